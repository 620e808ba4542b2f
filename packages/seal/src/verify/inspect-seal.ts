import { createHash, verify, type X509Certificate } from 'node:crypto'
import { buildChain, chainsToRoot, readCertificates } from './asn1/certificate-chain.ts'
import type { FoundSeal } from './find-seals.ts'
import { inspectTimeStamp, isAlgorithmFor, type TimeStampInspection } from './inspect-time-stamp.ts'
import { type Cms, digestNames, readCms } from './asn1/read-cms.ts'
import { isIssuedBy, listRoots, namesRoot, type Trust } from './own-roots.ts'
import { findSignerCertificate } from './asn1/signer-certificate.ts'

export interface SealInspection {
  sealedBy: 'us' | 'other'
  holds: boolean
  /** The claimed time is within the validity of the certificates. */
  inValidity?: boolean
  /** The signature time stamp, if there is one and it is valid. */
  timeStamp?: TimeStampInspection
  /** ISO 8601 UTC, by the sealer's clock. */
  claimedAt?: string
  signer?: X509Certificate
  digest?: { algorithm: string; value: string }
}

/** Whether one signature is valid for the bytes that it covers, and who made it. */
export function inspectSeal(seal: FoundSeal, trust: Trust): SealInspection {
  try {
    const cms = readCms(seal.cms)
    const signer = findSignerCertificate(cms)
    return signer ? inspectReadable({ seal, cms, signer }, trust) : inspectUnreadable(seal, trust)
  } catch {
    // Not valid by RFC 5652, or a key that OpenSSL does not support.
    return inspectUnreadable(seal, trust)
  }
}

interface ReadSeal {
  seal: FoundSeal
  cms: Cms
  signer: X509Certificate
}

function inspectReadable(read: ReadSeal, trust: Trust): SealInspection {
  const { seal, cms, signer } = read
  const claimedAt = cms.attributes.signingTime?.toISOString() ?? seal.claimedAt
  const value = Buffer.from(cms.attributes.messageDigest ?? []).toString('hex')
  const algorithm = digestNames[cms.digestAlgorithm.oid] ?? cms.digestAlgorithm.oid
  const facts = { signer, claimedAt, digest: { algorithm, value } }
  const chain = buildChain(signer, {
    candidates: readCertificates(cms.certificates),
    trustedRoots: listRoots(trust),
    at: new Date(claimedAt ?? Number.NaN),
  })
  const isOurs = !signer.ca && trust.ownRoots.some((own) => isIssuedBy(own, signer, chain))
  if (!isSignatureValid(read)) {
    const wasOurs = isOurs || namesRoot(seal.cms, trust.ownRoots)
    return { sealedBy: wasOurs ? 'us' : 'other', holds: false, ...facts }
  }
  const stamp = inspectSignatureTimeStamp(cms, trust)
  const found = { ...facts, ...(stamp && stamp !== 'broken' ? { timeStamp: stamp } : {}) }
  if (!isOurs) {
    return { sealedBy: 'other', holds: true, ...found }
  }
  const isSound = chain.anchored && hasOurLayout(read, chain.certificates, listRoots(trust))
  const holds = isSound && stamp !== 'broken'
  return { sealedBy: 'us', holds, inValidity: chain.trusted, ...found }
}

/**
 * An unreadable signature with one of our keys was ours and is damaged; others may be of
 * an unknown kind.
 */
function inspectUnreadable({ cms }: FoundSeal, { ownRoots }: Trust): SealInspection {
  return { sealedBy: namesRoot(cms, ownRoots) ? 'us' : 'other', holds: false }
}

/**
 * The signed digest is that of the document, and the named certificate's key made the signature.
 */
function isSignatureValid({ seal, cms, signer }: ReadSeal): boolean {
  const digest = digestNames[cms.digestAlgorithm.oid]
  const { messageDigest, certificateHash, contentType } = cms.attributes
  if (!digest || !messageDigest || contentType !== cms.contentType) {
    return false
  }
  const actual = createHash(digest)
  seal.covered.forEach((part) => actual.update(part))
  if (!actual.digest().equals(messageDigest)) {
    return false
  }
  const { algorithm, value } = certificateHash ?? {}
  if (
    algorithm &&
    !createHash(algorithm)
      .update(signer.raw)
      .digest()
      .equals(value ?? emptyBytes)
  ) {
    return false
  }
  return verify(digest, cms.signedAttributes, signer.publicKey, cms.signature)
}

const emptyBytes = new Uint8Array()

/**
 * Parts of the CMS that no signature covers must match what we write. Otherwise bytes of a sealed
 * file could change unnoticed.
 */
function hasOurLayout(
  { cms, signer }: ReadSeal,
  chain: X509Certificate[],
  ownRoots: X509Certificate[],
): boolean {
  const top = chain.at(-1)
  const [only, ...others] = cms.digestAlgorithmOids
  return (
    cms.version === 1 &&
    cms.signerVersion === 1 &&
    cms.contentType === '1.2.840.113549.1.7.1' &&
    cms.content === undefined &&
    only === cms.digestAlgorithm.oid &&
    others.length === 0 &&
    isAlgorithmFor(cms.signatureAlgorithm, digestNames[cms.digestAlgorithm.oid] ?? '', signer) &&
    !cms.hasRevocationLists &&
    top !== undefined &&
    chainsToRoot(top, ownRoots) &&
    cms.certificates.length === chain.length &&
    chain.every(({ raw }, index) => raw.equals(cms.certificates[index] ?? emptyBytes)) &&
    cms.attributes.certificateHash?.algorithm === 'sha256'
  )
}

/** At most one unsigned attribute, and it must be valid. */
function inspectSignatureTimeStamp(
  cms: Cms,
  { timeStampRoots }: Trust,
): TimeStampInspection | 'broken' | undefined {
  const [first, ...others] = cms.unsignedAttributes
  if (!first) {
    return undefined
  }
  const stamp =
    first.oid === '1.2.840.113549.1.9.16.2.14' && others.length === 0
      ? inspectTimeStamp(first.value, [cms.signature], { trustedRoots: timeStampRoots })
      : undefined
  return stamp?.holds ? stamp : 'broken'
}
