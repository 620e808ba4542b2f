import { ownFormEditions, type Database } from '@countersign/database'
import type { Template, TemplateSource } from '@countersign/esign'
import { compileForm, type FormLibrary } from '@countersign/form-library'
import { and, eq } from 'drizzle-orm'
import { isUuid } from '../../kernel/is-uuid.ts'
import { definitionOf } from './own-edition.ts'

const keptTemplates = 200

/**
 * The library's forms and members' own as one source for the signing engine. Which of them a member
 * may use is decided before; an edition never changes, so that what was compiled may be kept.
 */
export function createTemplateSource(db: Database, library: FormLibrary): TemplateSource {
  const compiled = new Map<string, Promise<Template>>()

  return {
    async find(templateId) {
      const own = parseOwn(templateId)
      if (!own) {
        return library.find(templateId)
      }

      return compiled.get(templateId) ?? compileOwn(db, compiled, own)
    },
  }
}

interface OwnTemplate {
  templateId: string
  formId: string
  edition: number
  signerCount: number
}

/** `<formId>@<edition>/k<signerCount>` with the id of an own form. */
function parseOwn(templateId: string): OwnTemplate | undefined {
  const [, formId = '', edition, count] = /^([^@]+)@(\d{1,9})\/k([1-4])$/.exec(templateId) ?? []

  return isUuid(formId)
    ? { templateId, formId, edition: Number(edition), signerCount: Number(count) }
    : undefined
}

async function compileOwn(
  db: Database,
  compiled: Map<string, Promise<Template>>,
  { templateId, formId, edition, signerCount }: OwnTemplate,
): Promise<Template | undefined> {
  const [kept] = await db
    .select()
    .from(ownFormEditions)
    .where(and(eq(ownFormEditions.formId, formId), eq(ownFormEditions.edition, edition)))
  if (!kept) {
    return undefined
  }

  const template = compileForm(definitionOf(kept), signerCount)
  template.catch(() => compiled.delete(templateId))
  keep(compiled, templateId, template)

  return template
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > keptTemplates && oldest !== undefined) {
    map.delete(oldest)
  }
}
