import { migrate, openDatabase } from '@countersign/database'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { seedFirstStart } from '@countersign/database/seed'
import type { FastifyBaseLogger } from 'fastify'
import { compose, type Composition } from './create-services.ts'
import type { Config } from '../config/config.ts'
import { demoSubjects, embeddedIssuer } from '../features/auth/index.ts'
import type { Closing } from '../kernel/shutdown-hooks.ts'
import type { House } from '../kernel/app-services.ts'

export interface HouseKeys {
  config: Config
  log: FastifyBaseLogger
  /** Takes whatever is opened, however far it gets. */
  closing: Closing
  /** Where this process reaches itself, once it listens. */
  ownOrigin?: () => string
}

/** Database, migrations, adapters, first seed: what every process of the house begins with. */
export async function openHouse(keys: HouseKeys): Promise<Composition> {
  const { config, log, closing, ownOrigin = () => config.publicUrl } = keys
  const databaseUrl = await openStorage(keys)
  await migrate(databaseUrl)
  const { db, close } = openDatabase(databaseUrl, {
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  })
  closing.add('database connections', close)

  const composition = await compose({ config, db, databaseUrl, log, ownOrigin })
  closing.add('sealing threads', () => composition.seals.close())
  closing.add('verifying thread', () => composition.verifier.close())
  closing.add('form compiler', () => composition.compiler.close())
  await seed(composition.house, config)
  return composition
}

async function openStorage({ config, log, closing }: HouseKeys): Promise<string> {
  if (config.databaseUrl) {
    return config.databaseUrl
  }

  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (line) => log.debug({ line }, 'postgres'),
  })
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
