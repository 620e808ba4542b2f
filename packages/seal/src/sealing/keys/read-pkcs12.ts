import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  pbkdf2Sync,
  X509Certificate,
} from 'node:crypto'
import { type DerElement, readOid, readOne, readSequence } from '../../verify/asn1/read-der.ts'
import type { SealingIdentity } from './sealing-identity.ts'

/**
 * A PKCS #12 file that cannot be used for sealing. The message is shown to the person who imports
 * it.
 */
class Pkcs12Error extends Error {
  readonly code: 'wrong-password' | 'unreadable' | 'unfit'

  constructor(code: Pkcs12Error['code'], message: string) {
    super(message)
    this.name = 'Pkcs12Error'
    this.code = code
  }
}

/**
 * Reads the private key of a PKCS #12 file (RFC 7292) and its certificate chain. The last
 * certificate of the chain becomes the root given to verifiers. Supports files of OpenSSL 3,
 * Windows since 2019 and macOS (PBES2 with AES). Throws `Pkcs12Error`.
 *
 * Why not pkijs: its results are untyped, decrypting a key needs a protected method, and its errors
 * do not distinguish a wrong password from a damaged file.
 */
export function readPkcs12(
  file: Uint8Array,
  password: string,
): { identity: SealingIdentity; root: Uint8Array } {
  const { keys, certificates } = readBags(file, password)
  const [privateKey] = keys
  if (!privateKey || keys.length > 1) {
    throw new Pkcs12Error('unfit', 'The file must contain exactly one private key.')
  }
  const leaf = findLeaf(privateKey, certificates)
  const chain = findIssuers(leaf, certificates)
  const root = chain.at(-1)
  if (!root) {
    throw new Pkcs12Error(
      'unfit',
      'The file must also contain the issuers’ certificates, up to the root.',
    )
  }
  return {
    identity: {
      certificate: new Uint8Array(leaf.raw),
      chain: chain.map(({ raw }) => new Uint8Array(raw)),
      privateKey,
    },
    root: new Uint8Array(root.raw),
  }
}

interface Bags {
  keys: Uint8Array[]
  certificates: X509Certificate[]
}

function readBags(file: Uint8Array, password: string): Bags {
  try {
    return parsePfx(file, password)
  } catch (error) {
    if (error instanceof Pkcs12Error) {
      throw error
    }
    throw new Pkcs12Error('unreadable', 'This PKCS #12 file cannot be read.')
  }
}

/** PFX → AuthenticatedSafe → SafeContents → SafeBags (RFC 7292, 4). */
function parsePfx(file: Uint8Array, password: string): Bags {
  const pfx = readSequence(readOne(file), 0x30)
  pfx.next(0x02) // version
  const safe = readSequence(pfx.next(0x30), 0x30)
  safe.next(0x06)
  const contents = readOne(safe.next(0xa0).value, 0x04).value
  verifyMac(pfx.nextIf(0x30), contents, password)

  const bags: Bags = { keys: [], certificates: [] }
  for (const info of readChildren(readOne(contents, 0x30))) {
    for (const bag of readChildren(readOne(decryptContents(info, password), 0x30))) {
      addBag(bag, password, bags)
    }
  }
  return bags
}

/** The MAC (RFC 7292, appendix A) distinguishes a wrong password from a damaged file. */
function verifyMac(mac: DerElement | undefined, contents: Uint8Array, password: string): void {
  if (!mac) {
    throw new Pkcs12Error('unreadable', 'This PKCS #12 file is not protected by a password.')
  }
  const data = readSequence(mac, 0x30)
  const digestInfo = readSequence(data.next(0x30), 0x30)
  const algorithm = macDigests[readOid(readSequence(digestInfo.next(0x30), 0x30).next(0x06))]
  const expected = digestInfo.next(0x04).value
  const salt = data.next(0x04).value
  const rounds = readNumber(data.nextIf(0x02), 1)
  if (!algorithm) {
    throw unsupportedEncryption()
  }
  const key = deriveMacKey({ algorithm, password, salt, rounds })
  if (!createHmac(algorithm.name, key).update(contents).digest().equals(expected)) {
    throw new Pkcs12Error('wrong-password', 'The password does not open this file.')
  }
}

const macDigests: Record<string, MacDigest> = {
  '1.3.14.3.2.26': { name: 'sha1', size: 20, block: 64 },
  '2.16.840.1.101.3.4.2.1': { name: 'sha256', size: 32, block: 64 },
  '2.16.840.1.101.3.4.2.2': { name: 'sha384', size: 48, block: 128 },
  '2.16.840.1.101.3.4.2.3': { name: 'sha512', size: 64, block: 128 },
}

interface MacDigest {
  name: string
  size: number
  block: number
}

/** RFC 7292, B.2 with id 3. One block of output is enough for a MAC key. */
function deriveMacKey(input: {
  algorithm: MacDigest
  password: string
  salt: Uint8Array
  rounds: number
}): Buffer {
  const { algorithm, salt, rounds } = input
  const secret = Buffer.concat([Buffer.from(input.password, 'utf16le').swap16(), Buffer.alloc(2)])
  const repeatToBlock = (bytes: Uint8Array) =>
    Buffer.alloc(Math.ceil(bytes.length / algorithm.block) * algorithm.block, bytes)
  let key = createHash(algorithm.name)
    .update(Buffer.alloc(algorithm.block, 3))
    .update(repeatToBlock(salt))
    .update(repeatToBlock(secret))
    .digest()
  for (let round = 1; round < rounds; round += 1) {
    key = createHash(algorithm.name).update(key).digest()
  }
  return key
}

function decryptContents(info: DerElement, password: string): Uint8Array {
  const content = readSequence(info, 0x30)
  const type = readOid(content.next(0x06))
  const value = content.next(0xa0).value
  if (type === '1.2.840.113549.1.7.1') {
    return readOne(value, 0x04).value
  }
  const encrypted = readSequence(readOne(value), 0x30)
  encrypted.next(0x02) // version
  const inner = readSequence(encrypted.next(0x30), 0x30)
  inner.next(0x06)
  return decrypt(inner.next(0x30), inner.next(0x80).value, password)
}

function addBag(bag: DerElement, password: string, into: Bags): void {
  const parts = readSequence(bag, 0x30)
  const type = readOid(parts.next(0x06))
  const value = readOne(parts.next(0xa0).value)
  switch (type) {
    case '1.2.840.113549.1.12.10.1.1':
      into.keys.push(new Uint8Array(value.bytes))
      break
    case '1.2.840.113549.1.12.10.1.2': {
      const shrouded = readSequence(value, 0x30)
      into.keys.push(decrypt(shrouded.next(0x30), shrouded.next(0x04).value, password))
      break
    }
    case '1.2.840.113549.1.12.10.1.3': {
      const certificate = readSequence(value, 0x30)
      certificate.next(0x06)
      const bytes = readOne(certificate.next(0xa0).value, 0x04).value
      into.certificates.push(new X509Certificate(bytes))
    }
  }
}

const ciphers: Record<string, { name: string; keyBytes: number }> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyBytes: 32 },
}
const pseudoRandom: Record<string, string> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
}
const maxRounds = 10_000_000

/** PBES2 with PBKDF2 (RFC 8018, 6.2). */
function decrypt(algorithm: DerElement, data: Uint8Array, password: string): Uint8Array {
  const scheme = readSequence(algorithm, 0x30)
  if (readOid(scheme.next(0x06)) !== '1.2.840.113549.1.5.13') {
    throw unsupportedEncryption()
  }
  const parameters = readSequence(scheme.next(0x30), 0x30)
  const derivation = readSequence(parameters.next(0x30), 0x30)
  derivation.next(0x06)
  const pbkdf2 = readSequence(derivation.next(0x30), 0x30)
  const salt = pbkdf2.next(0x04).value
  const rounds = readNumber(pbkdf2.next(0x02), 1)
  pbkdf2.nextIf(0x02) // key length: the cipher says it too
  const prf = pbkdf2.nextIf(0x30)
  const digest = prf ? pseudoRandom[readOid(readSequence(prf, 0x30).next(0x06))] : 'sha1'
  const encryption = readSequence(parameters.next(0x30), 0x30)
  const cipher = ciphers[readOid(encryption.next(0x06))]
  if (!digest || !cipher || rounds > maxRounds) {
    throw unsupportedEncryption()
  }
  const key = pbkdf2Sync(password, salt, rounds, cipher.keyBytes, digest)
  const decipher = createDecipheriv(cipher.name, key, encryption.next(0x04).value)
  return new Uint8Array(Buffer.concat([decipher.update(data), decipher.final()]))
}

function unsupportedEncryption(): Pkcs12Error {
  return new Pkcs12Error(
    'unreadable',
    'This file uses outdated or unknown encryption. Export it again with AES-256 (for example: openssl pkcs12 -legacy -in old.p12 -nodes | openssl pkcs12 -export -out new.p12).',
  )
}

function findLeaf(privateKey: Uint8Array, certificates: X509Certificate[]): X509Certificate {
  const key = createPrivateKey({ key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' })
  const leaf = certificates.find((certificate) => certificate.checkPrivateKey(key))
  if (!leaf || leaf.ca) {
    throw new Pkcs12Error(
      'unfit',
      'The file must contain the certificate of its private key, which must not be a CA certificate.',
    )
  }
  const isFit =
    (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048) ||
    (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1')
  if (!isFit) {
    throw new Pkcs12Error('unfit', 'The key must be RSA of 2048 bits or more, or P-256.')
  }
  return leaf
}

function findIssuers(leaf: X509Certificate, certificates: X509Certificate[]): X509Certificate[] {
  const chain: X509Certificate[] = []
  let current = leaf
  while (chain.length < certificates.length) {
    const below = current
    const issuer = certificates.find(
      (candidate) =>
        candidate.ca && below.checkIssued(candidate) && below.verify(candidate.publicKey),
    )
    if (!issuer || issuer === current) {
      break
    }
    chain.push(issuer)
    current = issuer
  }
  return chain
}

function readChildren(element: DerElement): DerElement[] {
  const found: DerElement[] = []
  const children = readSequence(element, 0x30)
  for (let child = children.nextIf(0x30); child; child = children.nextIf(0x30)) {
    found.push(child)
  }
  return found
}

function readNumber(element: DerElement | undefined, usual: number): number {
  return element
    ? Buffer.from(element.value).readUIntBE(0, Math.min(element.value.length, 6))
    : usual
}
