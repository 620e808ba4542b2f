import { X509Certificate } from 'node:crypto'
import { type BaseBlock, Constructed } from 'asn1js'
import { ContentInfo } from 'pkijs'

/**
 * Removes root certificates and revocation lists from a time-stamp token. No signature covers them,
 * so a verifier could not detect changes. The roots are returned for the validation data. What
 * stays is not interpreted, so its bytes stay as they were signed.
 */
export function removeRootCertificates(token: ContentInfo): {
  token: Uint8Array
  roots: Uint8Array[]
} {
  const signedData: unknown = token.content
  if (token.contentType !== ContentInfo.SIGNED_DATA || !(signedData instanceof Constructed)) {
    throw new Error('This is not signed data.')
  }
  const elements: BaseBlock[] = signedData.valueBlock.value
  const certificates = elements.find((element) => hasTag(element, 0))
  if (!(certificates instanceof Constructed)) {
    throw new Error('The certificate of the authority is missing.')
  }

  const roots = certificates.valueBlock.value.map(encode).filter(isRoot)
  certificates.valueBlock.value = certificates.valueBlock.value.filter(
    (element) => !isRoot(encode(element)),
  )
  signedData.valueBlock.value = elements.filter((element) => !hasTag(element, 1))
  return { token: encode(token.toSchema()), roots }
}

/** [0] certificates, [1] revocation lists (RFC 5652, 5.1). */
function hasTag({ idBlock }: BaseBlock, number: number): boolean {
  return idBlock.tagClass === 3 && idBlock.tagNumber === number
}

function isRoot(bytes: Uint8Array): boolean {
  const { subject, issuer, ca } = new X509Certificate(bytes)
  return ca && subject === issuer
}

function encode(element: BaseBlock): Uint8Array {
  return new Uint8Array(element.toBER())
}
