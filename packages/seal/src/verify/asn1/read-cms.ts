import {
  type DerElement,
  DerError,
  readFirst,
  readOid,
  readOne,
  readSequence,
  readTime,
} from './read-der.ts'

/** A parsed CMS signature (RFC 5652). Nothing is verified yet. */
export interface Cms {
  version: number
  /** Of the whole CMS, and of the signer. */
  digestAlgorithmOids: string[]
  digestAlgorithm: { oid: string }
  contentType: string
  /** The signed content, if it is inside. A seal is detached. */
  content?: Uint8Array
  certificates: Uint8Array[]
  /** IssuerAndSerialNumber, DER. */
  signerId: Uint8Array
  signerVersion: number
  signatureAlgorithm: string
  signature: Uint8Array
  /** The signed attributes with the tag of a SET, as they were signed (RFC 5652, 5.4). */
  signedAttributes: Uint8Array
  attributes: SignedAttributes
  /** Parts that no signature covers. */
  hasRevocationLists: boolean
  unsignedAttributes: { oid: string; value: Uint8Array }[]
}

interface SignedAttributes {
  contentType?: string
  messageDigest?: Uint8Array
  signingTime?: Date
  /** Hash of the signer's certificate, from signing-certificate (v2, RFC 5035; v1 is SHA-1). */
  certificateHash?: { algorithm: string; value: Uint8Array }
}

/** Parses a CMS signature with exactly one signer. Throws `DerError` for anything else. */
export function readCms(bytes: Uint8Array): Cms {
  const info = readSequence(readOne(bytes), 0x30)
  if (readOid(info.next(0x06)) !== '1.2.840.113549.1.7.2') {
    throw new DerError('This is not signed data.')
  }
  const explicit = readSequence(info.next(0xa0), 0xa0)
  info.end()
  const signedData = readSequence(explicit.next(0x30), 0x30)
  explicit.end()

  const version = readSmallInteger(signedData.next(0x02))
  const digestAlgorithmOids = readAll(signedData.next(0x31)).map(algorithmOid)
  const encapsulated = readSequence(signedData.next(0x30), 0x30)
  const contentType = readOid(encapsulated.next(0x06))
  const content = encapsulated.nextIf(0xa0)
  encapsulated.end()
  const certificates = readAll(signedData.next(0xa0)).map((element) => element.bytes)
  const crls = signedData.nextIf(0xa1)
  const signers = readSequence(signedData.next(0x31), 0x31)
  signedData.end()
  const signer = readSequence(signers.next(0x30), 0x30)
  signers.end()

  const signerVersion = readSmallInteger(signer.next(0x02))
  const signerId = signer.next(0x30).bytes
  const digest = signer.next(0x30)
  const attributes = signer.next(0xa0)
  const algorithm = signer.next(0x30)
  const signature = signer.next(0x04).value
  const unsigned = signer.nextIf(0xa1)
  signer.end()

  return {
    version,
    digestAlgorithmOids,
    digestAlgorithm: { oid: algorithmOid(digest) },
    contentType,
    ...(content ? { content: readOne(content.value, 0x04).value } : {}),
    certificates,
    signerId,
    signerVersion,
    signatureAlgorithm: algorithmOid(algorithm),
    signature,
    signedAttributes: retagAsSet(attributes),
    attributes: readAttributes(attributes),
    hasRevocationLists: crls !== undefined,
    unsignedAttributes: unsigned ? readAll(unsigned).map(readAttribute) : [],
  }
}

/** Issuer and serial number of a certificate, as in a signer id (RFC 5280, 4.1). */
export function certificateId(certificate: Uint8Array): { issuer: Uint8Array; serial: Uint8Array } {
  const outer = readSequence(readOne(certificate), 0x30)
  const body = readSequence(outer.next(0x30), 0x30)
  body.nextIf(0xa0)
  const serial = body.next(0x02).bytes
  body.next(0x30)
  return { serial, issuer: body.next(0x30).bytes }
}

/** The key of a SubjectPublicKeyInfo without the count of unused bits (RFC 5280, 4.2.1.2). */
export function readPublicKeyBits(spki: Uint8Array): Uint8Array {
  const info = readSequence(readOne(spki), 0x30)
  info.next(0x30)
  return info.next(0x03).value.subarray(1)
}

function readAttributes(set: DerElement): SignedAttributes {
  const found: SignedAttributes = {}
  for (const element of readAll(set)) {
    const { oid, value } = readAttribute(element)
    switch (oid) {
      case '1.2.840.113549.1.9.3':
        found.contentType = readOid(readOne(value))
        break
      case '1.2.840.113549.1.9.4':
        found.messageDigest = readOne(value).value
        break
      case '1.2.840.113549.1.9.5':
        found.signingTime = readTime(readOne(value))
        break
      case '1.2.840.113549.1.9.16.2.12':
        found.certificateHash ??= readCertificateHash(readOne(value), 'sha1')
        break
      case '1.2.840.113549.1.9.16.2.47':
        found.certificateHash = readCertificateHash(readOne(value), 'sha256')
    }
  }
  return found
}

/** An attribute with exactly one value, as in our seals and in time stamps. */
function readAttribute(element: DerElement): { oid: string; value: Uint8Array } {
  const attribute = readSequence(element, 0x30)
  const oid = readOid(attribute.next(0x06))
  const values = attribute.next(0x31)
  attribute.end()
  return { oid, value: readOne(values.value).bytes }
}

/** Supported digests by OID, with Node's names. */
export const digestNames: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** Reads the first certificate id; `usual` is the algorithm if none is written. */
function readCertificateHash(
  value: DerElement,
  usual: string,
): { algorithm: string; value: Uint8Array } | undefined {
  const certificates = readSequence(readSequence(value, 0x30).next(0x30), 0x30)
  const first = readSequence(certificates.next(0x30), 0x30)
  const written = first.nextIf(0x30)
  const algorithm = written ? digestNames[algorithmOid(written)] : usual
  return algorithm ? { algorithm, value: first.next(0x04).value } : undefined
}

/** Parameters are absent or NULL; no supported algorithm has others. */
export function algorithmOid(element: DerElement): string {
  const algorithm = readSequence(element, 0x30)
  const oid = readOid(algorithm.next(0x06))
  algorithm.nextIf(0x05)
  algorithm.end()
  return oid
}

function readSmallInteger({ value }: DerElement): number {
  return value.length === 1 ? (value[0] ?? 0) : -1
}

function readAll(element: DerElement): DerElement[] {
  const found: DerElement[] = []
  let rest = element.value
  while (rest.length > 0) {
    const next = readFirst(rest)
    found.push(next)
    rest = rest.subarray(next.bytes.length)
  }
  return found
}

function retagAsSet({ bytes }: DerElement): Uint8Array {
  const set = new Uint8Array(bytes)
  set[0] = 0x31
  return set
}
