import {
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
import {
  CancelPacketBody,
  PacketEventPage,
  OwnerSignerQuery,
  PacketParams,
  PacketResponse,
  PaperQuery,
  HistoryPdfQuery,
  HistoryQuery,
} from '../schemas/packets/packet.ts'
import {
  PacketFilters,
  PacketIds,
  PacketPage,
  PacketQuery,
  ShowAgainResults,
  HideResults,
  RemindResults,
} from '../schemas/packets/packet-list.ts'
import { PacketText } from '../schemas/packets/packet-text.ts'
import { CopiesBody } from '../schemas/packets/copies.ts'
import { ExtendLinksBody, ReminderPlan } from '../schemas/packets/reminders.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'packets'
const esign = 'esign'

export const packetEndpoints = {
  getPackets: {
    tag,
    summary: 'The member’s packets, newest first',
    query: PacketQuery,
    response: PacketPage,
    problems: [],
  },
  downloadPacketList: {
    tag,
    summary: 'The member’s packets as a CSV file',
    query: PacketFilters,
    produces: 'text/csv',
    problems: [],
  },
  /** A packet without one is named in its `not-included.txt`. */
  downloadPacketFiles: {
    tag,
    summary: 'The executed files of chosen packets as a ZIP',
    body: PacketIds,
    produces: 'application/zip',
    problems: [],
  },
  /** Reminds everyone whom these packets wait for, each at most once an hour. */
  remindPackets: {
    tag,
    summary: 'Reminds everyone whom chosen packets wait for',
    body: PacketIds,
    response: RemindResults,
    problems: [],
  },
  /** Idempotent. */
  hidePackets: {
    tag,
    summary: 'Hides chosen packets that are done from the dashboard',
    body: PacketIds,
    response: HideResults,
    problems: [],
  },
  /** Idempotent. */
  showPacketsAgain: {
    tag,
    summary: 'Shows chosen packets that were hidden on the dashboard again',
    body: PacketIds,
    response: ShowAgainResults,
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
    summary: 'The history of a packet, oldest first unless asked otherwise',
    params: PacketParams,
    query: HistoryQuery,
    response: PacketEventPage,
    problems: ['packet-not-found'],
  },
  downloadHistory: {
    tag,
    summary: 'The history of a packet as a PDF, to keep',
    params: PacketParams,
    query: HistoryPdfQuery,
    produces: 'application/pdf',
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
  /** The same body again at once answers the same group too. */
  createDocumentGroup: {
    readsIdempotencyKey: true,
    tag: esign,
    summary: 'Creates a packet from forms, signers, property and unit',
    body: CreateDocumentGroup,
    response: DocumentGroup,
    status: 201,
    problems: [
      'property-not-found',
      'form-not-found',
      'form-changed',
      'form-not-signable',
      'form-not-for-state',
      'provider-unavailable',
    ],
  },
  /** The same body again at once answers the same group too. */
  createPrintGroup: {
    readsIdempotencyKey: true,
    tag: esign,
    summary: 'Opens one form to fill out and print: no fee, no online signatures',
    body: CreatePrintGroup,
    response: DocumentGroup,
    status: 201,
    problems: [
      'property-not-found',
      'form-not-found',
      'form-not-printable',
      'form-not-for-state',
      'provider-unavailable',
    ],
  },
  /** Idempotent. */
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
  /** For the initiator only: the fill session before payment, the signing session after the residents. */
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
  getInformationSheet: {
    tag: esign,
    summary: 'The Spanish information sheet of a form that was filled out to be printed',
    params: DocumentGroupParams,
    produces: 'application/pdf',
    problems: ['packet-not-found', 'not-executed', 'form-not-found'],
  },
  /** After the provider's page. Idempotent. */
  postOwnerReturn: {
    tag,
    summary: 'Asks the signing provider how far the signers are',
    params: PacketParams,
    status: 204,
    problems: ['packet-not-found'],
  },
  /** Its links stop working. Idempotent. */
  changeAnswers: {
    tag,
    summary: 'Takes a filled packet back to filling while nobody has signed',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state', 'already-signed', 'packet-closed'],
  },
  /** Idempotent. Residents are not asked again: what they have signed does not name who signs for the owner. */
  putOwnerSigner: {
    tag,
    summary: 'The caller signs for the owner, instead of somebody else of their office',
    params: PacketParams,
    query: OwnerSignerQuery,
    response: PacketResponse,
    problems: [
      'packet-not-found',
      'invalid-state',
      'already-signed',
      'not-your-turn',
      'packet-closed',
    ],
  },
  /** Idempotent. */
  discardPacket: {
    tag,
    summary: 'Ends and hides a packet that was never filled out',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  /** Undoes a discard. Idempotent; for `limits.restoreHours` after it. */
  restorePacket: {
    tag,
    summary: 'Restores a packet that was discarded within the last day',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  /**
   * Makes a new packet with the same people, forms and answers, opened for filling, and ends this one
   * if it is still under way. Idempotent: a packet is revised once.
   */
  revisePacket: {
    tag,
    summary: 'A new packet with the same people, forms and answers, in the place of this one',
    params: PacketParams,
    response: DocumentGroup,
    status: 201,
    problems: [
      'packet-not-found',
      'invalid-state',
      'property-not-found',
      'form-not-found',
      'provider-unavailable',
    ],
  },
  getPacketSeed: {
    tag,
    summary: 'What a new packet like this one starts from',
    params: PacketParams,
    response: PacketSeed,
    problems: ['packet-not-found', 'invalid-state'],
  },
  /** Idempotent. */
  hidePacket: {
    tag,
    summary: 'Hides a packet that is done from the dashboard',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  /** Idempotent. */
  showPacketAgain: {
    tag,
    summary: 'Shows a packet on the dashboard again',
    params: PacketParams,
    response: PacketResponse,
    problems: ['packet-not-found'],
  },
  /** The open links of a sent packet work for so many days from now; none works for less than before. */
  extendLinks: {
    tag,
    summary: 'Lets the signing links of a sent packet work longer',
    params: PacketParams,
    body: ExtendLinksBody,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  putPacketReminders: {
    tag,
    summary: 'Changes when a packet’s signers are reminded',
    params: PacketParams,
    body: ReminderPlan,
    response: PacketResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  putPacketCopies: {
    tag,
    summary: 'Changes who else gets the signed file, until everyone has signed',
    params: PacketParams,
    body: CopiesBody,
    response: PacketResponse,
    problems: ['packet-not-found', 'copies-changed', 'invalid-state'],
  },
  /**
   * Finishes a packet with the scan of the documents that were signed in ink. The body is a PDF.
   * Idempotent for the same scan.
   */
  finishOnPaper: {
    tag,
    summary: 'Finishes a packet with the scan of what was signed in ink',
    params: PacketParams,
    query: PaperQuery,
    response: PacketResponse,
    problems: [
      'packet-not-found',
      'invalid-state',
      'invalid-fields',
      'packet-closed',
      'pdf-refused',
      'too-large',
      'unsupported-media-type',
    ],
  },
  downloadDraft: {
    tag: esign,
    summary: 'The filled documents with the signatures so far, marked as a draft',
    params: DocumentGroupParams,
    query: DraftQuery,
    produces: 'application/pdf',
    problems: ['packet-not-found', 'invalid-state', 'provider-unavailable'],
  },
  getDraftText: {
    tag: esign,
    summary: 'The filled documents as text, with the answers and signatures so far',
    params: DocumentGroupParams,
    response: PacketText,
    problems: ['packet-not-found', 'invalid-state', 'provider-unavailable'],
  },
} satisfies Endpoints
