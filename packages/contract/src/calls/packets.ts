import type {
  CreateDocumentGroup,
  CreatePrintGroup,
  SigningLinkBody,
  DocumentGroup,
  DocumentGroupParams,
  DraftQuery,
  PacketSeed,
  SendForSignatureBody,
  SentPacket,
  SigningLink,
} from '../schemas/packets/create-packet.ts'
import type {
  CancelPacketBody,
  PacketEventPage,
  PacketParams,
  PacketResponse,
  RecordQuery,
  PaperQuery,
} from '../schemas/packets/packet.ts'
import type {
  PacketFilters,
  PacketIds,
  PacketPage,
  PacketQuery,
  BringBackResults,
  PutAwayResults,
  RemindResults,
} from '../schemas/packets/packet-list.ts'
import type { PacketText } from '../schemas/packets/packet-text.ts'
import type { ExtendLinksBody, ReminderPlan } from '../schemas/packets/reminders.ts'
import type { PageQuery } from '../schemas/shapes.ts'
import type { Call } from './call.ts'

export const getPackets: Call<{ query: typeof PacketQuery; response: typeof PacketPage }> = {
  method: 'GET',
  path: '/legal-form-packets',
  access: 'member',
}

/** Answers a CSV file of all packets that the filters match. */
export const downloadPacketList: Call<{ query: typeof PacketFilters }> = {
  method: 'GET',
  path: '/legal-form-packets/list.csv',
  access: 'member',
}

/** Answers a ZIP of the executed files; a packet without one is named in its `not-included.txt`. */
export const downloadPacketFiles: Call<{ body: typeof PacketIds }> = {
  method: 'POST',
  path: '/legal-form-packets/files.zip',
  access: 'member',
}

/** Reminds everyone whom these packets wait for, each at most once an hour. */
export const remindPackets: Call<{ body: typeof PacketIds; response: typeof RemindResults }> = {
  method: 'POST',
  path: '/legal-form-packets/remind',
  access: 'member',
}

/** Idempotent. */
export const putPacketsAway: Call<{ body: typeof PacketIds; response: typeof PutAwayResults }> = {
  method: 'POST',
  path: '/legal-form-packets/put-away',
  access: 'member',
}

/** Idempotent. */
export const bringPacketsBack: Call<{
  body: typeof PacketIds
  response: typeof BringBackResults
}> = {
  method: 'POST',
  path: '/legal-form-packets/bring-back',
  access: 'member',
}

/** Answers 304 to a known ETag. */
export const getPacketByGroup: Call<{
  params: typeof PacketParams
  response: typeof PacketResponse
}> = {
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId',
  access: 'member',
}

export const getPacketEvents: Call<{
  params: typeof PacketParams
  query: typeof PageQuery
  response: typeof PacketEventPage
}> = {
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId/events',
  access: 'member',
}

/** Answers a PDF: the whole history, to keep. */
export const downloadRecord: Call<{ params: typeof PacketParams; query: typeof RecordQuery }> = {
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId/record',
  access: 'member',
}

export const cancelPacket: Call<{
  params: typeof PacketParams
  body: typeof CancelPacketBody
  response: typeof PacketResponse
}> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/cancel',
  access: 'member',
}

export const archivePacket: Call<{ params: typeof PacketParams; response: typeof PacketResponse }> =
  {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/archive',
    access: 'member',
  }

/** Idempotent: the same `Idempotency-Key` header, or the same body again at once, answers the same group. */
export const createDocumentGroup: Call<{
  body: typeof CreateDocumentGroup
  response: typeof DocumentGroup
}> = {
  method: 'POST',
  path: '/esign/create-document-group',
  access: 'member',
}

/** Idempotent: the same `Idempotency-Key` header, or the same body again at once, answers the same group. */
export const createPrintGroup: Call<{
  body: typeof CreatePrintGroup
  response: typeof DocumentGroup
}> = {
  method: 'POST',
  path: '/esign/create-print-group',
  access: 'member',
}

/** Idempotent. */
export const sendForSignature: Call<{
  body: typeof SendForSignatureBody
  response: typeof SentPacket
}> = {
  method: 'POST',
  path: '/esign/send-for-signature',
  access: 'member',
}

/** For the initiator only: the fill session before payment, the signing session after the residents. */
export const createSigningLink: Call<{
  body: typeof SigningLinkBody
  response: typeof SigningLink
}> = {
  method: 'POST',
  path: '/esign/signing-link',
  access: 'member',
}

/** Answers a PDF. */
export const downloadDocument: Call<{ params: typeof DocumentGroupParams }> = {
  method: 'GET',
  path: '/esign/download-document/:id',
  access: 'member',
}

/** Answers a PDF. */
export const getSpanishSheet: Call<{ params: typeof DocumentGroupParams }> = {
  method: 'GET',
  path: '/esign/spanish-sheet/:id',
  access: 'member',
}

/** After the provider's page: the provider is asked how far the signers are. Idempotent. */
export const postOwnerReturn: Call<{ params: typeof PacketParams }> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/return',
  access: 'member',
}

/** Takes a filled packet back to filling while nobody has signed; its links stop working. Idempotent. */
export const changeAnswers: Call<{ params: typeof PacketParams; response: typeof PacketResponse }> =
  {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/change-answers',
    access: 'member',
  }

/** Ends a packet that was never filled out, and hides it. Idempotent. */
export const discardPacket: Call<{ params: typeof PacketParams; response: typeof PacketResponse }> =
  {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/discard',
    access: 'member',
  }

/** Undoes a discard. Idempotent; for `limits.restoreHours` after it. */
export const restorePacket: Call<{ params: typeof PacketParams; response: typeof PacketResponse }> =
  {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/restore',
    access: 'member',
  }

/**
 * Makes a new packet with the same people, forms and answers, opened for filling, and ends this one
 * if it is still under way. Idempotent: a packet is revised once.
 */
export const revisePacket: Call<{ params: typeof PacketParams; response: typeof DocumentGroup }> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/revise',
  access: 'member',
}

/** What the creation flow starts from when this packet is used again. */
export const getPacketSeed: Call<{ params: typeof PacketParams; response: typeof PacketSeed }> = {
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId/use-again',
  access: 'member',
}

/** Idempotent. */
export const putPacketAway: Call<{ params: typeof PacketParams; response: typeof PacketResponse }> =
  {
    method: 'PUT',
    path: '/legal-form-packets/group/:docGroupId/put-away',
    access: 'member',
  }

/** Idempotent. */
export const bringPacketBack: Call<{
  params: typeof PacketParams
  response: typeof PacketResponse
}> = {
  method: 'DELETE',
  path: '/legal-form-packets/group/:docGroupId/put-away',
  access: 'member',
}

/** The open links of a sent packet work for so many days from now; none works for less than before. */
export const extendLinks: Call<{
  params: typeof PacketParams
  body: typeof ExtendLinksBody
  response: typeof PacketResponse
}> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/extend',
  access: 'member',
}

export const putPacketReminders: Call<{
  params: typeof PacketParams
  body: typeof ReminderPlan
  response: typeof PacketResponse
}> = {
  method: 'PUT',
  path: '/legal-form-packets/group/:docGroupId/reminders',
  access: 'member',
}

/**
 * Finishes a packet with the scan of the documents that were signed in ink. The body is a PDF.
 * Idempotent for the same scan.
 */
export const finishOnPaper: Call<{
  params: typeof PacketParams
  query: typeof PaperQuery
  response: typeof PacketResponse
}> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/paper',
  access: 'member',
}

/** Answers a PDF: the filled documents with the signatures so far, each page marked as a draft. */
export const downloadDraft: Call<{
  params: typeof DocumentGroupParams
  query: typeof DraftQuery
}> = {
  method: 'GET',
  path: '/esign/draft/:id',
  access: 'member',
}

/** The draft as text. */
export const getDraftText: Call<{
  params: typeof DocumentGroupParams
  response: typeof PacketText
}> = {
  method: 'GET',
  path: '/esign/draft/:id/text',
  access: 'member',
}
