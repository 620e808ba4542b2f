import { createHash } from 'node:crypto'
import { residentRoles } from '@countersign/answers'
import type { Template } from '@countersign/esign'
import type { FormDefinition } from '../form-definition.ts'
import { checkForm } from './check-form.ts'
import { expandForm } from './expand-form.ts'
import { layOutForm } from './layout/lay-out-form.ts'
import type { Print } from './layout/paper.ts'
import { makeReading } from './make-reading.ts'
import { drawThumbnail } from './paint/draw-thumbnail.ts'
import { paintPdf } from './paint/paint-pdf.ts'
import type { Variant } from './variant.ts'

/** A template with a small picture of its first page, an SVG. */
export interface CompiledForm extends Template {
  thumbnail: string
}

/**
 * Makes a form for 1 to 4 residents: its fields, its reading view and its PDF (US Letter, points). With
 * `resident`, a place from 1, it is the private copy of that one among so many signers; in `large`
 * print nothing is set smaller than 18 points.
 * The same definition gives the same bytes. Throws `FormDefinitionError` where the form is wrong.
 */
export async function compileForm(
  definition: FormDefinition,
  signerCount: number,
  resident?: number,
  print?: Print,
): Promise<CompiledForm> {
  const { pieces, template } = describeForm(definition, signerCount, resident, print)
  const sheets = layOutForm(definition, pieces, print)
  const pdf = await paintPdf(definition, sheets)

  return {
    ...template,
    pages: sheets.length,
    pdf,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    thumbnail: drawThumbnail(sheets[0] ?? { items: [] }, definition.title),
  }
}

/** Everything of a template that needs no drawing. */
export function describeForm(
  definition: FormDefinition,
  signerCount: number,
  resident?: number,
  print?: Print,
) {
  const form = expandForm(definition, signerCount, resident)
  checkForm(definition, form)

  const template = {
    templateId: templateIdOf(definition, { signerCount, resident, print }),
    formId: definition.id,
    title: definition.title,
    edition: definition.edition,
    language: 'en-US',
    signerCount,
    ...(resident !== undefined && { copyOf: residentRoles[resident - 1] }),
    ...(print === 'large' && { textSize: largeTextSize }),
    fields: form.fields,
    reading: makeReading(definition, form.pieces),
  }
  return { template, pieces: form.pieces }
}

/** In points: what is written into a form of large print is as large as the form's own text. */
const largeTextSize = 18

/**
 * `<form>@<edition>/k<signers>`, `r<place>` behind it for the private copy of one of them, and `-large`
 * for the edition in large print.
 */
export function templateIdOf(
  { id, edition }: FormDefinition,
  { signerCount, resident, print }: Variant,
): string {
  const copy = resident === undefined ? '' : `r${resident}`

  return `${id}@${edition}/k${signerCount}${copy}${print === 'large' ? '-large' : ''}`
}
