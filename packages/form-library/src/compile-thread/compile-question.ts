import type { CompiledForm } from '../compile/compile-form.ts'
import type { Print } from '../compile/layout/paper.ts'

/** What is sent into the thread: a form of the catalogue by its id, since definitions hold functions. */
export interface CompileQuestion {
  question: number
  formId: string
  signerCount: number
  /** Set for the private copy of the signer at this place. */
  resident?: number | undefined
  print?: Print | undefined
}

export type CompileAnswer =
  { question: number; form: CompiledForm } | { question: number; refusal: string }
