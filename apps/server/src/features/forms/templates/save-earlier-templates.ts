import type { TemplateArchive } from '@countersign/pdf/template'
import { findEarlierTemplates } from '@countersign/form-library'
import type { FastifyBaseLogger } from 'fastify'
import type { FormCacheFolder } from '../../../infrastructure/files/form-cache.ts'

interface EarlierTemplatesDeps {
  cache: FormCacheFolder
  archive: TemplateArchive
  log: FastifyBaseLogger
}

/**
 * Packets of the version of November 21, 2026 need the templates that it left in the cache of compiled
 * forms only. Idempotent: runs at every start, before anybody can open such a packet.
 */
export async function saveEarlierTemplates({
  cache,
  archive,
  log,
}: EarlierTemplatesDeps): Promise<void> {
  try {
    const templates = await findEarlierTemplates(cache, await cache.list())
    if (templates.length > 0) {
      await archive.save(templates)
    }
  } catch (error) {
    log.error({ err: error }, 'the templates of an earlier version could not be stored')
  }
}
