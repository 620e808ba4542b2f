import { createHash, verify, type X509Certificate } from 'node:crypto'
import { buildChain, readCertificates } from './asn1/certificate-chain.ts'
import { algorithmOid, type Cms, digestNames, readCms } from './asn1/read-cms.ts'
import { readSequence, readOne, readTime } from './asn1/read-der.ts'
import { findSignerCertificate } from './asn1/signer-certificate.ts'

export interface TimeStampInspection {
  /** The token covers the data and was signed by a certificate that is limited to time stamping. */
  holds: boolean
  /** ISO 8601 UTC. */
  at: string
  /** Common name of the authority's certificate. */
  by: string
  /** The certificate chains to one of the given roots. */
  trusted: boolean
  nonce?: Uint8Array
  /** All certificates in the token, for the archive. */
  certificates: X509Certificate[]
}

/** Checks a token against `data`, given in parts. `undefined` if the token cannot be parsed. */
export function inspectTimeStamp(
  token: Uint8Array,
  data: Uint8Array[],
  { trustedRoots }: { trustedRoots: X509Certificate[] },
): TimeStampInspection | undefined {
  try {
    const cms = readCms(token)
    const signer = findSignerCertificate(cms)
    if (cms.contentType !== tstInfoType || !cms.content || !signer) {
      return undefined
    }
    return inspectReadable({ cms, content: cms.content, signer }, data, trustedRoots)
  } catch {
    // Not valid by RFC 3161, or a key that OpenSSL does not support.
    return undefined
  }
}

const tstInfoType = '1.2.840.113549.1.9.16.1.4'
const timeStampingUsage = '1.3.6.1.5.5.7.3.8'

interface Token {
  cms: Cms
  content: Uint8Array
  signer: X509Certificate
}

function inspectReadable(
  token: Token,
  data: Uint8Array[],
  trustedRoots: X509Certificate[],
): TimeStampInspection {
  const { cms, content, signer } = token
  const { algorithm, digest, at, nonce } = readTstInfo(content)
  const certificates = readCertificates(cms.certificates)
  const chain = buildChain(signer, { candidates: certificates, trustedRoots, at })
  const holds =
    hashParts(data, algorithm).equals(digest) &&
    isSignatureValid(token) &&
    signer.keyUsage?.join() === timeStampingUsage &&
    isValidAt(signer, at) &&
    chain.everyCandidateHolds

  const by = /^CN=(.*)$/m.exec(signer.subject)?.[1] ?? signer.subject.replaceAll('\n', ', ')
  return { holds, at: at.toISOString(), by, trusted: holds && chain.trusted, nonce, certificates }
}

/** TSTInfo (RFC 3161, 2.4.2), the fields we need. The signature covers all of it. */
function readTstInfo(content: Uint8Array) {
  const info = readSequence(readOne(content), 0x30)
  info.next(0x02) // version
  info.next(0x06) // policy
  const imprint = readSequence(info.next(0x30), 0x30)
  const algorithm = digestNames[algorithmOid(imprint.next(0x30))] ?? 'unknown'
  const digest = imprint.next(0x04).value
  info.next(0x02) // serial number
  const at = readTime(info.next(0x18))
  info.nextIf(0x30) // accuracy
  info.nextIf(0x01) // ordering
  const nonce = info.nextIf(0x02)?.value
  return { algorithm, digest, at, nonce }
}

/**
 * Leaves no part of the token that is not covered by a signature and could be encoded differently.
 */
function isSignatureValid({ cms, content, signer }: Token): boolean {
  const { contentType, messageDigest, certificateHash } = cms.attributes
  const digest = digestNames[cms.digestAlgorithm.oid]
  if (!digest || !messageDigest || !certificateHash || contentType !== cms.contentType) {
    return false
  }
  const [only, ...others] = cms.digestAlgorithmOids
  return (
    cms.version === 3 &&
    cms.signerVersion === 1 &&
    only === cms.digestAlgorithm.oid &&
    others.length === 0 &&
    !cms.hasRevocationLists &&
    cms.unsignedAttributes.length === 0 &&
    hashParts([content], digest).equals(messageDigest) &&
    hashParts([signer.raw], certificateHash.algorithm).equals(certificateHash.value) &&
    isAlgorithmFor(cms.signatureAlgorithm, digest, signer) &&
    verify(digest, cms.signedAttributes, signer.publicKey, cms.signature)
  )
}

/** RSA (PKCS #1 v1.5) and ECDSA. The plain RSA algorithm names no digest. */
const signatureAlgorithms: Record<string, { key: string; digest?: string }> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', digest: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', digest: 'sha512' },
}

export function isAlgorithmFor(
  oid: string,
  digest: string,
  { publicKey }: X509Certificate,
): boolean {
  const known = signatureAlgorithms[oid]
  return (
    known !== undefined &&
    known.key === publicKey.asymmetricKeyType &&
    (known.digest ?? digest) === digest
  )
}

function isValidAt(certificate: X509Certificate, at: Date): boolean {
  return at >= certificate.validFromDate && at <= certificate.validToDate
}

function hashParts(parts: Uint8Array[], algorithm: string): Buffer {
  const hash = createHash(algorithm)
  parts.forEach((part) => hash.update(part))
  return hash.digest()
}
