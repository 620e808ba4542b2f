export { zipPattern } from './address.ts'
export { handNames, isAddress, isChoices, isMark, isSameAnswer, isTable } from './answer.ts'
export type { Address, Answer, Answers, Cell, HandName, Mark, Point, TableRow } from './answer.ts'
export { canonicalJson } from './canonical-json.ts'
export { checkAnswer, maxRows } from './check-answer.ts'
export type { AnswerChecks, CheckedField } from './check-answer.ts'
export { cleanLine, cleanText } from './clean-text.ts'
export { dayMs, days, isDay } from './day.ts'
export { emailPattern, maxEmailLength, tidyEmail } from './email.ts'
export { computeLastDay } from './last-day.ts'
export { findDayOrderError } from './day-order.ts'
export { explainCharacters } from './explain-characters.ts'
export { columnTypes, fieldTypes, residentRoles, roles } from './field.ts'
export type {
  Condition,
  Field,
  FieldOption,
  FieldType,
  ResidentRole,
  Role,
  SignerRole,
  SumPart,
  TableColumn,
} from './field.ts'
export { foldedAway, foldText, lookalikes } from './fold-text.ts'
export { formatAnswer, formatCell, formatShortAnswer } from './format-answer.ts'
export type { FormatOptions } from './format-answer.ts'
export {
  formatDay,
  formatDayInZone,
  formatInstant,
  formatInstantInZone,
  formatInstantInZones,
  formatShortDay,
  toDayInZone,
} from './format-day.ts'
export {
  findIncomplete,
  isAnswered,
  isConditionMet,
  isRequired,
  isShown,
  isRowStarted,
} from './is-answered.ts'
export type { AnswerLookup } from './is-answered.ts'
export { checkMark, isTooSmall } from './mark.ts'
export { normalizeAnswer } from './normalize-answer.ts'
export { formatMoney } from './number.ts'
export { formatForEditing, parseAnswer } from './parse-answer.ts'
export type { ParsedAnswer } from './parse-answer.ts'
export { blankRow, givenCell, initialRows, parseTable } from './parse-table.ts'
export type { TypedRow } from './parse-table.ts'
export { findPacketAnswer, packetAnswers } from './packet-answers.ts'
export type { PacketAnswer } from './packet-answers.ts'
export { parseWrittenDay } from './parse-written-day.ts'
export { timeZoneOfAddress } from './property-time-zone.ts'
export type { UsTimeZone } from './property-time-zone.ts'
export type {
  DocxRejection,
  PdfRejection,
  PictureRejection,
  Rejection,
  TypedRejection,
} from './rejection.ts'
export { parseAddress, toZip } from './parse-address.ts'
export { isDoubtfulPhone, parsePhone } from './parse-phone.ts'
export { formatPhone } from './phone.ts'
export { photoLimits } from './photo-limits.ts'
export { formatPhotoRefusal, photoRefusals, readPhotoRefusal } from './photo-refusals.ts'
export type { PhotoRefusal } from './photo-refusals.ts'
export { formatPhotos, listPhotos, maxAboutLength, numberPhotos, toPhotoRow } from './photos.ts'
export type { NumberedPhoto, Photo } from './photos.ts'
export {
  alignRecord,
  continueRows,
  endContinuedRows,
  hasRecordedCells,
  keepRows,
  keepsRecord,
  omitRecorded,
} from './continued-rows.ts'
export { nameRows, namingColumns, realignRows } from './rows-of.ts'
export { computeSums } from './sums.ts'
export { formatSender, formatSignerName, nameInitiator } from './signer-name.ts'
export type { SignerName } from './signer-name.ts'
export { normalizeText } from './text.ts'
export { normalizeTimeZone } from './time-zone.ts'
export { shapingJoiner, unprintable } from './unprintable.ts'
export { isPostalState, isUsState, postalStates, usStates } from './us-states.ts'
export type { UsState } from './us-states.ts'
