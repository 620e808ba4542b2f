import { DomainError } from '../../../kernel/domain-error.ts'

/** From the number of a page's last item; opaque to callers. */
export function toCursor(number: number): string {
  return Buffer.from(`n${number}`).toString('base64url')
}

export function fromCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) {
    return undefined
  }

  const number = /^n(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (!number) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor.' },
    ])
  }
  return Number(number)
}
