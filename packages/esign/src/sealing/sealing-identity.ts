/**
 * What seals a file: plain values, so that it can be handed to a worker. The private key is in the
 * clear here; at rest it lies only in what `lockAuthority` makes.
 */
export interface SealingIdentity {
  /** X.509, DER. */
  certificate: Uint8Array
  /** The issuers' certificates up to the root, DER. */
  chain: Uint8Array[]
  /** PKCS #8, DER. */
  privateKey: Uint8Array
  algorithm: KeyAlgorithm
}

export type KeyAlgorithm = 'P-256' | 'RSA-3072'

/** The house's own root, and the identity that it has issued for sealing. */
export interface CertificateAuthority {
  root: {
    certificate: Uint8Array
    /** PKCS #8, DER. */
    privateKey: Uint8Array
    algorithm: KeyAlgorithm
  }
  identity: SealingIdentity
}
