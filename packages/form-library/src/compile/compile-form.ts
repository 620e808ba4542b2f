import { createHash } from 'node:crypto'
import { residentRoles } from '@countersign/answers/field'
import type { Template } from '@countersign/pdf/template'
import type { FormDefinition } from '../form-definition.ts'
import { composeInformationSheet } from '../compose-information-sheet.ts'
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
  const { source, pieces, template } = describeForm(definition, variant)
  const pages = layOutForm(source, pieces, variant.print)
  const pdf = await paintPdf(source, pages)

  return {
    ...template,
    pages: pages.length,
    pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    thumbnail: drawThumbnail(pages[0] ?? { items: [] }, source.title),
  }
}

/** The parts of a template that need no layout. Throws `FormDefinitionError`. */
export function describeForm(definition: FormDefinition, variant: Variant) {
  const { signerCount, resident, print, language } = variant
  const source = language === 'es' ? composeInformationSheet(definition) : definition
  const form = expandForm(source, variant)
  checkForm(source, form)

  const template = {
    templateId: formatTemplateId(definition, variant),
    formId: definition.id,
    title: source.title,
    edition: definition.edition,
    language: language ?? 'en-US',
    signerCount,
    ...(resident !== undefined && { copyOf: residentRoles[resident - 1] }),
    ...(print === 'large' && { textSize: largeTextSize }),
    fields: form.fields,
    reading: buildReading(source, form.pieces),
  }
  return { source, template, pieces: form.pieces }
}

/** In points: answers in large print are written as large as the form's own text. */
const largeTextSize = 18

/**
 * `<form>@<edition>/k<signerCount>`, with `r<resident>` appended for a private copy, `o<owners>` for
 * several owners, `-large` for large print and `-es` for the Spanish information sheet.
 */
export function formatTemplateId(
  { id, edition }: FormDefinition,
  { signerCount, resident, owners = 1, print, language }: Variant,
): string {
  const copy = resident === undefined ? '' : `r${resident}`
  const several = owners > 1 ? `o${owners}` : ''

  return `${id}@${edition}/k${signerCount}${copy}${several}${print === 'large' ? '-large' : ''}${language ? `-${language}` : ''}`
}
