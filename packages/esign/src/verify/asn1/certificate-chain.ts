import { X509Certificate } from 'node:crypto'

export interface Chain {
  /** From the first certificate up, as far as the candidates go. */
  certificates: X509Certificate[]
  /** It ends in one of the trusted roots. */
  trusted: boolean
  /**
   * Each candidate was issued by another one, by a trusted root or by itself, or is where the chain
   * goes out of sight: no byte of a certificate may change unseen where its issuer is known.
   */
  everyCandidateHolds: boolean
}

const maxChainLength = 8

/** Follows a certificate up through candidates to a trusted root; all must be valid at `at`. */
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

/** Whether one certificate was issued by another: by name, key identifier and signature. */
export function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  return issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
}

/** Throws where one of them is no certificate. */
export function readCertificates(certificates: Uint8Array[]): X509Certificate[] {
  return certificates.map((bytes) => new X509Certificate(bytes))
}

/** Whether a certificate is one of these roots, or issued by one. */
export function chainsToRoot(certificate: X509Certificate, roots: X509Certificate[]): boolean {
  return roots.some((root) => root.raw.equals(certificate.raw) || isIssuedBy(certificate, root))
}

function isSelfIssued(certificate: X509Certificate): boolean {
  return certificate.subject === certificate.issuer
}

function isValidAt(certificate: X509Certificate, at: Date): boolean {
  return at >= certificate.validFromDate && at <= certificate.validToDate
}
