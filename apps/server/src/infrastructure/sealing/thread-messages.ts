import type { FieldProblem, SigningErrorCode } from '@countersign/esign'
import type {
  ExecutedFileInput,
  ProducedFile,
  RenderedDocument,
  RenderInput,
} from '@countersign/esign/produce'

/** What a thread is told. Rehearsing loads code and fonts, so that the next file need not wait. */
export type ThreadTask =
  | { kind: 'produce'; input: ExecutedFileInput }
  | { kind: 'draw'; input: RenderInput }
  | { kind: 'rehearse' }

/** What a thread says. A refusal is in words for people and keeps its code between threads. */
export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'produced'; file: ProducedFile }
  | { kind: 'drawn'; document: RenderedDocument }
  | { kind: 'rehearsed' }
  | { kind: 'refused'; code: SigningErrorCode; message: string; fields: FieldProblem[] }
  | { kind: 'failed'; words: string }

export type ThreadResult = Extract<ThreadAnswer, { kind: 'produced' | 'drawn' | 'rehearsed' }>
