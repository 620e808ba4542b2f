import { SigningError } from '../errors.ts'

/** The error of a call that must be refused; anything else is the test's failure. */
export async function catchSigningError(call: Promise<unknown>): Promise<SigningError> {
  const outcome: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (outcome instanceof SigningError) {
    return outcome
  }
  throw outcome ?? new Error('The call did not fail.')
}
