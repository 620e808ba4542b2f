import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** The ids of the PostgreSQL processes of this cluster; the cluster is their working folder. */
export function findClusterProcesses(cluster: string): number[] {
  if (!existsSync(cluster)) {
    return []
  }

  return process.platform === 'linux'
    ? findByWorkingFolder(realpathSync(cluster))
    : findByCommand(cluster)
}

function findByWorkingFolder(cluster: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && readWorkingFolder(pid) === cluster)
}

function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // It ended, or belongs to another user.
    return undefined
  }
}

/** Without /proc, only the server itself is found: its command names the cluster. */
function findByCommand(cluster: string): number[] {
  const pid = readPostmasterPid(cluster)
  if (pid === undefined || process.platform === 'win32') {
    return []
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })

  return stdout.includes(cluster) ? [pid] : []
}

/** The process in PostgreSQL's own lock file, running or not. */
export function readPostmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}
