import { SigningError } from '../../../errors.ts'
import { renderDocument } from '../../../pdf/render/render-document.ts'
import type { Engine } from '../engine.ts'

/** The blank form as print: nothing in it can be typed into and taken for a filled one. */
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
