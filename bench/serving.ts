import path from 'node:path'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { measureCoOwners } from './co-owners.ts'
import { measureEffort } from './effort/measure-effort.ts'
import { fetchBare } from './fetch-as.ts'
import { measureMembers } from './members.ts'
import { measureMilliseconds, sample } from './measure.ts'
import { measurePackets } from './packets.ts'
import { measurePages } from './pages.ts'
import { measureRoomInteractions } from './room-interactions.ts'
import { measureRoomLoad } from './room-load.ts'
import { measureSearch } from './search.ts'
import { type RunningServer, startBareRoute, startServer } from './server.ts'
import { measureSpeedAsFelt } from './speed-as-felt.ts'
import { createTable } from './table.ts'

/** How long API calls take, compared with a bare Fastify route of the same run. */
export function measureServing(folder: string): Promise<void> {
  return withServer(folder, async (server) => {
    await server.waitUntilIdle()
    const table = createTable('Serving, one caller at a time', ['p50', 'p95', 'to a bare route'])
    const bareRoute = await startBareRoute()
    try {
      const bare = await sample(300, () => measureMilliseconds(() => fetchBare(bareRoute.url)), 30)
      table.timed('bare Fastify route', bare, bare)
      await measurePackets(table, bare, server)
      await measureSearch(table, bare)
      await measureMembers(table, bare)
    } finally {
      await bareRoute.stop()
    }
  })
}

/** What owners beside the initiator add to the last click. */
export function measureOwners(folder: string): Promise<void> {
  return withServer(folder, async (server) => {
    await server.waitUntilIdle()
    await measureCoOwners(createTable('Last click with co-owners', ['p50', 'p95', 'to one owner']))
  })
}

/** What browsers load and render. */
export function measureBrowsing(folder: string): Promise<void> {
  return withServer(folder, async ({ baseUrl }) => {
    await measurePages(baseUrl)
    await measureSpeedAsFelt(baseUrl)
    await measureRoomLoad(baseUrl)
    await measureRoomInteractions(baseUrl)
  })
}

/** What one packet asks of its people. */
export function measurePeople(folder: string): Promise<void> {
  return withServer(folder, ({ baseUrl }) => measureEffort(baseUrl))
}

async function withServer(
  folder: string,
  work: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const dataDir = path.join(folder, 'database')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const server = await startServer(path.join(folder, 'serving'), { DATABASE_URL: postgres.url })
  process.env.E2E_BASE_URL = server.baseUrl
  process.env.E2E_DATABASE_URL = postgres.url
  try {
    await work(server)
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
