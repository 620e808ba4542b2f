import { migrate, openDatabase } from '@countersign/database'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { seedFirstStart } from '@countersign/database/seed'
import type { FastifyBaseLogger } from 'fastify'
import { createServices, type Runtime } from './create-services.ts'
import type { Config } from '../config/config.ts'
import { demoSubjects, embeddedIssuer } from '../features/auth/index.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import type { AppServices } from '../kernel/app-services.ts'
import type { Clock } from '../kernel/context.ts'
import { systemClock } from '../kernel/ids.ts'

export interface BootstrapOptions {
  config: Config
  log: FastifyBaseLogger
  /** Takes whatever is opened, however far it gets. */
  shutdownHooks: ShutdownHooks
  /** Where this process reaches itself, once it listens. */
  ownOrigin?: () => string
  /** The system's own by default. */
  clock?: Clock
}

/** Database, migrations, adapters, first seed: what every process of the house begins with. */
export async function bootstrap(keys: BootstrapOptions): Promise<Runtime> {
  const {
    config,
    log,
    shutdownHooks,
    ownOrigin = () => config.publicUrl,
    clock = systemClock,
  } = keys
  const databaseUrl = await openStorage(keys)
  await migrate(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, {
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  shutdownHooks.add('database connections', close)

  const runtime = await createServices({ config, db, databaseUrl, log, ownOrigin, clock })
  shutdownHooks.add('sealing threads', () => runtime.seals.close())
  shutdownHooks.add('verifying thread', () => runtime.verifier.close())
  shutdownHooks.add('form compiler', () => runtime.compiler.close())
  await seed(runtime.services, config)
  return runtime
}

async function openStorage({ config, log, shutdownHooks }: BootstrapOptions): Promise<string> {
  if (config.databaseUrl) {
    return config.databaseUrl
  }

  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.debug({ line }, 'postgres'),
  })
  shutdownHooks.add('database', () => postgres.stop())

  return postgres.url
}

/** The demo members exist where the embedded membership does. */
async function seed(services: AppServices, config: Config): Promise<void> {
  if (!config.oidc) {
    await seedFirstStart(services.db, {
      issuer: embeddedIssuer,
      subjects: demoSubjects,
      now: services.clock.now(),
      newId: () => services.ids.uuid(),
    })
  }
}
