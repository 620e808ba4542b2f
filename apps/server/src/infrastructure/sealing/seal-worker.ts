import { type FieldProblem, SigningError, type SigningErrorCode } from '@countersign/signing/errors'
import { drawDocument } from '@countersign/signing/draw-document'
import {
  produceExecutedFile,
  type ExecutedFileInput,
  type ProducedFile,
} from '@countersign/signing/evidence/produce-executed-file'
import { warmUp as warmUpEngine } from '@countersign/signing/evidence/warm-up'
import type { RenderedDocument, RenderInput } from '@countersign/pdf/render/render-document'
import { sealPorts } from './seal-ports.ts'

/** A `SigningError` would lose its class between threads. */
export type Outcome<Value> =
  | { value: Value }
  | { rejected: { code: SigningErrorCode; message: string; fields: FieldProblem[] } }

export function produce(input: ExecutedFileInput): Promise<Outcome<ProducedFile>> {
  return settle(produceExecutedFile(input, sealPorts))
}

export function draw(input: RenderInput): Promise<Outcome<RenderedDocument>> {
  return settle(drawDocument(input))
}

export function warmUp(): Promise<Outcome<void>> {
  return settle(warmUpEngine())
}

async function settle<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work }
  } catch (error) {
    if (error instanceof SigningError) {
      const { code, message, fields } = error
      return { rejected: { code, message, fields } }
    }
    throw error
  }
}
