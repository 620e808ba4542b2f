import { randomBytes, randomUUID } from 'node:crypto'
import type { Ids } from './context.ts'

const crockford = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 26

/** Ids and secrets from the operating system's own source of randomness. */
export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
  code: () => Array.from(randomBytes(codeLength), (byte) => crockford[byte & 31]).join(''),
}

export const systemClock = { now: () => new Date() }
