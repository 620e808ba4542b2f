import { verify, type X509Certificate } from 'node:crypto'
import { algorithmOid } from './read-cms.ts'
import { type DerElement, readOid, readOne, readSequence } from './read-der.ts'

/** Fields that Node does not expose. Throws `DerError`. */
export function readCertificateFields(certificate: Uint8Array): {
  /** The subject's name, DER. */
  subject: Uint8Array
  serial: Uint8Array
  /** CRL distribution points (RFC 5280, 4.2.1.13); http(s) only. */
  crlUrls: string[]
} {
  const body = readSequence(readSequence(readOne(certificate), 0x30).next(0x30), 0x30)
  body.nextIf(0xa0) // version
  const serial = body.next(0x02).value
  body.next(0x30) // signature algorithm
  body.next(0x30) // issuer
  body.next(0x30) // validity
  const subject = body.next(0x30).bytes
  body.next(0x30) // public key
  const extensions = body.nextIf(0xa3)
  return { subject, serial, crlUrls: extensions ? readCrlUrls(extensions) : [] }
}

/** Reads a certificate revocation list (RFC 5280, 5.1). Throws `DerError`. */
export function readCrl(list: Uint8Array): {
  isSignedBy(issuer: X509Certificate): boolean
  /** Serial numbers in hex. */
  revoked: Set<string>
} {
  const outer = readSequence(readOne(list), 0x30)
  const signed = outer.next(0x30)
  const algorithm = algorithmOid(outer.next(0x30))
  const signature = outer.next(0x03).value.subarray(1)
  outer.end()

  const body = readSequence(signed, 0x30)
  body.nextIf(0x02) // version
  body.next(0x30) // signature algorithm
  const issuerName = Buffer.from(body.next(0x30).bytes)
  for (const time of [0x17, 0x18, 0x17, 0x18]) {
    body.nextIf(time)
  }
  const entries = body.nextIf(0x30)
  return {
    isSignedBy: (issuer) =>
      issuerName.equals(readCertificateFields(issuer.raw).subject) &&
      crlDigests[algorithm] !== undefined &&
      verify(crlDigests[algorithm], signed.bytes, issuer.publicKey, signature),
    revoked: new Set(entries ? readSerials(entries) : []),
  }
}

const crlDigests: Record<string, string> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  '1.2.840.10045.4.3.2': 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
}

function readSerials(entries: DerElement): string[] {
  return readElements(entries, 0x30).map((entry) =>
    Buffer.from(readSequence(entry, 0x30).next(0x02).value).toString('hex'),
  )
}

function readCrlUrls(extensions: DerElement): string[] {
  const list = readSequence(extensions, 0xa3).next(0x30)
  return readElements(list, 0x30).flatMap((element) => {
    const extension = readSequence(element, 0x30)
    const oid = readOid(extension.next(0x06))
    extension.nextIf(0x01) // critical
    return oid === '2.5.29.31' ? readUrls(readOne(extension.next(0x04).value, 0x30)) : []
  })
}

/** DistributionPoint → fullName → uniformResourceIdentifier. */
function readUrls(points: DerElement): string[] {
  return readElements(points, 0x30).flatMap((point) => {
    const name = readSequence(point, 0x30).nextIf(0xa0)
    const full = name && readSequence(name, 0xa0).nextIf(0xa0)
    const url = full && readSequence(full, 0xa0).nextIf(0x86)
    const text = url ? Buffer.from(url.value).toString('latin1') : ''
    return /^https?:\/\//.test(text) ? [text] : []
  })
}

function readElements(element: DerElement, tag: number): DerElement[] {
  const children = readSequence(element, element.tag)
  const found: DerElement[] = []
  for (let child = children.nextIf(tag); child; child = children.nextIf(tag)) {
    found.push(child)
  }
  children.end()
  return found
}
