/**
 * `unavailable`: no usable answer; whether the request was carried out is unknown. `rejected`: the
 * request was understood and refused. `not-found`: also of what was deleted in SignNow's own screens.
 * `credentials`: the account was not accepted, and nothing was carried out.
 */
export type SignNowErrorKind = 'unavailable' | 'rejected' | 'not-found' | 'credentials'

/** The message is for the log: it never has a token, a link or a body. */
export class SignNowError extends Error {
  readonly kind: SignNowErrorKind
  /** SignNow's own codes, such as `65582`. */
  readonly codes: readonly string[]

  constructor(kind: SignNowErrorKind, message: string, codes: readonly string[] = []) {
    super(message)
    this.name = 'SignNowError'
    this.kind = kind
    this.codes = codes
  }
}

export function isSignNowError(error: unknown, kind: SignNowErrorKind): boolean {
  return error instanceof SignNowError && error.kind === kind
}
