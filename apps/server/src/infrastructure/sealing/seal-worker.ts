import type { FieldProblem, SigningErrorCode } from '@countersign/esign'
import {
  drawDocument,
  produceExecutedFile,
  SigningError,
  warmUp as warmUpEngine,
  type ExecutedFileInput,
  type ProducedFile,
  type RenderedDocument,
  type RenderInput,
} from '@countersign/esign/produce'
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
