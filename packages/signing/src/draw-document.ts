import {
  renderDocument,
  type RenderedDocument,
  type RenderInput,
} from '@countersign/pdf/render/render-document'
import { unprintable } from './evidence/unprintable.ts'

/** Throws `unsupported-characters` with the key of the answer that cannot be printed. */
export function drawDocument(input: RenderInput): Promise<RenderedDocument> {
  return unprintable(() => renderDocument(input))
}
