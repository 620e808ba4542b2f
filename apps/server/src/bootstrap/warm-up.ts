import type { FormLibrary } from '@countersign/form-library'
import type { FastifyBaseLogger } from 'fastify'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import type { Runtime } from './create-services.ts'

interface WarmUpOptions {
  shutdownHooks: ShutdownHooks
  log: FastifyBaseLogger
  /** Of the form catalog, which only a server shows. */
  thumbnails: boolean
}

/** In the background, so that the first visitors need not wait for it. */
export function warmUp(
  { services, sealPool }: Runtime,
  { shutdownHooks, log, thumbnails }: WarmUpOptions,
): void {
  let isShuttingDown = false
  shutdownHooks.add('warm-up', () => {
    isShuttingDown = true
    return Promise.resolve()
  })
  const warn = (message: string) => (error: unknown) => {
    if (!isShuttingDown) {
      log.warn({ err: error }, message)
    }
  }

  sealPool.warm().catch(warn('sealing threads could not be warmed up'))
  services.ports.payments.online?.check().catch(warn('online payments are not available'))
  services.ports.files.check().catch(warn('the file store could not be checked'))
  if (thumbnails) {
    renderThumbnails(services.ports.forms).catch(warn('form could not be compiled'))
  }
}

/** Once the server listens. The log says so if the membership is away; the server runs without it. */
export function checkMembership({ services }: Runtime, log: FastifyBaseLogger): void {
  services.ports.membership.check().catch((error: unknown) => {
    log.error({ err: error }, 'the membership could not be checked')
  })
}

async function renderThumbnails(forms: FormLibrary): Promise<void> {
  for (const { id } of forms.forms()) {
    await forms.thumbnail(id)
  }
}
