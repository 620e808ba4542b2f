import { createHash } from 'node:crypto'
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
 * Makes a form for 1 to 4 residents: its fields, its reading view and its PDF (US Letter, points).
 * The same definition gives the same bytes. Throws `FormDefinitionError` where the form is wrong.
 */
export async function compileForm(
  definition: FormDefinition,
  signerCount: number,
): Promise<CompiledForm> {
  const { pieces, template } = describeForm(definition, signerCount)
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
export function describeForm(definition: FormDefinition, signerCount: number) {
  const form = expandForm(definition, signerCount)
  checkForm(definition, form)

  const template = {
    templateId: templateIdOf(definition, signerCount),
    formId: definition.id,
    title: definition.title,
    edition: definition.edition,
    language: 'en-US',
    signerCount,
    fields: form.fields,
    reading: makeReading(definition, form.pieces),
  }
  return { template, pieces: form.pieces }
}

export function templateIdOf(definition: FormDefinition, signerCount: number): string {
  return `${definition.id}@${definition.edition}/k${signerCount}`
}
