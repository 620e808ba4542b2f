import { createHash, X509Certificate } from 'node:crypto'
import { chainsToRoot } from './asn1/certificate-chain.ts'
import { readPublicKeyBits } from './asn1/read-cms.ts'

export interface OwnRoot {
  certificate: X509Certificate
  /** Empty: whatever it issued is ours. A commercial root has other customers: only these are ours. */
  signers: readonly X509Certificate[]
}

export interface Trust {
  ownRoots: readonly OwnRoot[]
  /** Roots of time-stamp authorities. */
  timeStampRoots: X509Certificate[]
}

/** From PEM: the root, and after it the signers that alone are ours. */
export function readOwnRoot(pem: string): OwnRoot {
  const [certificate = new X509Certificate(pem), ...signers] = (
    pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  ).map((one) => new X509Certificate(one))
  return { certificate, signers }
}

export function listRoots({ ownRoots }: Trust): X509Certificate[] {
  return ownRoots.map(({ certificate }) => certificate)
}

export function isIssuedBy(
  { certificate, signers }: OwnRoot,
  signer: X509Certificate,
  chain: { certificates: X509Certificate[] },
): boolean {
  return (
    chain.certificates.some((one) => chainsToRoot(one, [certificate])) &&
    (signers.length === 0 || signers.some((own) => own.raw.equals(signer.raw)))
  )
}

/**
 * Whether the bytes of a signature contain the key of one of the roots, or of a signer that alone is ours,
 * however damaged they are. A name would not do: every installation has the same ones.
 */
export function namesRoot(cms: Uint8Array, roots: Trust['ownRoots']): boolean {
  return listOwnKeys(roots).some((key) => Buffer.from(cms).includes(key))
}

/** The same for a file in which no signature can be found: there it is a hex string of one case. */
export function mentionsRoot(pdf: Buffer, roots: Trust['ownRoots']): boolean {
  const keys = listOwnKeys(roots).map((key) => key.toString('hex'))

  return keys.some((key) => pdf.includes(key) || pdf.includes(key.toUpperCase()))
}

/** In the certificate itself, and the two usual key identifiers in what it issued (RFC 7093, RFC 5280). */
function listOwnKeys(roots: Trust['ownRoots']): Buffer[] {
  const own = roots.flatMap(({ certificate, signers }) =>
    signers.length === 0 ? [certificate] : signers,
  )
  return own.flatMap(({ publicKey }) => {
    const key = publicKey.export({ type: 'spki', format: 'der' })
    const bits = Buffer.from(readPublicKeyBits(key))

    return [
      key,
      createHash('sha256').update(key).digest().subarray(0, 20),
      createHash('sha1').update(bits).digest(),
    ]
  })
}
