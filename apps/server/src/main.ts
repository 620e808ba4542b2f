import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './bootstrap/build-app.ts'
import { banner } from './bootstrap/banner.ts'
import { readConfig, type Config } from './config/config.ts'
import { createLogger } from './kernel/logger.ts'
import { bootstrap } from './bootstrap/bootstrap.ts'
import { runProcess } from './bootstrap/run-process.ts'
import { startJobs } from './bootstrap/start-jobs.ts'
import { warmUp } from './bootstrap/warm-up.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Starts database, jobs and HTTP server. */
runProcess('Countersign', async (shutdownHooks) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  let origin = config.publicUrl
  const runtime = await bootstrap({ config, log, shutdownHooks, ownOrigin: () => origin })
  const { services, extensions } = runtime

  const app = await buildApp(services, { ...config, log, webFolder, extensions })
  await startJobs(services, { shutdownHooks, log })
  warmUp(runtime, { shutdownHooks, log })
  shutdownHooks.add('requests', () => closeApp(app))
  origin = await listen(app, config)
  log.info({ origin }, 'listening')
  process.stdout.write(banner(config))
})

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  await app.listen({ host, port })
  const address = app.server.address()
  if (address === null || typeof address === 'string') {
    throw new Error('The server listens on no port.')
  }

  const everywhere = ['0.0.0.0', '::'].includes(address.address)
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${everywhere ? '127.0.0.1' : name}:${address.port}`
}

/** Requests under way may end; who holds a connection open for too long is cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), 3000)
  await app.close()
  clearTimeout(cutOff)
}
