import { X509Certificate } from 'node:crypto'

export interface Chain {
  /** From the first certificate upwards, as far as the candidates reach. */
  certificates: X509Certificate[]
  /** The chain ends in a trusted root. */
  anchored: boolean
  /** The chain ends in a trusted root, and all of it was valid at the given time. */
  trusted: boolean
  /**
   * Every candidate was issued by another candidate, a trusted root or itself, or is the top of the
   * chain. Guarantees that no byte of a certificate with a known issuer can change unnoticed.
   */
  everyCandidateHolds: boolean
}

const maxChainLength = 8

/** Follows a certificate through the candidates to a trusted root. */
export function buildChain(
  first: X509Certificate,
  options: { candidates: X509Certificate[]; trustedRoots: X509Certificate[]; at: Date },
): Chain {
  const { candidates, trustedRoots, at } = options
  const certificates = followIssuers(first, candidates)
  const anchor = certificates.findIndex((certificate) => chainsToRoot(certificate, trustedRoots))
  const top = certificates.at(-1)
  const pool = [...trustedRoots, ...candidates]
  return {
    certificates,
    anchored: anchor >= 0,
    trusted:
      anchor >= 0 &&
      certificates.slice(0, anchor + 1).every((certificate) => isValidAt(certificate, at)),
    everyCandidateHolds: candidates.every(
      (candidate) =>
        pool.some((issuer) => isIssuedBy(candidate, issuer)) ||
        (top?.raw.equals(candidate.raw) &&
          !pool.some((issuer) => candidate.issuer === issuer.subject)),
    ),
  }
}

function followIssuers(first: X509Certificate, candidates: X509Certificate[]): X509Certificate[] {
  const chain = [first]
  for (let below = first; !isSelfIssued(below) && chain.length < maxChainLength;) {
    const current = below
    const issuer = candidates.find((candidate) => isIssuedBy(current, candidate))
    if (!issuer || chain.includes(issuer)) {
      break
    }
    chain.push(issuer)
    below = issuer
  }
  return chain
}

/** Checks name, key identifier and signature. */
export function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}

/** Throws if one of them is not a certificate. */
export function readCertificates(certificates: Uint8Array[]): X509Certificate[] {
  return certificates.map((bytes) => new X509Certificate(bytes))
}

/** Whether the certificate is one of the roots or was issued by one. */
export function chainsToRoot(certificate: X509Certificate, roots: X509Certificate[]): boolean {
  return roots.some((root) => root.raw.equals(certificate.raw) || isIssuedBy(certificate, root))
}

function isSelfIssued(certificate: X509Certificate): boolean {
  return certificate.subject === certificate.issuer
}

function isValidAt(certificate: X509Certificate, at: Date): boolean {
  return at >= certificate.validFromDate && at <= certificate.validToDate
}
