import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Distinguishes a process from a later one with the same id, as in a container, where ids start over.
 * `undefined` if no such process is running.
 */
export function getProcessIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') {
    return readLinuxIdentity(pid)
  }
  if (process.platform === 'win32') {
    return isRunning(pid) ? 'running' : undefined
  }

  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).stdout.trim() ||
    undefined
  )
}

function readLinuxIdentity(pid: number): string | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }

  // proc(5): "pid (name) state ... starttime"; the name may hold spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, started] = [fields[0], fields[19]]
  if (state === 'Z' || state === 'X') {
    return undefined
  }

  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${started}`
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
