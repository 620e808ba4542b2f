export {
  createCertificateAuthority,
  issueLeaf,
  rootCertificatePem,
} from './certificate-authority.ts'
export {
  canIssue,
  lockAuthority,
  lockedCertificate,
  SealingKeyError,
  unlockAuthority,
  unlockIdentity,
} from './lock-authority.ts'
export { readPkcs12 } from './read-pkcs12.ts'
export { sealLevels, sealPdf } from './seal-pdf.ts'
export { timeStampingOf } from './seal-settings.ts'
export type { SealPorts, SealSettings } from './seal-settings.ts'
export type { CertificateAuthority, KeyAlgorithm, SealingIdentity } from './sealing-identity.ts'
export { stampSealedFile } from './stamp-sealed-file.ts'
export type { StampedFile } from './stamp-sealed-file.ts'
