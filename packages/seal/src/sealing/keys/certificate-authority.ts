import { createPrivateKey, generateKeyPair, type KeyObject, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { Certificate } from 'pkijs'
import { buildEmptyCrl, buildLeaf, buildRoot, type Issuer } from './build-certificate.ts'
import type { CertificateAuthority, KeyAlgorithm, SealingIdentity } from './sealing-identity.ts'

export interface AuthoritySubject {
  /**
   * Name of the organization that seals, such as "Countersign". The names of root and leaf are
   * derived from it.
   */
  organization: string
}

/** A root of our own with its private key. */
export type IssuingRoot = Required<CertificateAuthority['root']>

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
  const { organization } = subject
  const commonName = `${organization} Root CA`
  const certificate = buildRoot({
    organization,
    commonName,
    keys,
    ...computeValidity(now, 20),
  })
  const root = { certificate, privateKey: exportKey(keys.privateKey), algorithm }
  return { root, identity: await issueLeaf({ root, now, subject }) }
}

/** Issues a new sealing identity, valid for five years. */
export async function issueLeaf(input: {
  root: IssuingRoot
  now: Date
  subject: AuthoritySubject
}): Promise<SealingIdentity> {
  const { root, now } = input
  const { organization } = input.subject
  const issuer = readIssuer(root)
  const validity = computeValidity(now, 5)
  const keys = await generateKeys(root.algorithm)
  const commonName = `${organization} Document Seal`
  return {
    certificate: buildLeaf({ organization, commonName, keys, ...validity }, issuer),
    chain: [root.certificate],
    privateKey: exportKey(keys.privateKey),
    crls: [buildEmptyCrl(issuer, validity)],
  }
}

/** The root certificate as PEM, for anyone who wants to verify seals independently. */
export function rootCertificatePem(authority: CertificateAuthority): string {
  return new X509Certificate(authority.root.certificate).toString()
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

function readIssuer({ certificate, privateKey }: IssuingRoot): Issuer {
  const key = { key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' } as const
  return {
    certificate: Certificate.fromBER(Buffer.from(certificate)),
    privateKey: createPrivateKey(key),
  }
}

const dayMs = 24 * 3_600_000

/** X.509 times have no fractions. Starts a day earlier, for machines whose clocks are slow. */
function computeValidity(now: Date, years: number): { notBefore: Date; notAfter: Date } {
  const notBefore = new Date(Math.floor(now.getTime() / 1000) * 1000 - dayMs)
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + years)
  return { notBefore, notAfter }
}
