export { fieldTypes, residentRoles, roles } from './field.ts'
export type {
  Address,
  Cell,
  Condition,
  Field,
  FieldOption,
  FieldType,
  Mark,
  Point,
  ResidentRole,
  Role,
  SignerRole,
  SumPart,
  TableColumn,
  TableRow,
  Value,
  Values,
} from './field.ts'
export type {
  ReadingNode,
  SignatureBlock,
  Template,
  TemplateArchive,
  TemplateSource,
} from './template.ts'
export { envelopeEventTypes, valueKey } from './envelope.ts'
export type {
  Envelope,
  EnvelopeDocument,
  EnvelopeEvent,
  EnvelopeEventType,
  EnvelopeStore,
  EnvelopeTransaction,
  Origin,
  Recipient,
  RoomSession,
} from './envelope.ts'
export { groupStates, signerStates } from './provider.ts'
export type {
  CreateGroup,
  EarlierAnswers,
  ExecutedFile,
  FilledFile,
  GroupSigner,
  GroupState,
  Party,
  SignerState,
  SigningGroup,
  SigningLink,
  SigningProvider,
} from './provider.ts'
export type { RoomDocument, RoomField, RoomView, SigningRoom, Visit } from './room.ts'
export { SigningError, signingErrorCodes } from './errors.ts'
export type { FieldProblem, SigningErrorCode } from './errors.ts'
export { checkAnswer } from './answers/check-answer.ts'
export { explainUndrawable, findUndrawable, normalizeText } from './answers/find-undrawable.ts'
export { formatValue } from './answers/format-value.ts'
export type { FormatOptions } from './answers/format-value.ts'
export { isAnswered } from './answers/is-answered.ts'
export { mergeDocuments } from './pdf/merge-documents.ts'
export type { MergedDocument, MergeInput } from './pdf/merge-documents.ts'
export { renderDocument } from './pdf/render-document.ts'
export type {
  RenderedDocument,
  RenderInput,
  RenderWarning,
  SignerFacts,
} from './pdf/render-document.ts'
export { certificateFacts } from './evidence/certificate-facts.ts'
export type {
  CertificateDocument,
  CertificateFacts,
  CertificateSigner,
} from './evidence/certificate-facts.ts'
export { chainEvents } from './evidence/chain-events.ts'
export { drawCertificate } from './evidence/draw-certificate.ts'
export type { ExecutedFileInput, ProducedFile } from './evidence/produce-executed-file.ts'
export {
  createCertificateAuthority,
  issueLeaf,
  rootCertificatePem,
} from './sealing/certificate-authority.ts'
export type { AuthoritySubject } from './sealing/certificate-authority.ts'
export {
  canIssue,
  lockAuthority,
  lockedCertificate,
  SealingKeyError,
  unlockAuthority,
  unlockIdentity,
} from './sealing/lock-authority.ts'
export { readPkcs12, Pkcs12Error } from './sealing/read-pkcs12.ts'
export { sealLevels, sealPdf } from './sealing/seal-pdf.ts'
export type { SealedPdf, SealInput, SealLevel } from './sealing/seal-pdf.ts'
export { stampSealedFile } from './sealing/stamp-sealed-file.ts'
export type { StampedFile } from './sealing/stamp-sealed-file.ts'
export type { SealPorts, SealSettings } from './sealing/seal-settings.ts'
export { timeStampingOf } from './sealing/seal-settings.ts'
export type {
  CertificateAuthority,
  KeyAlgorithm,
  SealingIdentity,
} from './sealing/sealing-identity.ts'
export { createEmbeddedProvider } from './adapters/embedded/create-embedded-provider.ts'
export type { EmbeddedProviderOptions } from './adapters/embedded/create-embedded-provider.ts'
export type { Engine, ExecutedFileStore, Sealer } from './adapters/embedded/engine.ts'
export { inspectFile } from './verify/inspect-file.ts'
export type { FileInspection } from './verify/inspect-file.ts'
export type { FileEvidence } from './verify/read-evidence.ts'
export { verifySeal } from './verify/verify-seal.ts'
export type { SealVerification, VerifyOptions } from './verify/verify-seal.ts'
export { admitPdf } from './intake/inspect/admit-pdf.ts'
export type { AdmitOptions, AdmittedPdf } from './intake/inspect/admit-pdf.ts'
export { admitInWorker, inspectInWorker } from './intake/inspect/inspect-in-worker.ts'
export { inspectPdf } from './intake/inspect/inspect-pdf.ts'
export type { InspectOptions } from './intake/inspect/inspect-pdf.ts'
export { InspectionError, inspectionErrorCodes } from './intake/inspect/inspection-error.ts'
export type { InspectionErrorCode } from './intake/inspect/inspection-error.ts'
export {
  activeContentKinds,
  inspectedFieldTypes,
  inspectionWarningCodes,
} from './intake/inspect/inspection.ts'
export type {
  ActiveContent,
  ActiveContentKind,
  Encryption,
  FieldPlace,
  InspectedField,
  InspectedFieldType,
  InspectedFont,
  InspectedPage,
  InspectedSignature,
  Inspection,
  InspectionWarning,
  InspectionWarningCode,
} from './intake/inspect/inspection.ts'
export { makePdfTemplate } from './intake/own-pdf/make-template.ts'
export type { PdfFormInput } from './intake/own-pdf/make-template.ts'
export { preparePdf } from './intake/own-pdf/prepare-pdf.ts'
export { prepareInWorker } from './intake/own-pdf/prepare-in-worker.ts'
export { placedTypes } from './intake/own-pdf/prepared-pdf.ts'
export type {
  Paragraph,
  PdfPlace,
  PlacedType,
  PreparedPage,
  PreparedPdf,
} from './intake/own-pdf/prepared-pdf.ts'
export { defaultLimits } from './intake/inspect/limits.ts'
export type { InspectionLimits } from './intake/inspect/limits.ts'
