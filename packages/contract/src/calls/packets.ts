import type {
  CreateDocumentGroup,
  CreatePrintGroup,
  SigningLinkBody,
  DocumentGroup,
  DocumentGroupParams,
  SendForSignatureBody,
  SentPacket,
  SigningLink,
} from '../schemas/packets/create-packet.ts'
import type {
  CancelPacketBody,
  PacketEventPage,
  PacketPage,
  PacketParams,
  PacketQuery,
  PacketResponse,
} from '../schemas/packets/packet.ts'
import type { PageQuery } from '../schemas/shapes.ts'
import type { Call } from './call.ts'

export const getPackets: Call<{ query: typeof PacketQuery; response: typeof PacketPage }> = {
  method: 'GET',
  path: '/legal-form-packets',
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
