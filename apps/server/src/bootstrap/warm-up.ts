import type { FormLibrary } from '@countersign/form-library'
import type { FastifyBaseLogger } from 'fastify'
import type { Runtime } from './create-services.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'

/** Prepares what the first visitors would wait for. Nobody waits for this: who comes earlier waits for their own part. */
export function warmUp(
  { services, seals }: Runtime,
  { shutdownHooks, log }: { shutdownHooks: ShutdownHooks; log: FastifyBaseLogger },
): void {
  let ending = false
  shutdownHooks.add('preparations', () => {
    ending = true
    return Promise.resolve()
  })
  const unlessEnding = (words: string) => (error: unknown) => {
    if (!ending) {
      log.warn({ err: error }, words)
    }
  }

  seals.warm().catch(unlessEnding('sealing thread not ready'))
  drawThumbnails(services.ports.forms).catch(unlessEnding('a form could not be compiled'))
}

/** So that the first visit to the library finds every form's picture drawn; in the compiler's thread. */
async function drawThumbnails(forms: FormLibrary): Promise<void> {
  for (const { id } of forms.forms()) {
    await forms.thumbnail(id)
  }
}
