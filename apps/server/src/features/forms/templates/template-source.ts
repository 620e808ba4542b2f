import type { Template, TemplateSource } from '@countersign/esign'
import type { FormLibrary } from '@countersign/form-library'
import { isUuid } from '../../../kernel/is-uuid.ts'
import { keepRecent } from './template-cache.ts'
import {
  makeOwnTemplate,
  type OwnTemplate,
  type OwnTemplateDeps,
} from '../own/create-own-template.ts'

/**
 * The library's forms and members' own as one source for the signing engine. Which of them a member
 * may use is decided before; an edition never changes, so that what was made of it may be kept.
 */
export function createTemplateSource(
  deps: OwnTemplateDeps & { library: FormLibrary },
): TemplateSource {
  const made = keepRecent<Template>(
    { most: 200, mostBytes: 256 * 2 ** 20 },
    ({ pdf }) => pdf.length,
  )

  return {
    async find(templateId) {
      const own = parseOwn(templateId)
      if (!own) {
        return deps.library.find(templateId)
      }

      return made.get(templateId, () => makeOwnTemplate(deps, own))
    },
  }
}

/** `<formId>@<edition>/k<signerCount>` with the id of an own form. */
function parseOwn(templateId: string): OwnTemplate | undefined {
  const [, formId = '', edition, count] = /^([^@]+)@(\d{1,9})\/k([1-4])$/.exec(templateId) ?? []

  return isUuid(formId)
    ? { templateId, formId, edition: Number(edition), signerCount: Number(count) }
    : undefined
}
