export { assertCan } from './assert-can.ts'
export { describeMissingSigners, formatSigner, formatSigners } from './describe-signers.ts'
export type { Ending } from './ending.ts'
export {
  findOwnPacket,
  findOwnPacketAndFile,
  findPacket,
  isFileOf,
  lockOwnPacket,
  lockPacket,
  lockPacketOfGroup,
  type FileFacts,
} from './find-packet.ts'
export { findUnit, lockUnit, lockUnitIfThere, requireUnit, type RentalUnit } from './find-unit.ts'
export { formatAddress } from './format-address.ts'
export { formatReceiptNumber } from './format-receipt-number.ts'
export { readGroupState } from './group-state.ts'
export { initiatorOf, readInitiator, readCurrentInitiatorName, signerNameOf } from './initiator.ts'
export { inviteExpiry, renewalDeadline } from './link-dates.ts'
export { movePacket, touchPacket, tryMovePacket } from './move-packet.ts'
export { assertHomeStays, keepApplicable } from './moved-home.ts'
export { readNamedPeople, readNames } from './named-people.ts'
export { checkoutReturnUrl, packetUrl, receiptUrl } from './packet-url.ts'
export { fromCursor, toCursor } from './page-cursor.ts'
export { memberReminderPlan, nextReminder, planReminder } from './plan-reminder.ts'
export { presentSigning } from './present-packet.ts'
export { presentPackets } from './present-packets.ts'
export { readInvites } from './read-invites.ts'
export { presentOne, readPacket, type PacketResult } from './read-packet.ts'
export type { InviteRow, PacketRow, PaymentRow, ReceiptRow, RefundRow } from './rows.ts'
export { isTenant, listedPeople } from './listed-people.ts'
export { listColumns, searchWords, type LongWord, type SearchWord } from './search-text.ts'
export { ownerActor, ownerSignerId } from './owner-actor.ts'
export { ownerContactId, readCreator } from './owner-people.ts'
