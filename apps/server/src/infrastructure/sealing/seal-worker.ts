import { type Outcome, settle } from '@countersign/document-import/thread/outcome'
import { type FieldProblem, SigningError, type SigningErrorCode } from '@countersign/signing/errors'
import { drawDocument } from '@countersign/signing/draw-document'
import {
  produceExecutedFile,
  type ExecutedFileInput,
  type ProducedFile,
} from '@countersign/signing/evidence/produce-executed-file'
import {
  writeUnsealedFile,
  type UnsealedFileInput,
  type UnsealedFile,
} from '@countersign/signing/evidence/write-unsealed-file'
import { warmUp as warmUpEngine } from '@countersign/signing/evidence/warm-up'
import type { RenderedDocument, RenderInput } from '@countersign/pdf/render/render-document'
import { sealPorts } from './seal-ports.ts'

export interface Rejected {
  code: SigningErrorCode
  message: string
  fields: FieldProblem[]
}

export function produce(input: ExecutedFileInput): Promise<Outcome<ProducedFile, Rejected>> {
  return settle(() => produceExecutedFile(input, sealPorts), explain)
}

export function writeUnsealed(input: UnsealedFileInput): Promise<Outcome<UnsealedFile, Rejected>> {
  return settle(() => writeUnsealedFile(input), explain)
}

export function draw(input: RenderInput): Promise<Outcome<RenderedDocument, Rejected>> {
  return settle(() => drawDocument(input), explain)
}

export function warmUp(): Promise<Outcome<void, Rejected>> {
  return settle(warmUpEngine, explain)
}

function explain(error: unknown): Rejected | undefined {
  if (!(error instanceof SigningError)) {
    return undefined
  }
  const { code, message, fields } = error
  return { code, message, fields }
}
