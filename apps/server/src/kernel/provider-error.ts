import type { ProblemCode } from '@countersign/contract'
import type { SigningError, SigningErrorCode } from '@countersign/esign'
import { DomainError } from './domain-error.ts'

/** A signing provider's refusal in the API's words. */
export function toDomainError(error: SigningError): DomainError {
  const errors = error.fields.map(({ key, message }) => ({ field: key, message }))

  return new DomainError(codes[error.code], error.message, errors.length > 0 ? errors : undefined)
}

const codes: Record<SigningErrorCode, ProblemCode> = {
  'group-not-found': 'packet-not-found',
  'template-not-found': 'form-not-found',
  'not-your-turn': 'not-your-turn',
  'already-signed': 'already-signed',
  'group-closed': 'packet-closed',
  'not-filled': 'invalid-state',
  'not-executed': 'not-executed',
  'invalid-values': 'invalid-fields',
  'unsupported-characters': 'invalid-fields',
  'session-not-found': 'room-not-found',
  'room-taken-over': 'room-taken-over',
  'consent-missing': 'consent-missing',
  'provider-unavailable': 'provider-unavailable',
}
