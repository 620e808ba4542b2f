import * as calls from '../calls/packets.ts'
import {
  CreateDocumentGroup,
  CreatePrintGroup,
  SigningLinkBody,
  DocumentGroup,
  DocumentGroupParams,
  SendForSignatureBody,
  SentPacket,
  SigningLink,
} from '../schemas/packets/create-packet.ts'
import {
  CancelPacketBody,
  PacketEventPage,
  PacketPage,
  PacketParams,
  PacketQuery,
  PacketResponse,
} from '../schemas/packets/packet.ts'
import { PageQuery } from '../schemas/shapes.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'packets'
const esign = 'esign'

export const packetEndpoints = bindEndpoints(calls, {
  getPackets: {
    tag,
    summary: 'The member’s packets, newest first',
    query: PacketQuery,
    response: PacketPage,
    problems: [],
  },
  getPacketByGroup: {
    tag,
    summary: 'One packet, by its document group; answers 304 to a known ETag',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found'],
  },
  getPacketEvents: {
    tag,
    summary: 'The history of a packet, oldest first',
    params: PacketParams,
    query: PageQuery,
    response: PacketEventPage,
    problems: ['packet-not-found'],
  },
  cancelPacket: {
    tag,
    summary: 'Cancels a packet that not everyone has signed; its links stop working',
    params: PacketParams,
    body: CancelPacketBody,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  archivePacket: {
    tag,
    summary: 'Archives an executed packet; its file stays',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  createDocumentGroup: {
    tag: esign,
    summary: 'Creates a packet from forms, signers, property and unit',
    body: CreateDocumentGroup,
    response: DocumentGroup,
    status: 201,
    problems: ['property-not-found', 'form-not-found', 'form-not-signable', 'provider-unavailable'],
  },
  createPrintGroup: {
    tag: esign,
    summary: 'Opens one form to fill out and print: no fee, no online signatures',
    body: CreatePrintGroup,
    response: DocumentGroup,
    status: 201,
    problems: [
      'property-not-found',
      'form-not-found',
      'form-not-printable',
      'provider-unavailable',
    ],
  },
  sendForSignature: {
    tag: esign,
    summary: 'Sends a paid packet to its residents',
    body: SendForSignatureBody,
    response: SentPacket,
    problems: [
      'packet-not-found',
      'invalid-state',
      'not-paid',
      'packet-closed',
      'provider-unavailable',
    ],
  },
  createSigningLink: {
    tag: esign,
    summary: 'A link to the owner’s fill or signing session',
    body: SigningLinkBody,
    response: SigningLink,
    problems: [
      'packet-not-found',
      'not-allowed',
      'not-your-turn',
      'invalid-state',
      'already-signed',
      'packet-closed',
      'provider-unavailable',
    ],
  },
  downloadDocument: {
    tag: esign,
    summary: 'The executed file of a document group',
    params: DocumentGroupParams,
    produces: 'application/pdf',
    problems: ['packet-not-found', 'not-executed'],
  },
})
