import { fileURLToPath } from 'node:url'
import { migrate, openDatabase } from '@countersign/database'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { seedFirstStart } from '@countersign/database/seed'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { banner } from './banner.ts'
import { compose } from './composition.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { demoSubjects, embeddedIssuer } from './features/auth/index.ts'
import { createLogger } from './kernel/logger.ts'
import type { House } from './kernel/house.ts'
import { Closing } from './kernel/closing.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
const longestCloseMs = 9000

const closing = new Closing()
process.on('SIGTERM', () => void end(0))
process.on('SIGINT', () => void end(0))
start().catch((error: unknown) => {
  console.error(`Countersign could not start. ${wordsOf(error)}`)
  void end(1)
})

/** Database, keys, jobs, doors: whatever is opened is closed again in reverse, however far it got. */
async function start(): Promise<void> {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const databaseUrl = await openStorage(config)
  await migrate(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, {
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  closing.add('database connections', close)

  let origin = config.publicUrl
  const { house, extensions } = await compose({
    config,
    db,
    databaseUrl,
    log,
    ownOrigin: () => origin,
  })
  await seed(house, config)
  const app = await buildApp(house, { ...config, log, webFolder, extensions })
  await house.parts.jobs.start()
  closing.add('jobs', () => house.parts.jobs.stop())
  closing.add('requests', () => closeApp(app))
  origin = await listen(app, config)
  log.info({ origin }, 'listening')
  process.stdout.write(banner(config))
}

async function openStorage(config: Config): Promise<string> {
  if (config.databaseUrl) {
    return config.databaseUrl
  }

  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => undefined })
  closing.add('database', () => postgres.stop())

  return postgres.url
}

/** The demo members exist where the embedded membership does. */
async function seed(house: House, config: Config): Promise<void> {
  if (!config.oidc) {
    await seedFirstStart(house.db, {
      issuer: embeddedIssuer,
      subjects: demoSubjects,
      now: house.clock.now(),
      newId: () => house.ids.uuid(),
    })
  }
}

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

/** Ends everything within ten seconds; what is left then ends with the process, and loses nothing. */
async function end(code: number): Promise<void> {
  setTimeout(() => process.exit(code || 1), longestCloseMs).unref()
  await closing.run((what, error) => {
    console.error(`Closing ${what} failed. ${wordsOf(error)}`)
  })
  process.exit(code)
}

function wordsOf(error: unknown): string {
  if (error instanceof ConfigError) {
    return `These settings cannot stand:\n${error.message}`
  }

  return error instanceof Error ? error.message : String(error)
}
