import type { Template, TemplateSource } from '@countersign/pdf/template'
import type { FormLibrary } from '@countersign/form-library'
import { isUuid } from '../../../kernel/ids.ts'
import { createTemplateCache } from './template-cache.ts'
import {
  createCustomTemplate,
  type CustomTemplate,
  type CustomTemplateDeps,
} from '../custom/create-custom-template.ts'

/**
 * Library forms and custom forms, for the signing engine. Access is checked before. An edition never
 * changes, so its template can be cached.
 */
export function createTemplateSource(
  deps: CustomTemplateDeps & { library: FormLibrary },
): TemplateSource {
  const cache = createTemplateCache<Template>({
    max: 200,
    maxBytes: 256 * 2 ** 20,
    sizeOf: ({ pdf }) => pdf.length,
  })

  return {
    async find(templateId) {
      const custom = parseCustomTemplateId(templateId)
      if (!custom) {
        return deps.library.find(templateId)
      }

      return cache.get(templateId, () => createCustomTemplate(deps, custom))
    },
  }
}

/**
 * `<formId>@<edition>/k<signerCount>` with the id of a custom form, `o<owners>` for several owners, and
 * `-large` for large print.
 */
function parseCustomTemplateId(templateId: string): CustomTemplate | undefined {
  const [, formId = '', edition, count, owners, large] =
    /^([^@]+)@(\d{1,9})\/k([1-4])(?:o([23]))?(-large)?$/.exec(templateId) ?? []

  return isUuid(formId)
    ? {
        templateId,
        formId,
        edition: Number(edition),
        signerCount: Number(count),
        ...(owners && { owners: Number(owners) }),
        ...(large && { print: 'large' as const }),
      }
    : undefined
}
