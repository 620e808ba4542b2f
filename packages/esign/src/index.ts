export {
  explainUnprintedInForms,
  explainUnsupportedCharacters,
} from './pdf/text/unsupported-characters.ts'
export type {
  ReadingNode,
  SignatureBlock,
  Template,
  TemplateArchive,
  TemplateSource,
} from './template.ts'
export type {
  Envelope,
  EnvelopeStore,
  EnvelopeTransaction,
  Recipient,
  RoomSession,
  SignedRecord,
} from './envelope.ts'
export type {
  EnvelopeEvent,
  EnvelopeEventPayloads,
  EnvelopeEventType,
  Origin,
} from './envelope-events.ts'
export type {
  DraftText,
  CopiedGroup,
  EarlierAnswers,
  ExecutedFile,
  ExecutedFileRequest,
  FilledFile,
  PaperCompletion,
  SignerCorrection,
  ReturnUrls,
  SendInput,
  SigningCapabilities,
  SigningLink,
  SigningProvider,
  TextNode,
} from './provider.ts'
export type { GroupSigner, SigningGroup } from './signing-group.ts'
export type { RoomDocument, RoomField, RoomView, SigningRoom, RoomRequest } from './room.ts'
export type { AnswerPlace, Contradiction, FilledForm, FindContradictions } from './contradiction.ts'
export type { PhotoFile, PreparedPhoto } from './photos/prepared-photo.ts'
export { SigningError } from './errors.ts'
export type { FieldProblem, SigningErrorCode } from './errors.ts'
export { createEmbeddedProvider } from './adapters/embedded/create-embedded-provider.ts'
export type { EmbeddedProviderOptions } from './adapters/embedded/create-embedded-provider.ts'
export { presentGroup } from './adapters/embedded/groups/read-group.ts'
export { createSignNowProvider } from './adapters/signnow/create-signnow-provider.ts'
export type { SignNowProviderOptions } from './adapters/signnow/create-signnow-provider.ts'
export { isUnderWay } from './adapters/signnow/remote-group.ts'
export type { RemoteGroup, RemoteGroupStore } from './adapters/signnow/remote-group.ts'
export { renderHistory, renderRecord } from './evidence/draw-history.ts'
export type { HistoryFacts } from './evidence/draw-history.ts'
