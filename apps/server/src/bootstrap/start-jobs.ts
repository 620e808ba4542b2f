import type { FastifyBaseLogger } from 'fastify'
import { resumeUnfinished } from '../features/packets/index.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { systemContext, type AppServices } from '../kernel/app-services.ts'

/** Starts the jobs, and asks again for whatever an earlier end may have left half done. */
export async function startJobs(
  services: AppServices,
  { shutdownHooks, log }: { shutdownHooks: ShutdownHooks; log: FastifyBaseLogger },
): Promise<void> {
  await services.ports.jobs.start()
  shutdownHooks.add('jobs', () => services.ports.jobs.stop())
  await resumeUnfinished(systemContext(services, log))
}
