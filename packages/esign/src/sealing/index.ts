export {
  createCertificateAuthority,
  issueLeaf,
  rootCertificatePem,
} from './keys/certificate-authority.ts'
export {
  canIssue,
  encryptAuthority,
  readEncryptedCertificate,
  SealingKeyError,
  decryptAuthority,
  decryptIdentity,
} from './keys/encrypt-authority.ts'
export { readPkcs12 } from './keys/read-pkcs12.ts'
export { sealLevels, sealPdf } from './seal-pdf.ts'
export { getTimeStamping } from './seal-settings.ts'
export type { SealPorts, SealSettings } from './seal-settings.ts'
export type {
  CertificateAuthority,
  KeyAlgorithm,
  SealingIdentity,
} from './keys/sealing-identity.ts'
export { stampSealedFile } from './time-stamps/stamp-sealed-file.ts'
export type { StampedFile } from './time-stamps/stamp-sealed-file.ts'
