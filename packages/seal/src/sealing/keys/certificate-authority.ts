import {
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  X509Certificate,
} from 'node:crypto'
import { promisify } from 'node:util'
import { buildCertificate, buildEmptyCrl, type DistinguishedName } from './build-certificate.ts'
import type { CertificateAuthority, KeyAlgorithm, SealingIdentity } from './sealing-identity.ts'

export interface AuthoritySubject {
  /**
   * Name of the organization that seals, such as "Countersign". The names of root and leaf are
   * derived from it.
   */
  organization: string
}

/**
 * Creates a root and one sealing identity under it. RSA-3072 takes about a second, P-256
 * milliseconds.
 */
export async function createCertificateAuthority(input: {
  now: Date
  subject: AuthoritySubject
  algorithm?: KeyAlgorithm
}): Promise<CertificateAuthority & { root: IssuingRoot }> {
  const { now, subject, algorithm = 'P-256' } = input
  const keys = await generateKeys(algorithm)
  const certificate = buildCertificate({
    kind: 'root',
    subject: getRootName(subject),
    issuer: getRootName(subject),
    publicKey: keys.publicKey,
    signingKey: keys.privateKey,
    serialNumber: newSerialNumber(),
    ...computeValidity(now, 20),
  })
  const root = { certificate, privateKey: exportKey(keys.privateKey), algorithm }
  return { root, identity: await issueLeaf({ root, now, subject }) }
}

/**
 * Issues a new sealing identity, valid for five years. The subject's organization must be that of
 * the root.
 */
export async function issueLeaf(input: {
  root: IssuingRoot
  now: Date
  subject: AuthoritySubject
}): Promise<SealingIdentity> {
  const { root, now, subject } = input
  const signingKey = importKey(root.privateKey)
  const leafValidity = computeValidity(now, 5)
  const keys = await generateKeys(root.algorithm)
  const certificate = buildCertificate({
    kind: 'leaf',
    subject: { ...getRootName(subject), commonName: `${subject.organization} Document Seal` },
    issuer: getRootName(subject),
    publicKey: keys.publicKey,
    signingKey,
    serialNumber: newSerialNumber(),
    ...leafValidity,
  })
  const crl = buildEmptyCrl({
    issuer: getRootName(subject),
    signingKey,
    number: newSerialNumber(),
    thisUpdate: leafValidity.notBefore,
    nextUpdate: leafValidity.notAfter,
  })
  return {
    certificate,
    chain: [root.certificate],
    privateKey: exportKey(keys.privateKey),
    crls: [crl],
  }
}

/** A root of our own with its private key. */
export type IssuingRoot = Required<CertificateAuthority['root']>

/** The root certificate as PEM, for anyone who wants to verify seals independently. */
export function rootCertificatePem(authority: CertificateAuthority): string {
  return new X509Certificate(authority.root.certificate).toString()
}

function getRootName({ organization }: AuthoritySubject): DistinguishedName {
  return { commonName: `${organization} Root CA`, organization, country: 'US' }
}

function generateKeys(
  algorithm: KeyAlgorithm,
): Promise<{ publicKey: KeyObject; privateKey: KeyObject }> {
  const make = promisify(generateKeyPair)
  return algorithm === 'P-256'
    ? make('ec', { namedCurve: 'P-256' })
    : make('rsa', { modulusLength: 3072 })
}

function exportKey(key: KeyObject): Uint8Array {
  return new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }))
}

function importKey(privateKey: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' })
}

/** 127 random bits: an issuer must never use a serial number twice (RFC 5280, 4.1.2.2). */
function newSerialNumber(): Uint8Array {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return bytes
}

const dayMs = 24 * 3_600_000

/** X.509 times have no fractions. Starts a day earlier, for machines whose clocks are slow. */
function computeValidity(now: Date, years: number): { notBefore: Date; notAfter: Date } {
  const notBefore = new Date(Math.floor(now.getTime() / 1000) * 1000 - dayMs)
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + years)
  return { notBefore, notAfter }
}
