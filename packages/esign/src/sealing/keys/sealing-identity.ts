/**
 * What seals a file: plain values, so that it can be handed to a worker. The private key is in the
 * clear here; at rest it lies only in what `lockAuthority` makes.
 */
export interface SealingIdentity {
  /** X.509, DER. */
  certificate: Uint8Array
  /** The issuers' certificates up to the root, DER. */
  chain: Uint8Array[]
  /** PKCS #8, DER; RSA, or a curve that signs with SHA-256. */
  privateKey: Uint8Array
  /** Revocation lists of the issuers, DER, for the levels that carry them. */
  crls?: Uint8Array[]
}

export type KeyAlgorithm = 'P-256' | 'RSA-3072'

/** A root, and the identity that seals under it. */
export interface CertificateAuthority {
  root: {
    certificate: Uint8Array
    /** PKCS #8, DER; only needed to issue. `undefined` where somebody else issued the identity. */
    privateKey?: Uint8Array
    algorithm?: KeyAlgorithm
  }
  identity: SealingIdentity
}
