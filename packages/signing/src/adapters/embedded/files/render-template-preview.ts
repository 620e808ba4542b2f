import { SigningError } from '../../../errors.ts'
import { renderDocument } from '@countersign/pdf/render/render-document'
import type { Engine } from '../engine.ts'

/** Renders the blank form without form fields, so that a preview cannot be filled in. */
export async function renderTemplatePreview(
  engine: Engine,
  { templateId }: { templateId: string },
): Promise<Uint8Array> {
  const template = await engine.templates.find(templateId)
  if (!template) {
    throw new SigningError('template-not-found', 'This form no longer exists.')
  }
  return (await renderDocument({ template, answers: {} })).pdf
}
