import { savedTemplates, type Database } from '@countersign/database'
import type { Template, TemplateArchive } from '@countersign/pdf/template'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../../kernel/context.ts'
import type { FileStore } from '../../../kernel/ports.ts'
import { StorageError } from '../../../kernel/storage-error.ts'
import { createTemplateCache } from './template-cache.ts'

interface ArchiveDeps {
  db: Database
  files: Pick<FileStore, 'read' | 'put'>
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
}

/** The templates of existing packets, by the SHA-256 of the PDF: an update of the library changes none of them. */
export function createTemplateArchive(deps: ArchiveDeps): TemplateArchive {
  const cache = createTemplateCache<Template>({
    max: 50,
    maxBytes: 64 * 2 ** 20,
    sizeOf: ({ pdf }) => pdf.length,
  })

  return {
    save: (templates) => saveNew(deps, templates),
    find: ({ templateId, sha256 }) =>
      cache.get(`${templateId} ${sha256}`, () => read(deps, { templateId, sha256 })),
  }
}

async function saveNew(deps: ArchiveDeps, templates: readonly Template[]): Promise<void> {
  const unknown = await withoutKnown(deps.db, templates)
  if (unknown.length === 0) {
    return
  }

  // The file is durable before the row that names it.
  await Promise.all(unknown.map(({ pdf }) => deps.files.put(pdf)))
  const savedAt = deps.clock.now()
  await deps.db
    .insert(savedTemplates)
    .values(
      unknown.map(({ pdf: _, ...template }) => ({
        templateId: template.templateId,
        sha256: template.sha256,
        template,
        savedAt,
      })),
    )
    .onConflictDoNothing()
}

async function withoutKnown(db: Database, templates: readonly Template[]): Promise<Template[]> {
  const { templateId, sha256 } = savedTemplates
  const rows = await db
    .select({ templateId, sha256 })
    .from(savedTemplates)
    .where(
      inArray(
        templateId,
        templates.map((template) => template.templateId),
      ),
    )
  const known = new Set(rows.map((row) => `${row.templateId} ${row.sha256}`))

  return templates.filter((template) => !known.has(`${template.templateId} ${template.sha256}`))
}

async function read(
  { db, files, log }: ArchiveDeps,
  saved: Pick<Template, 'templateId' | 'sha256'>,
): Promise<Template | undefined> {
  const [row] = await db
    .select({ template: savedTemplates.template })
    .from(savedTemplates)
    .where(
      and(eq(savedTemplates.templateId, saved.templateId), eq(savedTemplates.sha256, saved.sha256)),
    )
  if (!row) {
    log.error(saved, 'a packet needs an edition of a form that is not stored')
    return undefined
  }
  const pdf = await files.read(saved.sha256)
  if (!pdf) {
    throw new StorageError('missing', `The stored template ${saved.templateId} has no file.`)
  }

  return { ...row.template, pdf }
}
