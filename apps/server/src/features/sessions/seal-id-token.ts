import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts an id token with the token of its session, which is stored nowhere here: AES-256-GCM, base64. */
export function sealIdToken(idToken: string, sessionToken: string): string {
  const iv = randomBytes(ivBytes)
  const encrypt = createCipheriv(cipher, deriveKey(sessionToken), iv)
  const sealed = Buffer.concat([encrypt.update(idToken, 'utf8'), encrypt.final()])

  return Buffer.concat([iv, encrypt.getAuthTag(), sealed]).toString('base64')
}

/** `undefined` for what this session's token did not seal. */
export function openIdToken(sealed: string, sessionToken: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decrypt = createDecipheriv(cipher, deriveKey(sessionToken), bytes.subarray(0, ivBytes))
    decrypt.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = decrypt.update(bytes.subarray(ivBytes + tagBytes))
    return Buffer.concat([text, decrypt.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function deriveKey(sessionToken: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionToken, '', 'id token of a session', 32))
}
