export { explainUnsupportedCharacters } from './pdf/text/unsupported-characters.ts'
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
} from './envelope.ts'
export type {
  EnvelopeEvent,
  EnvelopeEventPayloads,
  EnvelopeEventType,
  Origin,
} from './envelope-events.ts'
export type {
  DraftText,
  EarlierAnswers,
  ExecutedFile,
  FilledFile,
  GroupSigner,
  PaperCompletion,
  SignerCorrection,
  ReturnUrls,
  SigningCapabilities,
  SigningGroup,
  SigningLink,
  SigningProvider,
  TextNode,
} from './provider.ts'
export type { RoomDocument, RoomField, RoomView, SigningRoom, RoomRequest } from './room.ts'
export { SigningError } from './errors.ts'
export type { FieldProblem, SigningErrorCode } from './errors.ts'
export { createEmbeddedProvider } from './adapters/embedded/create-embedded-provider.ts'
export { renderHistory, renderRecord } from './evidence/draw-history.ts'
export type { HistoryFacts } from './evidence/draw-history.ts'
