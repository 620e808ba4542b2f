import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase } from '@countersign/database'
import { readConfig } from '../config/config.ts'
import { createMetrics } from '../infrastructure/metrics/create-metrics.ts'
import { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { explainListenError } from './explain-listen-error.ts'
import { startMetrics } from './start-metrics.ts'

test('an address that this machine does not have is named by its setting', async () => {
  const address = { host: '192.0.2.1', port: 3000, setting: 'PORT' } as const
  const [error] = await once(createServer().listen(address), 'error')

  expect(String(explainListenError(error, address))).toMatch(
    /HOST: 192\.0\.2\.1 is no address of this machine\./,
  )
})

test('a port of the figures that is in use is named by its setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  const metrics = createMetrics({ db, pool: { totalCount: 0, idleCount: 0, waitingCount: 0 } })
  const config = readConfig({ HOST: '127.0.0.1', METRICS_PORT: String(port) })

  await expect(
    startMetrics({ metrics }, { config, shutdownHooks: new ShutdownHooks() }),
  ).rejects.toThrow(`METRICS_PORT: ${port} is in use by another program.`)
  await close()
  taken.close()
})
