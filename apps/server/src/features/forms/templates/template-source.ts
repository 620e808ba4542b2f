import type { Template, TemplateSource } from '@countersign/pdf/template'
import type { FormLibrary } from '@countersign/form-library'
import { isUuid } from '../../../kernel/ids.ts'
import { createTemplateCache } from './template-cache.ts'
import {
  createOwnTemplate,
  type OwnTemplate,
  type OwnTemplateDeps,
} from '../own/create-own-template.ts'

/**
 * Library forms and custom forms, for the signing engine. Access is checked before. An edition never
 * changes, so its template can be cached.
 */
export function createTemplateSource(
  deps: OwnTemplateDeps & { library: FormLibrary },
): TemplateSource {
  const cache = createTemplateCache<Template>({
    max: 200,
    maxBytes: 256 * 2 ** 20,
    sizeOf: ({ pdf }) => pdf.length,
  })

  return {
    async find(templateId) {
      const own = parseOwnTemplateId(templateId)
      if (!own) {
        return deps.library.find(templateId)
      }

      return cache.get(templateId, () => createOwnTemplate(deps, own))
    },
  }
}

/** `<formId>@<edition>/k<signerCount>` with the id of a custom form, and `-large` for large print. */
function parseOwnTemplateId(templateId: string): OwnTemplate | undefined {
  const [, formId = '', edition, count, large] =
    /^([^@]+)@(\d{1,9})\/k([1-4])(-large)?$/.exec(templateId) ?? []

  return isUuid(formId)
    ? {
        templateId,
        formId,
        edition: Number(edition),
        signerCount: Number(count),
        ...(large && { print: 'large' as const }),
      }
    : undefined
}
