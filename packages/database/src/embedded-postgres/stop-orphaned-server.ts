import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readPostmasterPid, findClusterProcesses } from './cluster-processes.ts'

/**
 * Stops a server whose parent process was killed, or what is left of a server that was killed, and
 * deletes its lock file. The caller holds the
 * data folder's lock, so no other Countersign uses these processes.
 */
export async function stopOrphanedServer(cluster: string): Promise<void> {
  // PostgreSQL's signals: INT is a fast shutdown, QUIT an immediate one. Neither loses committed data.
  const server = readPostmasterPid(cluster)
  const running = findClusterProcesses(cluster).filter((pid) => pid === server)
  if (running.length > 0) {
    sendSignal(running, 'SIGINT')
    await waitUntilStopped(cluster, 5000)
  }
  sendSignal(findClusterProcesses(cluster), 'SIGQUIT')
  await waitUntilStopped(cluster, 2000)
  sendSignal(findClusterProcesses(cluster), 'SIGKILL')
  await waitUntilStopped(cluster, 2000)

  if (findClusterProcesses(cluster).length > 0) {
    throw new Error(`Another PostgreSQL is running in ${cluster} and cannot be stopped.`)
  }
  // It would block the start once another process has its process id.
  if (process.platform !== 'win32') {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  }
}

function sendSignal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It ended, or belongs to another user: whatever remains in the end is reported.
    }
  }
}

async function waitUntilStopped(cluster: string, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs
  while (findClusterProcesses(cluster).length > 0 && performance.now() < end) {
    await pause(20)
  }
}
