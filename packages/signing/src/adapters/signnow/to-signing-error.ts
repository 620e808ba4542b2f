import { SigningError } from '../../errors.ts'
import { SignNowError } from './client/signnow-error.ts'

/** In words for the person who waits; what SignNow said stays in the cause, for the log. */
export async function withSigningErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof SignNowError ? toSigningError(error) : error
  }
}

function toSigningError(error: SignNowError): SigningError {
  const signingError = new SigningError('provider-unavailable', messages[error.kind])
  signingError.cause = error
  return signingError
}

const messages: Record<SignNowError['kind'], string> = {
  unavailable:
    'SignNow, which takes the signatures, is not answering right now. Nothing was lost. Please try again in a few minutes.',
  credentials:
    'SignNow, which takes the signatures, does not accept the account of this installation. Nothing was lost. Please tell the people who run it.',
  rejected:
    'SignNow, which takes the signatures, did not accept this request. Nothing was lost. Please tell the people who run this installation.',
  'not-found':
    'SignNow, which takes the signatures, no longer has these documents. Please tell the people who run this installation.',
}
