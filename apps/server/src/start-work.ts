import type { FormLibrary } from '@countersign/form-library'
import type { FastifyBaseLogger } from 'fastify'
import type { Composition } from './composition.ts'
import { resumeUnfinished } from './features/esign/index.ts'
import type { Closing } from './kernel/closing.ts'
import { systemContext } from './kernel/house.ts'

/** Starts the jobs, and asks again for whatever an earlier end may have left half done. */
export async function startWork(
  { house, seals }: Composition,
  { closing, log }: { closing: Closing; log: FastifyBaseLogger },
): Promise<void> {
  await house.parts.jobs.start()
  closing.add('jobs', () => house.parts.jobs.stop())
  await resumeUnfinished(systemContext(house, log))
  // Nobody waits for these: a file that comes first waits for its thread and no longer.
  let ending = false
  closing.add('preparations', () => {
    ending = true
    return Promise.resolve()
  })
  const unlessEnding = (words: string) => (error: unknown) => {
    if (!ending) {
      log.warn({ err: error }, words)
    }
  }
  seals.warm().catch(unlessEnding('sealing thread not ready'))
  drawThumbnails(house.parts.forms).catch(unlessEnding('a form could not be compiled'))
}

/** So that the first visit to the library finds every form's picture drawn; in the compiler's thread. */
async function drawThumbnails(forms: FormLibrary): Promise<void> {
  for (const { id } of forms.forms()) {
    await forms.thumbnail(id)
  }
}
