import { createHash } from 'node:crypto'
import { residentRoles } from '@countersign/answers'
import type { Template } from '@countersign/esign'
import type { FormDefinition } from '../form-definition.ts'
import { buildReading } from './build-reading.ts'
import { checkForm } from './check-form.ts'
import { expandForm } from './expand-form.ts'
import { layOutForm } from './layout/lay-out-form.ts'
import { drawThumbnail } from './paint/draw-thumbnail.ts'
import { paintPdf } from './paint/paint-pdf.ts'
import type { Variant } from './variant.ts'

/** A template with a small picture of its first page, an SVG. */
export interface CompiledForm extends Template {
  thumbnail: string
}

/**
 * Compiles one variant of a form: its fields, its reading view and its PDF (US Letter, in points).
 * Deterministic: the same definition and variant give the same bytes.
 * Throws `FormDefinitionError` if the definition is invalid.
 */
export async function compileForm(
  definition: FormDefinition,
  variant: Variant,
): Promise<CompiledForm> {
  const { pieces, template } = describeForm(definition, variant)
  const pages = layOutForm(definition, pieces, variant.print)
  const pdf = await paintPdf(definition, pages)

  return {
    ...template,
    pages: pages.length,
    pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    thumbnail: drawThumbnail(pages[0] ?? { items: [] }, definition.title),
  }
}

/** The parts of a template that need no layout. Throws `FormDefinitionError`. */
export function describeForm(definition: FormDefinition, variant: Variant) {
  const { signerCount, resident, print } = variant
  const form = expandForm(definition, variant)
  checkForm(definition, form)

  const template = {
    templateId: formatTemplateId(definition, variant),
    formId: definition.id,
    title: definition.title,
    edition: definition.edition,
    language: 'en-US',
    signerCount,
    ...(resident !== undefined && { copyOf: residentRoles[resident - 1] }),
    ...(print === 'large' && { textSize: largeTextSize }),
    fields: form.fields,
    reading: buildReading(definition, form.pieces),
  }
  return { template, pieces: form.pieces }
}

/** In points: answers in large print are written as large as the form's own text. */
const largeTextSize = 18

/**
 * `<form>@<edition>/k<signerCount>`, with `r<resident>` appended for a private copy and `-large` for
 * large print.
 */
export function formatTemplateId(
  { id, edition }: FormDefinition,
  { signerCount, resident, print }: Variant,
): string {
  const copy = resident === undefined ? '' : `r${resident}`

  return `${id}@${edition}/k${signerCount}${copy}${print === 'large' ? '-large' : ''}`
}
