import { problems, type ProblemCode } from '@countersign/contract/rules/problems'

export interface FieldError {
  /** Its path in the request body: `signers.0.email`. */
  field: string
  message: string
}

/** The reason of a 503 that only says that there are enough already: no fault, and no error in the log. */
export const busy = 'busy'

/** Becomes a problem response. `detail` is a sentence for the user. */
export class DomainError extends Error {
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly errors: FieldError[] | undefined
  /** For codes with several reasons, such as `pdf-refused`. */
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
