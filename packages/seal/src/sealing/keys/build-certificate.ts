import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto'
import {
  BitString,
  Integer,
  ObjectIdentifier,
  OctetString,
  PrintableString,
  Sequence,
  Set,
  Utf8String,
} from 'asn1js'
import {
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  CertificateRevocationList,
  Extension,
  Extensions,
  ExtKeyUsage,
  type PkiObject,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs'
import { signatureAlgorithm } from '../signature-algorithm.ts'

export interface Issuer {
  certificate: Certificate
  privateKey: KeyObject
}

interface CertificateFacts {
  commonName: string
  organization: string
  keys: { publicKey: KeyObject; privateKey: KeyObject }
  notBefore: Date
  notAfter: Date
}

/** A root can only issue. */
export function buildRoot(facts: CertificateFacts): Uint8Array {
  const root = startCertificate(facts)
  root.issuer = root.subject
  root.extensions = [
    buildExtension('2.5.29.19', new BasicConstraints({ cA: true }), 'critical'),
    // RFC 5280, 4.2.1.3: keyCertSign (5), cRLSign (6)
    buildExtension('2.5.29.15', buildBits(0b0000_0110, 1), 'critical'),
    buildExtension('2.5.29.14', keyIdentifier(root.subjectPublicKeyInfo)),
  ]
  return signAndEncode(root, facts.keys.privateKey)
}

/** A leaf can only sign documents. */
export function buildLeaf(facts: CertificateFacts, issuer: Issuer): Uint8Array {
  const leaf = startCertificate(facts)
  leaf.issuer = issuer.certificate.subject
  leaf.extensions = [
    buildExtension('2.5.29.19', new BasicConstraints({ cA: false }), 'critical'),
    // digitalSignature (0), nonRepudiation (1)
    buildExtension('2.5.29.15', buildBits(0b1100_0000, 6), 'critical'),
    buildExtension('2.5.29.37', new ExtKeyUsage({ keyPurposes: sealUsages })),
    buildExtension('2.5.29.14', keyIdentifier(leaf.subjectPublicKeyInfo)),
    identifyIssuer(issuer),
  ]
  return signAndEncode(leaf, issuer.privateKey)
}

/** id-kp-documentSigning (RFC 9336), and the two purposes that older PDF readers expect. */
const sealUsages = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.311.10.3.12', '1.3.6.1.5.5.7.3.36']

/**
 * An empty revocation list (RFC 5280, 5). Our roots are replaced rather than revoked, but files at
 * B-LT and above must contain a list.
 */
export function buildEmptyCrl(
  issuer: Issuer,
  { notBefore, notAfter }: { notBefore: Date; notAfter: Date },
): Uint8Array {
  const list = new CertificateRevocationList({
    version: 1,
    issuer: issuer.certificate.subject,
    thisUpdate: buildTime(notBefore),
    nextUpdate: buildTime(notAfter),
    crlExtensions: new Extensions({
      extensions: [identifyIssuer(issuer), buildExtension('2.5.29.20', newSerialNumber())],
    }),
  })
  return signAndEncode(list, issuer.privateKey)
}

function startCertificate(facts: CertificateFacts): Certificate {
  const spki = facts.keys.publicKey.export({ type: 'spki', format: 'der' })
  return new Certificate({
    version: 2,
    serialNumber: newSerialNumber(),
    subject: buildName(facts),
    notBefore: buildTime(facts.notBefore),
    notAfter: buildTime(facts.notAfter),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(spki),
  })
}

/** Not by the method `sign` of the library, which leaves out the NULL of RSA (RFC 4055, 5). */
function signAndEncode(
  structure: Certificate | CertificateRevocationList,
  key: KeyObject,
): Uint8Array {
  structure.signature = signatureAlgorithm(key)
  structure.signatureAlgorithm = structure.signature
  const [toBeSigned] = structure.toSchema(true).valueBlock.value
  if (!toBeSigned) {
    throw new TypeError('There is nothing to sign.')
  }
  const signature = sign('sha256', Buffer.from(toBeSigned.toBER()), key)
  structure.signatureValue = new BitString({ valueHex: signature })
  return new Uint8Array(structure.toSchema(true).toBER())
}

/** The library would write all attributes into one set, a name of another kind (RFC 5280, 4.1.2.4). */
function buildName({ commonName, organization }: CertificateFacts): RelativeDistinguishedNames {
  const attributes = [
    ['2.5.4.6', new PrintableString({ value: 'US' })],
    ['2.5.4.10', new Utf8String({ value: organization })],
    ['2.5.4.3', new Utf8String({ value: commonName })],
  ] as const
  const sets = attributes.map(([type, text]) => {
    const attribute = new Sequence({ value: [new ObjectIdentifier({ value: type }), text] })
    return new Set({ value: [attribute] })
  })
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: sets }).toBER())
}

/** RFC 5280, 4.1.2.5: UTCTime until 2049, GeneralizedTime after. */
function buildTime(value: Date): Time {
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value })
}

function buildExtension(
  extnID: string,
  value: PkiObject | BitString | Integer | OctetString,
  critical?: 'critical',
): Extension {
  const encoded = 'toSchema' in value ? value.toSchema() : value
  return new Extension({ extnID, critical: critical !== undefined, extnValue: encoded.toBER() })
}

function identifyIssuer({ certificate }: Issuer): Extension {
  const id = keyIdentifier(certificate.subjectPublicKeyInfo)
  return buildExtension('2.5.29.35', new AuthorityKeyIdentifier({ keyIdentifier: id }))
}

/** RFC 7093, section 2, method 1: the leftmost 160 bits of the SHA-256 of the key. */
function keyIdentifier(key: PublicKeyInfo): OctetString {
  const hash = createHash('sha256').update(Buffer.from(key.toSchema().toBER())).digest()
  return new OctetString({ valueHex: hash.subarray(0, 20) })
}

function buildBits(byte: number, unusedBits: number): BitString {
  return new BitString({ valueHex: new Uint8Array([byte]), unusedBits })
}

/** 127 random bits: an issuer must never use a serial number twice (RFC 5280, 4.1.2.2). */
function newSerialNumber(): Integer {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return new Integer({ valueHex: bytes })
}
