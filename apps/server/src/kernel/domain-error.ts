import { problems, type ProblemCode } from '@countersign/contract'

/** One answer that cannot stand, named by its path in the body (`signers.0.email`). */
export interface FieldError {
  field: string
  message: string
}

/** A refusal. `detail` is a sentence for the person at the other end. */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  /** Which of several reasons it was, for codes that have them. */
  readonly reason: string | undefined

  constructor(code: ProblemCode, detail?: string, errors?: FieldError[], reason?: string) {
    super(detail ?? problems[code].title)
    this.name = 'DomainError'
    this.code = code
    this.detail = detail
    this.errors = errors
    this.reason = reason
  }
}
