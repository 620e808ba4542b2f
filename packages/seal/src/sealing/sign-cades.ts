import { createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { certificateId } from '../verify/asn1/read-cms.ts'
import type { SealingIdentity } from './keys/sealing-identity.ts'
import * as der from './write-der.ts'

/** A CMS signature to which a time stamp can still be added. */
export interface CadesSignature {
  /** The signature value, which a signature time stamp covers (ETSI EN 319 122-1, 5.3). */
  value: Uint8Array
  /** The complete CMS as DER, with a time-stamp token as unsigned attribute. */
  toDer(timeStamp?: Uint8Array): Uint8Array
}

/**
 * Signs a SHA-256 digest as PAdES requires (ETSI EN 319 142-1, 6.3): signed attributes
 * content-type, message-digest and signing-certificate-v2, algorithms protected (RFC 6211), no
 * signing-time. The available library always writes signing-time, see
 * docs/decisions/0006-signing-time.md.
 */
export function signCades(digest: Uint8Array, identity: SealingIdentity): CadesSignature {
  const key = createPrivateKey({
    key: Buffer.from(identity.privateKey),
    type: 'pkcs8',
    format: 'der',
  })
  const algorithm = signatureAlgorithm(key)
  const attributes = buildSignedAttributes(digest, identity, algorithm)
  const value = new Uint8Array(sign('sha256', der.set(...attributes), key))

  return {
    value,
    toDer: (timeStamp) =>
      buildSignedData(identity, [
        der.integer(new Uint8Array([1])),
        buildSignerId(identity.certificate),
        sha256,
        der.tag(0, 'constructed', ...attributes),
        algorithm,
        der.octetString(value),
        ...(timeStamp
          ? [der.tag(1, 'constructed', encodeAttribute('1.2.840.113549.1.9.16.2.14', timeStamp))]
          : []),
      ]),
  }
}

const sha256 = der.sequence(der.objectIdentifier('2.16.840.1.101.3.4.2.1'))
const idData = der.objectIdentifier('1.2.840.113549.1.7.1')

/** DER sorts a SET OF by its encodings (X.690, 11.6). */
function buildSignedAttributes(
  digest: Uint8Array,
  identity: SealingIdentity,
  algorithm: Uint8Array,
): Uint8Array[] {
  return [
    encodeAttribute('1.2.840.113549.1.9.3', idData),
    encodeAttribute('1.2.840.113549.1.9.4', der.octetString(digest)),
    encodeAttribute('1.2.840.113549.1.9.52', der.sequence(sha256, der.retag(1, algorithm))),
    encodeAttribute('1.2.840.113549.1.9.16.2.47', buildSigningCertificate(identity.certificate)),
  ].sort((a, b) => Buffer.compare(a, b))
}

/** SigningCertificateV2 (RFC 5035). SHA-256 is the default algorithm and is omitted. */
function buildSigningCertificate(certificate: Uint8Array): Uint8Array {
  const { issuer, serial } = certificateId(certificate)
  const hash = createHash('sha256').update(certificate).digest()
  const issuerSerial = der.sequence(der.sequence(der.tag(4, 'constructed', issuer)), serial)
  return der.sequence(der.sequence(der.sequence(der.octetString(hash), issuerSerial)))
}

function buildSignedData(identity: SealingIdentity, signerInfo: Uint8Array[]): Uint8Array {
  const content = der.sequence(
    der.integer(new Uint8Array([1])),
    der.set(sha256),
    der.sequence(idData),
    der.tag(0, 'constructed', identity.certificate, ...identity.chain),
    der.set(der.sequence(...signerInfo)),
  )
  return der.sequence(
    der.objectIdentifier('1.2.840.113549.1.7.2'),
    der.tag(0, 'constructed', content),
  )
}

function buildSignerId(certificate: Uint8Array): Uint8Array {
  const { issuer, serial } = certificateId(certificate)
  return der.sequence(issuer, serial)
}

function encodeAttribute(id: string, value: Uint8Array): Uint8Array {
  return der.sequence(der.objectIdentifier(id), der.set(value))
}

function signatureAlgorithm(key: KeyObject): Uint8Array {
  return key.asymmetricKeyType === 'ec'
    ? der.sequence(der.objectIdentifier('1.2.840.10045.4.3.2'))
    : der.sequence(der.objectIdentifier('1.2.840.113549.1.1.11'), der.nullValue())
}
