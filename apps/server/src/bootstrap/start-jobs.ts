import type { FastifyBaseLogger } from 'fastify'
import { resumeUnfinished } from '../features/packets/index.ts'
import type { Closing } from '../kernel/shutdown-hooks.ts'
import { systemContext, type House } from '../kernel/app-services.ts'

/** Starts the jobs, and asks again for whatever an earlier end may have left half done. */
export async function startWork(
  house: House,
  { closing, log }: { closing: Closing; log: FastifyBaseLogger },
): Promise<void> {
  await house.parts.jobs.start()
  closing.add('jobs', () => house.parts.jobs.stop())
  await resumeUnfinished(systemContext(house, log))
}
