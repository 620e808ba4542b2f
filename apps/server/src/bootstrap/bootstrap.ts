import { seedFirstStart } from '@countersign/database/seed'
import { demoSubjects, embeddedIssuer } from '../features/auth/index.ts'
import { closeDataFolder } from '../infrastructure/files/close-data-folder.ts'
import type { AppServices, Clock } from '../kernel/context.ts'
import { startTracing } from '../infrastructure/tracing/start-tracing.ts'
import { noTracing, type Tracing } from '../kernel/tracing.ts'
import { systemClock } from '../kernel/time.ts'
import { checkSigningProvider } from './check-signing-provider.ts'
import { createServices, type Runtime } from './create-services.ts'
import { openStorage, type StorageOptions } from './open-storage.ts'

interface BootstrapOptions extends Omit<StorageOptions, 'tracing'> {
  /** Where this process reaches itself, once it listens. Default: the public URL. */
  ownOrigin?: () => string
  /** Default: the system clock. */
  clock?: Clock
}

export async function bootstrap(options: BootstrapOptions): Promise<Runtime> {
  const { config, log, shutdownHooks } = options
  const { ownOrigin = () => config.publicUrl, clock = systemClock } = options
  closeDataFolder(config.dataDir)
  const tracing = await openTracing(options)
  const storage = await openStorage({ ...options, tracing })
  await checkSigningProvider(storage.db, config)

  const runtime = await createServices({ config, log, ownOrigin, clock, tracing, ...storage })
  shutdownHooks.add('mail connections', () => runtime.closeMail())
  shutdownHooks.add('sealing threads', () => runtime.sealPool.close())
  shutdownHooks.add('verifying thread', () => runtime.verifyPool.close())
  shutdownHooks.add('form compile worker', () => runtime.compileWorker.close())
  if (!config.oidc) {
    await seedDemo(runtime.services)
  }
  return runtime
}

async function openTracing({ config, log, shutdownHooks }: BootstrapOptions): Promise<Tracing> {
  if (!config.tracing) {
    return noTracing
  }
  const { tracing, stop } = await startTracing(config.tracing, log)
  shutdownHooks.add('traces', stop)

  return tracing
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
