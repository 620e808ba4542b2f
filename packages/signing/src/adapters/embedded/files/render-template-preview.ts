import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { SigningError } from '../../../errors.ts'
import { renderDocument } from '@countersign/pdf/render/render-document'
import type { Engine } from '../engine.ts'
import { getFirstRows } from '../groups/prefill-values.ts'

/** Renders the blank form without form fields, so that a preview cannot be filled in; its tables have their first rows. */
export async function renderTemplatePreview(
  engine: Engine,
  { templateId }: { templateId: string },
): Promise<Uint8Array> {
  const template = await engine.templates.find(templateId)
  if (!template) {
    throw new SigningError('template-not-found', 'This form no longer exists.')
  }
  return (await renderDocument({ template, answers: listFirstRows(template.fields) })).pdf
}

/** On paper the rooms and items of a table cannot be looked up elsewhere. */
function listFirstRows(fields: readonly Field[]): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const rows = getFirstRows(field)
      return rows === undefined ? [] : [[field.key, rows]]
    }),
  )
}
