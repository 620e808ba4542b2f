/** What server, web app and tests use of the contract. Browsers that must stay small use `./calls`. */
export type { Endpoint } from './endpoints/endpoint.ts'
export { endpointFor } from './endpoints/index.ts'
export type { ServerEventPayloads } from './events.ts'
export { checkPlaces } from './rules/check-places.ts'
export { formCategories } from './rules/form-classes.ts'
export { formSigners, whoSigns, whoSignsAsPlaced } from './rules/form-signers.ts'
export { smallestPlace } from './rules/form-places.ts'
export { checkTextFields, listTextFields } from './rules/own-text-fields.ts'
export { explainTooManyLines } from './rules/own-text.ts'
export type { TextField } from './rules/text-field.ts'
export type { PlaceError } from './rules/place-error.ts'
export {
  copyTemplateIdFor,
  isPrintable,
  isSignable,
  printReason,
  templateIdFor,
} from './rules/form-rules.ts'
export { consentVersion } from './rules/consent-version.ts'
export type { FrameReady, SignedComplete } from './rules/frame-messages.ts'
export { inviteStatuses } from './rules/invites.ts'
export {
  asksNegotiationLanguage,
  negotiationLanguageNames,
  negotiationLanguages,
  residentLanguages,
} from './rules/languages.ts'
export { applicationLimits } from './rules/application-limits.ts'
export { limits, photoType } from './rules/limits.ts'
export { type PacketAction, canDo } from './rules/packet-actions.ts'
export { packetGroupLabels, packetGroups, packetSorts } from './rules/packet-groups.ts'
export {
  type PacketScreen,
  executedOnValues,
  packetLifecycle,
  packetStatuses,
  reopenableStatuses,
  statusesBefore,
} from './rules/packet-lifecycle.ts'
export {
  paymentStatuses,
  paymentStatusesBefore,
  refundReasons,
  refundStatuses,
  settlements,
} from './rules/payments.ts'
export { docxType, maxDocxBytes, pdfPasswordHeader } from './rules/pdf-uploads.ts'
export { templateInPrint } from './rules/print-size.ts'
export { hasSpanishSheet, spanishSheetOf } from './rules/spanish-sheet.ts'
export { type ProblemCode, problems } from './rules/problems.ts'
export { defaultUnitName, mayHaveLeadPaint, yearBuiltError } from './rules/properties.ts'
export {
  inviteRoleName,
  inviteRoles,
  isGuarantor,
  residentRoleAt,
  signerKinds,
} from './rules/roles.ts'
export {
  defaultLinkDays,
  defaultReminderPlan,
  linkDayChoices,
  nextReminderMs,
} from './rules/reminders.ts'
export { jurisdictionError } from './rules/jurisdiction.ts'
export { signerScopeError, signersWithoutFieldsError } from './rules/signer-scope.ts'
export { defaultPacketName, inSigningOrder, sameEmail, signerEmailErrors } from './rules/signers.ts'
export { type WebhookVendor, webhookVendors } from './rules/webhook-vendors.ts'
export { LoginCallback, MemberSession } from './schemas/auth.ts'
export {
  EmailCopies,
  type EmailCopy,
  EmailCopyBody,
  EmailCopyDetails,
  EmailCopyPreview,
  EmailCopyPreviewQuery,
  EmailCopyRule,
  type NamedPerson,
} from './schemas/email-copies.ts'
export { FormPlace, PageSize, PlaceType, StoredPlace } from './schemas/forms/form-place.ts'
export { FormReading, ReadingField } from './schemas/forms/form-reading.ts'
export { FormUpload } from './schemas/forms/form-upload.ts'
export {
  DeliveryClass,
  Form,
  FormBundle,
  FormBundles,
  FormCategory,
  FormQuery,
  type PreviewLanguage,
  UsedForms,
} from './schemas/forms/form.ts'
export { FormImport, FormImportQuery } from './schemas/forms/form-import.ts'
export {
  FormBody,
  FormDocument,
  FormSigners,
  OwnFormDefinition,
  StoredTextField,
} from './schemas/forms/own-form.ts'
export { PrintSize } from './schemas/forms/print-size.ts'
export { CityLaw, FormStateRule, StateRules } from './schemas/forms/state-rules.ts'
export { Readiness, ReadinessAnswer } from './schemas/health.ts'
export { NegotiationLanguage, ResidentLanguage } from './schemas/languages.ts'
export {
  CreateDocumentGroup,
  CreatePrintGroup,
  Initiator,
  PacketName,
  PacketSeed,
  ResidentMessage,
  SendForSignatureBody,
  SentPacket,
  Signer,
  Signers,
} from './schemas/packets/create-packet.ts'
export {
  ArchiveReason,
  ExecutedOn,
  PacketGroup,
  PacketStatus,
} from './schemas/packets/packet-status.ts'
export {
  BringBackResult,
  PacketFilters,
  PacketIds,
  PacketPage,
  PacketQuery,
  PutAwayResult,
  RemindResult,
} from './schemas/packets/packet-list.ts'
export { LinkDays, ReminderPlan } from './schemas/packets/reminders.ts'
export { PacketText, type PacketTextNode } from './schemas/packets/packet-text.ts'
export {
  CancelPacketBody,
  Packet,
  PacketEvent,
  type PacketQuestion,
} from './schemas/packets/packet.ts'
export {
  Fee,
  Payment,
  PaymentStatus,
  Receipt,
  ReceiptDetails,
  type ReceiptPage,
  type Refund,
  RefundReason,
  RefundStatus,
  Settlement,
  type StartedPayment,
} from './schemas/payments.ts'
export { KeptData, PersonalData } from './schemas/personal-data.ts'
export { Problem } from './schemas/problem.ts'
export {
  CurrentPacket,
  NoticeAddress,
  Property,
  PropertyAddress,
  PropertyBody,
  type PropertyPage,
  type PropertyQuery,
  Unit,
  UnitPackets,
} from './schemas/properties.ts'
export { InviteRole, SignerKind } from './schemas/roles.ts'
export { Email, PageQuery, UsState, line } from './schemas/shapes.ts'
export {
  AnswerQuestionBody,
  CodeDetails,
  CorrectSignerBody,
  InviteDetails,
  InviteStatus,
  NewLink,
  SigningInvite,
} from './schemas/signing-invites.ts'
export { ReadingNode, RoomDocument, RoomField } from './schemas/signing-room/room-document.ts'
export { DocumentPlaces, RoomPlace, RoomPlaces } from './schemas/signing-room/room-places.ts'
export { ReadingAid, Room, RoomMessage } from './schemas/signing-room/room.ts'
export { KnownTenant, Tenant, TenantQuery, User, UserUpdate } from './schemas/users.ts'
export { Verdict } from './schemas/verify.ts'
export {
  ApplicationConfirmation,
  ApplicationHome,
  ApplicationLink,
  ApplicationRequest,
  ApplicationRequestBody,
  Applications,
  WaitingApplications,
} from './schemas/applications.ts'
export { echoedKeys } from './endpoints/echoed-keys.ts'
