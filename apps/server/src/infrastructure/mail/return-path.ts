import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../kernel/ids.ts'

/** A return path for each mail (VERP): a bounce comes back to an address that says which mail it is about. */
export interface ReturnPath {
  /** "bounces+4f…@example.com". */
  addressOf(mailId: string): string
  /** `undefined` for an address that we did not make. */
  mailIdOf(address: string): string | undefined
}

/** The signature is cut to 80 bits: with the id it must fit into the 64 characters before the @. */
const signatureBytes = 10
const idBytes = 16
export const maxBounceNameLength = 64 - '+'.length - base32Length(idBytes + signatureBytes)

export interface ReturnPathOptions {
  /** `bounces@example.com`. */
  address: string
  secretKey: string
}

/** An id that nobody can guess or make: random (the mail's) and signed. It leads to no page. */
export function createReturnPath({ address, secretKey }: ReturnPathOptions): ReturnPath {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)]
  const key = createHmac('sha256', secretKey).update('mail return path').digest()
  const sign = (id: Buffer) =>
    createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes)

  return {
    addressOf(mailId) {
      const id = Buffer.from(mailId.replaceAll('-', ''), 'hex')
      return `${name}+${toBase32(Buffer.concat([id, sign(id)]))}@${domain}`
    },
    mailIdOf(text) {
      const [, token = ''] = /\+([a-z2-7]+)@/.exec(text.toLowerCase()) ?? []
      const bytes = fromBase32(token)
      const id = bytes.subarray(0, idBytes)
      const signature = bytes.subarray(idBytes)
      const isOurs = signature.length === signatureBytes && timingSafeEqual(signature, sign(id))

      return isOurs ? formatUuid(id) : undefined
    },
  }
}

function formatUuid(id: Buffer): string | undefined {
  const text = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return isUuid(text) ? text : undefined
}

/** RFC 4648 in lower case and without padding: mail servers may change the case of an address. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []

  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []

  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

function base32Length(bytes: number): number {
  return Math.ceil((bytes * 8) / 5)
}
