import { DerError, readFirst, readOid, readOne, reader, readTime } from './read-der.ts'
import type { DerElement } from './read-der.ts'

/** A CMS signature (RFC 5652) taken apart; nothing of it is verified yet. */
export interface Cms {
  version: number
  /** Of the whole, and the signer's own, as they are written. */
  digestAlgorithms: Uint8Array
  digestAlgorithm: { oid: string; bytes: Uint8Array }
  contentType: string
  certificates: Uint8Array[]
  /** IssuerAndSerialNumber, DER. */
  signerId: Uint8Array
  signerVersion: number
  signatureAlgorithm: string
  signature: Uint8Array
  /** The signed attributes as they were signed: with the tag of a SET (RFC 5652, 5.4). */
  signedAttributes: Uint8Array
  attributes: SignedAttributes
  /** Parts that nothing signs: CRLs and unsigned attributes. */
  hasExtras: boolean
}

interface SignedAttributes {
  contentType?: string
  messageDigest?: Uint8Array
  signingTime?: Date
  /** SHA-256 of the signer's certificate, from signing-certificate-v2 (RFC 5035). */
  certificateSha256?: Uint8Array
}

/** Reads exactly one CMS signature by one signer. Throws `DerError` for anything else. */
export function readCms(bytes: Uint8Array): Cms {
  const info = reader(readOne(bytes), 0x30)
  if (readOid(info.next(0x06)) !== '1.2.840.113549.1.7.2') {
    throw new DerError('This is not signed data.')
  }
  const content = reader(info.next(0xa0), 0xa0)
  info.end()
  const signedData = reader(content.next(0x30), 0x30)
  content.end()

  const version = smallNumber(signedData.next(0x02))
  const digestAlgorithms = signedData.next(0x31).bytes
  const encapsulated = reader(signedData.next(0x30), 0x30)
  const contentType = readOid(encapsulated.next(0x06))
  encapsulated.end()
  const certificates = all(signedData.next(0xa0)).map((element) => element.bytes)
  const crls = signedData.nextIf(0xa1)
  const signers = reader(signedData.next(0x31), 0x31)
  signedData.end()
  const signer = reader(signers.next(0x30), 0x30)
  signers.end()

  const signerVersion = smallNumber(signer.next(0x02))
  const signerId = signer.next(0x30).bytes
  const digest = signer.next(0x30)
  const attributes = signer.next(0xa0)
  const algorithm = signer.next(0x30)
  const signature = signer.next(0x04).value
  const unsigned = signer.nextIf(0xa1)
  signer.end()

  return {
    version,
    digestAlgorithms,
    digestAlgorithm: { oid: algorithmOid(digest), bytes: digest.bytes },
    contentType,
    certificates,
    signerId,
    signerVersion,
    signatureAlgorithm: algorithmOid(algorithm),
    signature,
    signedAttributes: asSet(attributes),
    attributes: readAttributes(attributes),
    hasExtras: crls !== undefined || unsigned !== undefined,
  }
}

/** The issuer and serial number of a certificate, written as a signer id is (RFC 5280, 4.1). */
export function certificateId(certificate: Uint8Array): { issuer: Uint8Array; serial: Uint8Array } {
  const outer = reader(readOne(certificate), 0x30)
  const body = reader(outer.next(0x30), 0x30)
  body.nextIf(0xa0)
  const serial = body.next(0x02).bytes
  body.next(0x30)
  return { serial, issuer: body.next(0x30).bytes }
}

function readAttributes(set: DerElement): SignedAttributes {
  const found: SignedAttributes = {}
  for (const element of all(set)) {
    const attribute = reader(element, 0x30)
    const oid = readOid(attribute.next(0x06))
    const values = attribute.next(0x31)
    attribute.end()
    const value = readOne(values.value)
    switch (oid) {
      case '1.2.840.113549.1.9.3':
        found.contentType = readOid(value)
        break
      case '1.2.840.113549.1.9.4':
        found.messageDigest = value.value
        break
      case '1.2.840.113549.1.9.5':
        found.signingTime = readTime(value)
        break
      case '1.2.840.113549.1.9.16.2.47':
        found.certificateSha256 = readCertificateHash(value)
    }
  }
  return found
}

/** The first ESSCertIDv2; without an algorithm of its own the hash is SHA-256. */
function readCertificateHash(value: DerElement): Uint8Array | undefined {
  const certificates = reader(reader(value, 0x30).next(0x30), 0x30)
  const first = reader(certificates.next(0x30), 0x30)
  const algorithm = first.nextIf(0x30)
  const hash = first.next(0x04).value
  const isSha256 = !algorithm || algorithmOid(algorithm) === '2.16.840.1.101.3.4.2.1'
  return isSha256 ? hash : undefined
}

/** Parameters are absent or NULL; no algorithm that we take has others. */
function algorithmOid(element: DerElement): string {
  const algorithm = reader(element, 0x30)
  const oid = readOid(algorithm.next(0x06))
  algorithm.nextIf(0x05)
  algorithm.end()
  return oid
}

function smallNumber({ value }: DerElement): number {
  return value.length === 1 ? (value[0] ?? 0) : -1
}

function all(element: DerElement): DerElement[] {
  const found: DerElement[] = []
  let rest = element.value
  while (rest.length > 0) {
    const next = readFirst(rest)
    found.push(next)
    rest = rest.subarray(next.bytes.length)
  }
  return found
}

function asSet({ bytes }: DerElement): Uint8Array {
  const set = new Uint8Array(bytes)
  set[0] = 0x31
  return set
}
