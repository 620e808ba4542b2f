import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'

interface NamePosition {
  name: string
  id: string
}

/** From a page's last item; opaque to callers. */
export function toNameCursor({ name, id }: NamePosition): string {
  return Buffer.from(`${id}${name}`).toString('base64url')
}

export function fromNameCursor(cursor: string | undefined): NamePosition | undefined {
  if (cursor === undefined) {
    return undefined
  }

  const text = Buffer.from(cursor, 'base64url').toString()
  const id = text.slice(0, uuidLength)
  if (!isUuid(id) || text.includes('\0')) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor.' },
    ])
  }
  return { id, name: text.slice(uuidLength) }
}

const uuidLength = 36
