import { DomainError } from './domain-error.ts'

/** The header of a request; repeated, it counts as one, joined (RFC 9110, 5.3). */
export function readIdempotencyKey(headers: NodeJS.Dict<string | string[]>): string | undefined {
  const header = headers['idempotency-key']

  return Array.isArray(header) ? header.join(',') : header
}

export function assertKeyFormat(key: string): string {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new DomainError(
      'invalid-request',
      'An Idempotency-Key must have 1 to 200 visible ASCII characters and no spaces.',
    )
  }

  return key
}
