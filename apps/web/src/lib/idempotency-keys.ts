import { randomUuid } from './random-uuid.ts'

/**
 * Keys for requests that create something: the same body keeps its key until it was created, so that a
 * second try after a lost answer creates nothing twice.
 */
export function createIdempotencyKeys() {
  let last: { body: string; key: string } | undefined

  return {
    headersFor(body: unknown): Record<string, string> {
      const text = JSON.stringify(body)
      if (last?.body !== text) {
        last = { body: text, key: randomUuid() }
      }
      return { 'Idempotency-Key': last.key }
    },
    forget() {
      last = undefined
    },
  }
}
