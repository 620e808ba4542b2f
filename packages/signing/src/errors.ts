/** Errors of a signing provider; callers switch on `code`. */
export type SigningErrorCode =
  | 'group-not-found'
  | 'template-not-found'
  | 'not-your-turn'
  | 'already-signed'
  | 'group-closed'
  | 'not-filled'
  | 'not-executed'
  | 'invalid-values'
  | 'unsupported-characters'
  | 'session-not-found'
  | 'room-taken-over'
  | 'consent-missing'
  | 'provider-unavailable'

/** One invalid answer by its key. `message` is shown to the person who entered it. */
export interface FieldProblem {
  key: string
  message: string
}

export class SigningError extends Error {
  readonly code: SigningErrorCode
  readonly fields: FieldProblem[]

  constructor(code: SigningErrorCode, message: string, fields: FieldProblem[] = []) {
    super(message)
    this.name = 'SigningError'
    this.code = code
    this.fields = fields
  }
}
