import {
  EmailCopies,
  EmailCopyBody,
  EmailCopyDetails,
  EmailCopyPreview,
  EmailCopyPreviewQuery,
} from '../schemas/email-copies.ts'
import { PacketParams } from '../schemas/packets/packet.ts'
import { CodeParams } from '../schemas/signing-invites.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'email-copies'

export const emailCopyEndpoints = {
  getEmailCopies: {
    tag,
    summary: 'The copies of a printed form that were sent by email, and to whom one can be sent',
    params: PacketParams,
    response: EmailCopies,
    problems: ['packet-not-found', 'provider-unavailable'],
  },
  /** Idempotent: a repeated request names the same last copy, and sends nothing. */
  postEmailCopy: {
    tag,
    summary: 'Sends a copy of a printed form by email, where the form allows it',
    params: PacketParams,
    body: EmailCopyBody,
    response: EmailCopies,
    problems: ['packet-not-found', 'copy-not-allowed', 'invalid-state', 'provider-unavailable'],
  },
  /** The email before it is sent, with a made-up link. */
  getEmailCopyPreview: {
    tag,
    summary: 'The email with a copy, before it is sent',
    params: PacketParams,
    query: EmailCopyPreviewQuery,
    response: EmailCopyPreview,
    problems: ['packet-not-found', 'copy-not-allowed', 'invalid-state', 'provider-unavailable'],
  },
} satisfies Endpoints

export const emailCopyLinkEndpoints = {
  getEmailCopyByCode: {
    tag,
    summary: 'What a copy is about, for whoever has the link from the email',
    params: CodeParams,
    response: EmailCopyDetails,
    problems: ['copy-not-found', 'file-link-expired'],
  },
  downloadEmailCopy: {
    tag,
    summary: 'The copy as a PDF, for whoever has the link from the email',
    params: CodeParams,
    produces: 'application/pdf',
    problems: ['copy-not-found', 'file-link-expired'],
  },
} satisfies Endpoints
