import { errors } from 'jose'
import type { Issuer } from './discover-issuer.ts'
import { IssuerAnswerError } from './issuer-fetch.ts'

type Keys = Issuer['keys']

/** Throws `IssuerAnswerError` for a key that no signature can be verified with, such as RSA of 1024 bits. */
export async function withPublishedKeys<Result>(
  { keys }: Issuer,
  verify: (keys: Keys) => Promise<Result>,
): Promise<Result> {
  try {
    return await verify(keys)
  } catch (error) {
    throw isUnusableKey(error)
      ? new IssuerAnswerError('The issuer publishes a key that cannot be used.', { cause: error })
      : error
  }
}

/** As above. Fetches the keys again, once, if they do not fit: the issuer may just have rotated them. */
export async function withReloadedKeys<Result>(
  issuer: Issuer,
  verify: (keys: Keys) => Promise<Result>,
): Promise<Result> {
  try {
    return await withPublishedKeys(issuer, verify)
  } catch (error) {
    if (!mayBeRotated(error)) {
      throw error
    }
    await issuer.keys.reload()
    return await withPublishedKeys(issuer, verify)
  }
}

/** Neither is what `fetch` or a time limit throws. */
function isUnusableKey(error: unknown): boolean {
  return (
    (error instanceof TypeError && error.cause === undefined) ||
    (error instanceof DOMException && error.name === 'DataError')
  )
}

/** A new key may have a new id, the id of the old one, or none. */
function mayBeRotated(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    (error instanceof IssuerAnswerError && isUnusableKey(error.cause))
  )
}
