import { X509Certificate } from 'node:crypto'
import { readFirst, readOid, readOne, readSequence } from '../../verify/asn1/read-der.ts'
import * as der from '../write-der.ts'

/**
 * Removes root certificates and revocation lists from a time-stamp token. No signature covers them,
 * so a verifier could not detect changes. The roots are returned for the validation data.
 */
export function removeRootCertificates(token: Uint8Array): {
  token: Uint8Array
  roots: Uint8Array[]
} {
  const info = readSequence(readOne(token), 0x30)
  const type = info.next(0x06)
  const content = readSequence(readSequence(info.next(0xa0), 0xa0).next(0x30), 0x30)
  const [version, digests, encapsulated] = [
    content.next(0x02),
    content.next(0x31),
    content.next(0x30),
  ]
  const certificates = readElements(content.next(0xa0).value)
  content.nextIf(0xa1)
  const signers = content.next(0x31)
  content.end()
  if (readOid(type) !== '1.2.840.113549.1.7.2') {
    throw new Error('This is not signed data.')
  }

  const kept = certificates.filter((bytes) => !isRoot(bytes))
  const signedData = der.sequence(
    version.bytes,
    digests.bytes,
    encapsulated.bytes,
    der.tag(0, 'constructed', ...kept),
    signers.bytes,
  )
  return {
    token: der.sequence(type.bytes, der.tag(0, 'constructed', signedData)),
    roots: certificates.filter(isRoot),
  }
}

function isRoot(bytes: Uint8Array): boolean {
  const { subject, issuer, ca } = new X509Certificate(bytes)
  return ca && subject === issuer
}

function readElements(value: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  for (let rest = value; rest.length > 0;) {
    const { bytes } = readFirst(rest)
    found.push(bytes)
    rest = rest.subarray(bytes.length)
  }
  return found
}
