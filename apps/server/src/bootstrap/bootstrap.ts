import { seedFirstStart } from '@countersign/database/seed'
import { demoSubjects, embeddedIssuer } from '../features/auth/index.ts'
import { closeDataFolder } from '../infrastructure/files/close-data-folder.ts'
import type { AppServices, Clock } from '../kernel/context.ts'
import { systemClock } from '../kernel/time.ts'
import { createServices, type Runtime } from './create-services.ts'
import { openStorage, type StorageOptions } from './open-storage.ts'

interface BootstrapOptions extends StorageOptions {
  /** Where this process reaches itself, once it listens. Default: the public URL. */
  ownOrigin?: () => string
  /** Default: the system clock. */
  clock?: Clock
}

/** Startup of every process: database, adapters, demo data. */
export async function bootstrap(options: BootstrapOptions): Promise<Runtime> {
  const { config, log, shutdownHooks } = options
  const { ownOrigin = () => config.publicUrl, clock = systemClock } = options
  closeDataFolder(config.dataDir)
  const storage = await openStorage(options)

  const runtime = await createServices({ config, log, ownOrigin, clock, ...storage })
  shutdownHooks.add('mail connections', () => runtime.closeMail())
  shutdownHooks.add('sealing threads', () => runtime.sealPool.close())
  shutdownHooks.add('verifying thread', () => runtime.verifyPool.close())
  shutdownHooks.add('form compile worker', () => runtime.compileWorker.close())
  if (!config.oidc) {
    await seedDemo(runtime.services)
  }
  return runtime
}

/** Demo members belong to the embedded membership. */
async function seedDemo({ db, clock, ids }: AppServices): Promise<void> {
  await seedFirstStart(db, {
    issuer: embeddedIssuer,
    subjects: demoSubjects,
    now: clock.now(),
    newId: () => ids.uuid(),
  })
}
