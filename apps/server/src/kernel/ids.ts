import { randomBytes, randomUUID } from 'node:crypto'
import type { Ids } from './context.ts'

const crockford = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 26

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  code: () => Array.from(randomBytes(codeLength), (byte) => crockford[byte & 31]).join(''),
}

/** PostgreSQL refuses to compare a uuid column with any other text. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)
}
