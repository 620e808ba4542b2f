export { showsSameAnswer } from './check-choice.ts'
export { consentVersion } from './consent-version.ts'
export { conditionAnswers, findDecisivePlaces } from './check-condition.ts'
export { checkPlaces } from './check-places.ts'
export {
  isAlwaysShown,
  isFilledBySigning,
  isMark,
  placeTypes,
  smallestPlace,
} from './form-places.ts'
export { formCategories } from './form-classes.ts'
export { formSigners } from './form-signers.ts'
export {
  copyTemplateIdFor,
  isPrintable,
  isSignable,
  printReason,
  templateIdFor,
} from './form-rules.ts'
export { countCopies, formPages, packetPages } from './form-pages.ts'
export type { FrameReady, SignedComplete } from './frame-messages.ts'
export { displayEmail, inviteStatuses, inviteStatusLabel } from './invites.ts'
export {
  asksNegotiationLanguage,
  negotiationLanguageNames,
  negotiationLanguages,
  residentLanguages,
} from './languages.ts'
export { limits, photoType } from './limits.ts'
export {
  archiveReasons,
  executedOnValues,
  packetLifecycle,
  packetStatuses,
  reopenableStatuses,
  statusesBefore,
  type PacketScreen,
} from './packet-lifecycle.ts'
export { canDo, type PacketAction } from './packet-actions.ts'
export { packetGroupLabels, packetGroups, packetSorts } from './packet-groups.ts'
export {
  paymentStatuses,
  paymentStatusesBefore,
  refundReasons,
  refundStatuses,
  settlements,
} from './payments.ts'
export { maxOwnText, parseOwnText, type OwnTextBlock } from './own-text.ts'
export {
  checkTextFields,
  isOwnersInitials,
  isSameName,
  listTextFields,
  newTextField,
  packetTextField,
  splitTextFields,
} from './own-text-fields.ts'
export { maxTextFieldName, textFieldTypes, type TextField } from './text-field.ts'
export { docxType, maxDocxBytes, pdfPasswordHeader } from './pdf-uploads.ts'
export { hasLargePrint, templateInPrint } from './print-size.ts'
export { hasSpanishSheet, spanishSheetOf } from './spanish-sheet.ts'
export { problemCodes, problems, type ProblemCode } from './problems.ts'
export { defaultUnitName, mayHaveLeadPaint, yearBuiltError } from './properties.ts'
export { inviteRoleName, inviteRoles, isGuarantor, residentRoleAt, signerKinds } from './roles.ts'
export { readCode, withoutPunctuation } from './read-link.ts'
export {
  defaultLinkDays,
  defaultReminderPlan,
  linkDayChoices,
  nextReminderMs,
} from './reminders.ts'
export { appliesIn, jurisdictionError } from './jurisdiction.ts'
export { signerScopeError, signersWithoutFieldsError } from './signer-scope.ts'
export { defaultPacketName, inSigningOrder, sameEmail, signerEmailErrors } from './signers.ts'
