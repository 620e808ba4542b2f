import { bootstrap } from '../bootstrap/bootstrap.ts'
import { requireDatabase, withRunningDatabase } from '../bootstrap/open-command-storage.ts'
import { readConfig } from '../config/config.ts'
import { systemContext, type Context } from '../kernel/context.ts'
import { createLogger } from '../kernel/logger.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

/** Use cases of the server, beside a running one or without. */
export type Action = (ctx: Context) => Promise<string>

export async function runAction(
  action: Action | undefined,
  { shutdownHooks, logLevel }: { shutdownHooks: ShutdownHooks; logLevel: 'warn' | 'error' },
): Promise<string | undefined> {
  if (!action) {
    return undefined
  }
  const log = createLogger(logLevel)
  const settings = readConfig()
  requireDatabase(settings)
  const config = withRunningDatabase(settings)
  const { services } = await bootstrap({ config, log, shutdownHooks })
  await services.ports.jobs.start()
  shutdownHooks.add('jobs', () => services.ports.jobs.stop())

  return action(systemContext(services, log))
}
