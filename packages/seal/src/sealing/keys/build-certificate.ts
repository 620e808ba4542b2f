import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import * as der from '../write-der.ts'

export interface CertificateFacts {
  subject: DistinguishedName
  issuer: DistinguishedName
  /** The certificate's own key. */
  publicKey: KeyObject
  /** The issuer's private key. */
  signingKey: KeyObject
  serialNumber: Uint8Array
  notBefore: Date
  notAfter: Date
  /** A root can only issue; a leaf can only sign documents. */
  kind: 'root' | 'leaf'
}

export interface DistinguishedName {
  commonName: string
  organization: string
  country: string
}

/** Builds an X.509 version 3 certificate (RFC 5280), DER, signed with SHA-256. */
export function buildCertificate(facts: CertificateFacts): Uint8Array {
  const algorithm = signatureAlgorithm(facts.signingKey)
  const toBeSigned = der.sequence(
    der.tag(0, 'constructed', der.integer(new Uint8Array([2]))), // version 3
    der.integer(facts.serialNumber),
    algorithm,
    encodeName(facts.issuer),
    der.sequence(der.time(facts.notBefore), der.time(facts.notAfter)),
    encodeName(facts.subject),
    exportPublicKey(facts.publicKey),
    der.tag(3, 'constructed', der.sequence(...buildExtensions(facts))),
  )
  const signature = sign('sha256', toBeSigned, facts.signingKey)
  return der.sequence(toBeSigned, algorithm, der.bitString(signature))
}

/**
 * Builds an empty revocation list (RFC 5280, 5). Our roots are replaced rather than revoked, but
 * files at B-LT and above must contain a list.
 */
export function buildEmptyCrl(facts: {
  issuer: DistinguishedName
  signingKey: KeyObject
  number: Uint8Array
  thisUpdate: Date
  nextUpdate: Date
}): Uint8Array {
  const algorithm = signatureAlgorithm(facts.signingKey)
  const issuerKey = keyIdentifier(createPublicKey(facts.signingKey))
  const authorityKey = der.sequence(der.tag(0, 'primitive', issuerKey))
  const toBeSigned = der.sequence(
    der.integer(new Uint8Array([1])), // version 2
    algorithm,
    encodeName(facts.issuer),
    der.time(facts.thisUpdate),
    der.time(facts.nextUpdate),
    der.tag(
      0,
      'constructed',
      der.sequence(
        encodeExtension('2.5.29.35', false, authorityKey),
        encodeExtension('2.5.29.20', false, der.integer(facts.number)),
      ),
    ),
  )
  const signature = sign('sha256', toBeSigned, facts.signingKey)
  return der.sequence(toBeSigned, algorithm, der.bitString(signature))
}

function buildExtensions(facts: CertificateFacts): Uint8Array[] {
  const issuerKey = createPublicKey(facts.signingKey)
  const keyId = der.octetString(keyIdentifier(facts.publicKey))
  const issuerId = der.sequence(der.tag(0, 'primitive', keyIdentifier(issuerKey)))
  return facts.kind === 'root'
    ? [
        encodeExtension('2.5.29.19', true, der.sequence(der.boolean(true))), // basicConstraints: CA
        // keyUsage, RFC 5280, 4.2.1.3: keyCertSign (5), cRLSign (6)
        encodeExtension('2.5.29.15', true, der.bitString(new Uint8Array([0b0000_0110]), 1)),
        encodeExtension('2.5.29.14', false, keyId),
      ]
    : [
        encodeExtension('2.5.29.19', true, der.sequence()), // basicConstraints: not a CA
        // keyUsage: digitalSignature (0), nonRepudiation (1)
        encodeExtension('2.5.29.15', true, der.bitString(new Uint8Array([0b1100_0000]), 6)),
        encodeExtension('2.5.29.37', false, der.sequence(...sealUsages.map(der.objectIdentifier))),
        encodeExtension('2.5.29.14', false, keyId),
        encodeExtension('2.5.29.35', false, issuerId),
      ]
}

/** id-kp-documentSigning (RFC 9336), and the two purposes that older PDF readers expect. */
const sealUsages = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.311.10.3.12', '1.3.6.1.5.5.7.3.36']

function encodeExtension(id: string, critical: boolean, value: Uint8Array): Uint8Array {
  const flag = critical ? [der.boolean(true)] : []
  return der.sequence(der.objectIdentifier(id), ...flag, der.octetString(value))
}

function encodeName({ commonName, organization, country }: DistinguishedName): Uint8Array {
  const part = (id: string, value: Uint8Array) =>
    der.set(der.sequence(der.objectIdentifier(id), value))
  return der.sequence(
    part('2.5.4.6', der.printable(country)),
    part('2.5.4.10', der.utf8(organization)),
    part('2.5.4.3', der.utf8(commonName)),
  )
}

/** ecdsa-with-SHA256 (RFC 5758) has no parameters, sha256WithRSAEncryption (RFC 4055) has NULL. */
function signatureAlgorithm(key: KeyObject): Uint8Array {
  return key.asymmetricKeyType === 'ec'
    ? der.sequence(der.objectIdentifier('1.2.840.10045.4.3.2'))
    : der.sequence(der.objectIdentifier('1.2.840.113549.1.1.11'), der.nullValue())
}

/** RFC 7093, section 2, method 1: the leftmost 160 bits of the SHA-256 of the key. */
function keyIdentifier(key: KeyObject): Uint8Array {
  return createHash('sha256').update(exportPublicKey(key)).digest().subarray(0, 20)
}

function exportPublicKey(key: KeyObject): Uint8Array {
  return new Uint8Array(key.export({ type: 'spki', format: 'der' }))
}
