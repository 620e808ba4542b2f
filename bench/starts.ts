import path from 'node:path'
import { startServer } from './server.ts'
import { milliseconds, createTable } from './table.ts'

/** How long `npm start` takes, the first time and later. */
export async function measureStarts(folder: string): Promise<void> {
  const table = createTable('Starting', ['time'])
  const dataDir = path.join(folder, 'starts')
  for (const what of ['first start, empty data folder', 'warm start']) {
    const server = await startServer(dataDir)
    await server.stop()
    table.row(what, milliseconds(server.startMs))
  }
}
