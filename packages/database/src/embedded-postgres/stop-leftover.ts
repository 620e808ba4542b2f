import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postmasterOf, processesIn } from './processes-in.ts'

/**
 * Ends a server that outlived the process which started it, and clears its lock file. The caller
 * holds the data folder's lock, so whatever still works in the cluster belongs to nobody.
 */
export async function stopLeftover(cluster: string): Promise<void> {
  // PostgreSQL's signals: INT to the server is a fast shutdown, QUIT to any of its processes an
  // immediate end. Nothing that was committed is lost by either.
  const server = postmasterOf(cluster)
  signal(
    processesIn(cluster).filter((pid) => pid === server),
    'SIGINT',
  )
  await untilEmpty(cluster, 5000)
  signal(processesIn(cluster), 'SIGQUIT')
  await untilEmpty(cluster, 2000)
  signal(processesIn(cluster), 'SIGKILL')
  await untilEmpty(cluster, 2000)

  if (processesIn(cluster).length > 0) {
    throw new Error(`Another PostgreSQL works in ${cluster} and cannot be stopped.`)
  }
  // Left in place, it would hold up the start once its process id belongs to somebody else.
  if (process.platform !== 'win32') {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // Gone meanwhile, or somebody else's: what is still there at the end is refused in words.
    }
  }
}

async function untilEmpty(cluster: string, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  while (processesIn(cluster).length > 0 && performance.now() < end) {
    await pause(20)
  }
}
