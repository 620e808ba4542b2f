import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './bootstrap/build-app.ts'
import { banner } from './bootstrap/banner.ts'
import { drainAndClose } from './bootstrap/drain.ts'
import { explainListenError } from './bootstrap/explain-listen-error.ts'
import { readConfig, type Config } from './config/config.ts'
import { createLogger } from './kernel/logger.ts'
import { bootstrap } from './bootstrap/bootstrap.ts'
import { createIncomingFiles, removeLeftBodies } from './infrastructure/files/incoming-files.ts'
import { runProcess } from './bootstrap/run-process.ts'
import { startJobs } from './bootstrap/jobs.ts'
import { startMetrics } from './bootstrap/start-metrics.ts'
import { checkMembership, warmUp } from './bootstrap/warm-up.ts'

/** Enough for what is in progress once the drain time is over. */
const afterDrainMs = 4000

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

runProcess('Countersign', async (shutdownHooks) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  let origin = config.publicUrl
  const runtime = await bootstrap({ config, log, shutdownHooks, ownOrigin: () => origin })
  const { services, plugins, metrics, tracing } = runtime

  const incomingFolder = path.join(config.dataDir, 'incoming')
  await removeLeftBodies(incomingFolder, new Date())
  const draining = { hasBegun: false }
  const [app] = await Promise.all([
    buildApp(services, {
      ...config,
      log,
      webFolder,
      incoming: createIncomingFiles(incomingFolder),
      bodies: { diskBytes: config.uploadBytes },
      plugins,
      draining,
      metrics: { metrics, token: config.metrics.token },
      tracing,
    }),
    startJobs(services, { shutdownHooks, log, config }),
  ])
  warmUp(runtime, { shutdownHooks, log, thumbnails: true })
  const { drainSeconds } = config
  shutdownHooks.allowTime(drainSeconds * 1000 + afterDrainMs)
  shutdownHooks.add('requests', () => drainAndClose({ app, draining, drainSeconds, log }))
  origin = await listen(app, config)
  await startMetrics(runtime, { config, shutdownHooks })
  log.info({ origin }, 'listening')
  checkMembership(runtime, log)
  process.stdout.write(banner(config))
})

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw explainListenError(error, { host, port, setting: 'PORT' })
  }
  const address = app.server.address()
  if (address === null || typeof address === 'string') {
    throw new Error('The server does not listen on a port.')
  }

  const isWildcard = ['0.0.0.0', '::'].includes(address.address)
  const hostname = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${isWildcard ? '127.0.0.1' : hostname}:${address.port}`
}
