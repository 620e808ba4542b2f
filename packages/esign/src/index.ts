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
  TableColumn,
  TableRow,
  Value,
  Values,
} from './field.ts'
export type { ReadingNode, SignatureBlock, Template, TemplateSource } from './template.ts'
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
  ExecutedFile,
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
