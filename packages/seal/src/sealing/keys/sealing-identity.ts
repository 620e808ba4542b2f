/**
 * Key and certificates that seal a file, as plain values for worker threads. The private key is not
 * encrypted here; at rest it is, see `encryptAuthority`.
 */
export interface SealingIdentity {
  /** X.509, DER. */
  certificate: Uint8Array
  /** Certificates of the issuers up to the root, DER. */
  chain: Uint8Array[]
  /** PKCS #8, DER; RSA or P-256. */
  privateKey: Uint8Array
  /** Revocation lists of the issuers, DER, for levels that include them. */
  crls?: Uint8Array[]
}

export type KeyAlgorithm = 'P-256' | 'RSA-3072'

export interface CertificateAuthority {
  root: {
    certificate: Uint8Array
    /** PKCS #8, DER. Only needed to issue; absent if somebody else issued the identity. */
    privateKey?: Uint8Array
    algorithm?: KeyAlgorithm
  }
  identity: SealingIdentity
}
