import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../kernel/logger.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { days } from '../kernel/time.ts'
import { startTestApp, type TestApp } from '../testing/index.ts'
import { invitesOf, walkPacket, withNewSession } from '../testing/walk-packet.ts'
import { startJobs } from './jobs.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('links that expired while no server ran are shown as expired once one starts', async () => {
  const walk = await walkPacket(server, 'sent')
  await server.jobs.run()
  server.clock.advance(days(40))
  await startJobs(server.services, {
    shutdownHooks: new ShutdownHooks(),
    log: createLogger('silent'),
  })
  await server.jobs.run()

  const later = await withNewSession(server, walk)
  expect((await invitesOf(later)).map(({ status }) => status)).toEqual([
    'expired',
    'expired',
    'created',
  ])
})
