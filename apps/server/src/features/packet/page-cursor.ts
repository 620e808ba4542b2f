import { DomainError } from '../../kernel/domain-error.ts'

/** From the number of a page's last item; opaque to callers. */
export function toCursor(number: number): string {
  return Buffer.from(`n${number}`).toString('base64url')
}

export function fromCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) {
    return undefined
  }

  const digits = /^n(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  const number = Number(digits)
  if (!digits || number > largestInteger) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor.' },
    ])
  }
  return number
}

/** Of PostgreSQL. */
const largestInteger = 2 ** 31 - 1
