import type { FieldProblem, SigningErrorCode } from '@countersign/esign'
import type {
  ExecutedFileInput,
  PrepareSealInput,
  ProducedFile,
  RenderedDocument,
  RenderInput,
} from '@countersign/esign/produce'

/**
 * `warm-up` loads code and fonts, so that the first file need not wait for them. `free-memory` comes when
 * there is nothing to do.
 */
export type ThreadTask =
  | { kind: 'produce'; input: ExecutedFileInput }
  | { kind: 'draw'; input: RenderInput }
  | ({ kind: 'prepare' } & Omit<PrepareSealInput, 'envelopeId'>)
  | { kind: 'warm-up' }
  | { kind: 'free-memory' }

/** `rejected` carries a `SigningError` between threads. */
export type ThreadMessage =
  | { kind: 'ready' }
  | { kind: 'produced'; file: ProducedFile }
  | { kind: 'drawn'; document: RenderedDocument }
  | { kind: 'prepared' }
  | { kind: 'warmed-up' }
  | { kind: 'memory-freed' }
  | { kind: 'rejected'; code: SigningErrorCode; message: string; fields: FieldProblem[] }
  | { kind: 'failed'; error: string }

export type ThreadResult = Extract<
  ThreadMessage,
  { kind: 'produced' | 'drawn' | 'prepared' | 'warmed-up' | 'memory-freed' }
>
