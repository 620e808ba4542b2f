import { createHash, verify, X509Certificate } from 'node:crypto'
import type { FoundSeal } from './find-seals.ts'
import { certificateId, readCms } from './read-cms.ts'
import type { Cms } from './read-cms.ts'

/** What was found out about one signature. */
export interface Inspection {
  by: 'house' | 'stranger'
  holds: boolean
  facts: SealFacts
}

interface SealFacts {
  /** ISO 8601 UTC, by the sealer's own clock. */
  sealedAt?: string
  sealedBy?: string
  /** Lower-case hex. */
  certificateSha256?: string
}

/** Whether one signature holds for the bytes that it covers, and whose it is. */
export function inspectSeal(seal: FoundSeal, house: X509Certificate[]): Inspection {
  try {
    return inspectReadable(seal, readCms(seal.cms), house)
  } catch {
    // Not what RFC 5652 allows, or a key that OpenSSL does not take: there is nothing to check.
    return unreadable(seal, house)
  }
}

function inspectReadable(seal: FoundSeal, cms: Cms, house: X509Certificate[]): Inspection {
  const certificate = signerCertificate(cms)
  if (!certificate) {
    return unreadable(seal, house)
  }
  const root = house.find((candidate) => isIssuedBy(certificate, candidate))
  const facts = factsOf(cms, certificate)
  if (!isConsistent(cms, seal, certificate)) {
    return { by: root ? 'house' : 'stranger', holds: false, facts }
  }
  return root
    ? { by: 'house', holds: isAsWeSeal(cms, certificate, root), facts }
    : { by: 'stranger', holds: true, facts }
}

/** What names one of our roots and cannot be read was ours once; anything else may be a kind of its own. */
function unreadable({ cms }: FoundSeal, house: X509Certificate[]): Inspection {
  const isOurs = house.some((root) => {
    const { issuer } = certificateId(new Uint8Array(root.raw))
    return Buffer.from(cms).includes(Buffer.from(issuer))
  })
  return { by: isOurs ? 'house' : 'stranger', holds: !isOurs, facts: {} }
}

const digests: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** The document's digest is the one that was signed, by the key of the certificate that is named. */
function isConsistent(cms: Cms, seal: FoundSeal, certificate: X509Certificate): boolean {
  const digest = digests[cms.digestAlgorithm.oid]
  const { messageDigest, certificateSha256, contentType } = cms.attributes
  if (!digest || !messageDigest || contentType !== cms.contentType) {
    return false
  }
  const actual = createHash(digest)
  seal.covered.forEach((part) => actual.update(part))
  if (!actual.digest().equals(messageDigest)) {
    return false
  }
  if (certificateSha256 && !sha256Of(certificate).equals(certificateSha256)) {
    return false
  }
  return verify(digest, cms.signedAttributes, certificate.publicKey, cms.signature)
}

/**
 * The parts of the CMS that no signature covers must be just what we write there: otherwise bytes of
 * a sealed file could change unseen.
 */
function isAsWeSeal(cms: Cms, certificate: X509Certificate, root: X509Certificate): boolean {
  const { signingTime, certificateSha256 } = cms.attributes
  const [algorithms, own] = [Buffer.from(cms.digestAlgorithms), cms.digestAlgorithm.bytes]
  const [first, second, ...others] = cms.certificates
  return (
    cms.version === 1 &&
    cms.signerVersion === 1 &&
    cms.contentType === '1.2.840.113549.1.7.1' &&
    algorithms.subarray(2).equals(own) &&
    cms.signatureAlgorithm === expectedAlgorithm(certificate) &&
    !cms.hasExtras &&
    first !== undefined &&
    certificate.raw.equals(first) &&
    second !== undefined &&
    root.raw.equals(second) &&
    others.length === 0 &&
    certificateSha256 !== undefined &&
    signingTime !== undefined &&
    signingTime >= new Date(certificate.validFrom) &&
    signingTime <= new Date(certificate.validTo)
  )
}

function expectedAlgorithm({ publicKey }: X509Certificate): string {
  return publicKey.asymmetricKeyType === 'ec' ? '1.2.840.10045.4.3.2' : '1.2.840.113549.1.1.11'
}

function signerCertificate(cms: Cms): X509Certificate | undefined {
  for (const bytes of cms.certificates) {
    try {
      const { issuer, serial } = certificateId(bytes)
      const id = Buffer.concat([issuer, serial])
      if (Buffer.from(cms.signerId).subarray(-id.length).equals(id)) {
        return new X509Certificate(bytes)
      }
    } catch {
      // A certificate that cannot be read is not the signer's.
      continue
    }
  }
  return undefined
}

function isIssuedBy(certificate: X509Certificate, root: X509Certificate): boolean {
  return !certificate.ca && certificate.checkIssued(root) && certificate.verify(root.publicKey)
}

function factsOf(cms: Cms, certificate: X509Certificate): SealFacts {
  const commonName = /^CN=(.*)$/m.exec(certificate.subject)?.[1]
  return {
    sealedAt: cms.attributes.signingTime?.toISOString(),
    sealedBy: commonName,
    certificateSha256: sha256Of(certificate).toString('hex'),
  }
}

function sha256Of(certificate: X509Certificate): Buffer {
  return createHash('sha256').update(certificate.raw).digest()
}
