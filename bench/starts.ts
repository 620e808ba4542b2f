import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startServer } from './server.ts'
import { milliseconds, createTable } from './table.ts'

/** By then the idle threads have ended. */
const restAfterMs = 75_000

/** How long `npm start` takes, the first time and later, and what the server takes when at rest. */
export async function measureStarts(folder: string): Promise<void> {
  const table = createTable('Starting', ['time'])
  const dataDir = path.join(folder, 'starts')
  for (const what of ['first start, empty data folder', 'warm start']) {
    const server = await startServer(dataDir)
    await server.stop()
    table.row(what, milliseconds(server.startMs))
  }

  const server = await startServer(dataDir)
  await setTimeout(restAfterMs)
  table.row('memory at rest, a minute later', `${await residentMegabytes(server.pid)} MB`)
  await server.stop()
}

/** Of the server's process with its threads, without the embedded database. Linux only. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
