import { createHash } from 'node:crypto'
import { residentRoles } from '@countersign/esign'
import type { Template } from '@countersign/esign'
import type { FormDefinition } from '../form-definition.ts'
import { checkForm } from './check-form.ts'
import { expandForm } from './expand-form.ts'
import { layOutForm } from './layout/lay-out-form.ts'
import { makeReading } from './make-reading.ts'
import { drawThumbnail } from './paint/draw-thumbnail.ts'
import { paintPdf } from './paint/paint-pdf.ts'

/** A template with a small picture of its first page, an SVG. */
export interface CompiledForm extends Template {
  thumbnail: string
}

/**
 * Makes a form for 1 to 4 residents: its fields, its reading view and its PDF (US Letter, points). With
 * `resident`, a place from 1, it is the private copy of that one among so many signers.
 * The same definition gives the same bytes. Throws `FormDefinitionError` where the form is wrong.
 */
export async function compileForm(
  definition: FormDefinition,
  signerCount: number,
  resident?: number,
): Promise<CompiledForm> {
  const { pieces, template } = describeForm(definition, signerCount, resident)
  const sheets = layOutForm(definition, pieces)
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
export function describeForm(definition: FormDefinition, signerCount: number, resident?: number) {
  const form = expandForm(definition, signerCount, resident)
  checkForm(definition, form)

  const template = {
    templateId: templateIdOf(definition, signerCount, resident),
    formId: definition.id,
    title: definition.title,
    edition: definition.edition,
    language: 'en-US',
    signerCount,
    ...(resident !== undefined && { copyOf: residentRoles[resident - 1] }),
    fields: form.fields,
    reading: makeReading(definition, form.pieces),
  }
  return { template, pieces: form.pieces }
}

/** `<form>@<edition>/k<signers>`, and `r<place>` behind it for the private copy of one of them. */
export function templateIdOf(
  { id, edition }: FormDefinition,
  signerCount: number,
  resident?: number,
): string {
  return `${id}@${edition}/k${signerCount}${resident === undefined ? '' : `r${resident}`}`
}
