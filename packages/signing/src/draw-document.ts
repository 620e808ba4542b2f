import {
  renderDocument,
  type RenderedDocument,
  type RenderInput,
} from '@countersign/pdf/render/render-document'
import { withPrintErrors } from './evidence/with-print-errors.ts'

/** Throws `unsupported-characters` with the key of the answer that cannot be printed. */
export function drawDocument(input: RenderInput): Promise<RenderedDocument> {
  return withPrintErrors(() => renderDocument(input))
}
