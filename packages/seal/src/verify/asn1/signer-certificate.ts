import { X509Certificate } from 'node:crypto'
import { certificateId, type Cms } from './read-cms.ts'

export function findSignerCertificate(cms: Cms): X509Certificate | undefined {
  for (const bytes of cms.certificates) {
    try {
      const { issuer, serial } = certificateId(bytes)
      const id = Buffer.concat([issuer, serial])
      if (Buffer.from(cms.signerId).subarray(-id.length).equals(id)) {
        return requireValidDates(new X509Certificate(bytes))
      }
    } catch {
      // A certificate that cannot be parsed is not the signer's.
      continue
    }
  }
  return undefined
}

/** A flipped bit can make a validity date invalid, and Node does not reject that. */
function requireValidDates(certificate: X509Certificate): X509Certificate | undefined {
  const { validFromDate, validToDate } = certificate
  return [validFromDate, validToDate].some((at) => Number.isNaN(at.getTime()))
    ? undefined
    : certificate
}
