import { SigningError } from './errors.ts'
import {
  renderDocument,
  type RenderedDocument,
  type RenderInput,
} from '@countersign/pdf/render/render-document'
import { UnprintableAnswer } from '@countersign/pdf/render/unprintable-answer'

/** Throws `unsupported-characters` with the key of the answer that cannot be printed. */
export async function drawDocument(input: RenderInput): Promise<RenderedDocument> {
  try {
    return await renderDocument(input)
  } catch (error) {
    if (error instanceof UnprintableAnswer) {
      const { key, message } = error
      throw new SigningError('unsupported-characters', message, [{ key, message }])
    }
    throw error
  }
}
