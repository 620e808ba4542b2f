import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** The ids of the PostgreSQL processes that work in this cluster; each one's working folder is the cluster. */
export function processesIn(cluster: string): number[] {
  if (!existsSync(cluster)) {
    return []
  }

  return process.platform === 'linux' ? byWorkingFolder(realpathSync(cluster)) : byCommand(cluster)
}

function byWorkingFolder(cluster: string): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && workingFolder(pid) === cluster)
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // It has ended meanwhile, or is none of our business.
    return undefined
  }
}

/** Without /proc only the server itself is found, whose command names the cluster. */
function byCommand(cluster: string): number[] {
  const pid = postmasterOf(cluster)
  if (pid === undefined || process.platform === 'win32') {
    return []
  }
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })

  return stdout.includes(cluster) ? [pid] : []
}

/** The process that PostgreSQL's own lock file names, whether it still runs or not. */
export function postmasterOf(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}
