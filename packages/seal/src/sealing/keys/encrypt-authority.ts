import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { z } from 'zod'
import type { CertificateAuthority, SealingIdentity } from './sealing-identity.ts'

export class SealingKeyError extends Error {
  readonly code: 'wrong-secret' | 'damaged'

  constructor(code: 'wrong-secret' | 'damaged', message: string) {
    super(message)
    this.name = 'SealingKeyError'
    this.code = code
  }
}

/**
 * Encrypts an authority for storage: certificates in plain text, private keys with AES-256-GCM
 * under a key that scrypt derives from `secret`.
 */
export async function encryptAuthority(
  authority: CertificateAuthority,
  secret: string,
): Promise<string> {
  const { root, identity } = authority
  // At once: each key derivation takes 80 ms of a thread.
  const [rootKey, identityKey] = await Promise.all([
    root.privateKey && encrypt(root.privateKey, secret),
    encrypt(identity.privateKey, secret),
  ])
  return JSON.stringify({
    version: 1,
    root: {
      certificate: encode(root.certificate),
      ...(root.algorithm ? { algorithm: root.algorithm } : {}),
      ...(rootKey ? { privateKey: rootKey } : {}),
    },
    identity: {
      certificate: encode(identity.certificate),
      chain: identity.chain.map(encode),
      crls: (identity.crls ?? []).map(encode),
      privateKey: identityKey,
    },
  })
}

export async function decryptAuthority(
  locked: string,
  secret: string,
): Promise<CertificateAuthority> {
  const { root } = parseEncrypted(locked)
  const { privateKey, ...known } = root
  return {
    root: privateKey ? { ...known, privateKey: await decrypt(privateKey, secret) } : known,
    identity: await decryptIdentity(locked, secret),
  }
}

/**
 * Decrypts only the sealing identity. The root's private key stays encrypted until a certificate is
 * issued. Throws `SealingKeyError`.
 */
export async function decryptIdentity(locked: string, secret: string): Promise<SealingIdentity> {
  const { identity } = parseEncrypted(locked)
  return { ...identity, privateKey: await decrypt(identity.privateKey, secret) }
}

/** Reads the sealing certificate (DER), which is not encrypted. Throws `SealingKeyError`. */
export function readEncryptedCertificate(locked: string): Uint8Array {
  return parseEncrypted(locked).identity.certificate
}

/** Whether the root's private key is included. */
export function canIssue(locked: string): boolean {
  return parseEncrypted(locked).root.privateKey !== undefined
}

const bytes = z.base64().transform((text) => new Uint8Array(Buffer.from(text, 'base64')))
const EncryptedKey = z.object({ salt: bytes, nonce: bytes, tag: bytes, data: bytes })
const algorithm = z.enum(['P-256', 'RSA-3072'])
const EncryptedAuthority = z.object({
  version: z.literal(1),
  root: z.object({
    certificate: bytes,
    algorithm: algorithm.optional(),
    privateKey: EncryptedKey.optional(),
  }),
  identity: z.object({
    certificate: bytes,
    chain: z.array(bytes),
    crls: z.array(bytes).optional(),
    privateKey: EncryptedKey,
  }),
})

function parseEncrypted(locked: string): z.infer<typeof EncryptedAuthority> {
  try {
    return EncryptedAuthority.parse(JSON.parse(locked))
  } catch {
    throw new SealingKeyError('damaged', 'The stored sealing keys are damaged. Restore a backup.')
  }
}

async function encrypt(data: Uint8Array, secret: string) {
  const salt = randomBytes(16)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(secret, salt), nonce)
  const encrypted = Buffer.concat([cipher.update(data), cipher.final()])
  return {
    salt: encode(salt),
    nonce: encode(nonce),
    tag: encode(cipher.getAuthTag()),
    data: encode(encrypted),
  }
}

async function decrypt(
  { salt, nonce, tag, data }: z.infer<typeof EncryptedKey>,
  secret: string,
): Promise<Uint8Array> {
  const key = await deriveKey(secret, salt)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    decipher.setAuthTag(tag)
    return new Uint8Array(Buffer.concat([decipher.update(data), decipher.final()]))
  } catch {
    throw new SealingKeyError(
      'wrong-secret',
      'The sealing keys cannot be decrypted with this secret. Set the secret that they were created with.',
    )
  }
}

/** 32 MB and about 80 ms per attempt: negligible at startup, expensive for a brute-force attack. */
function deriveKey(secret: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function encode(data: Uint8Array): string {
  return Buffer.from(data).toString('base64')
}
