import * as calls from '../calls/email-copies.ts'
import * as links from '../calls/email-copy-links.ts'
import {
  EmailCopies,
  EmailCopyBody,
  EmailCopyDetails,
  EmailCopyPreview,
  EmailCopyPreviewQuery,
} from '../schemas/email-copies.ts'
import { PacketParams } from '../schemas/packets/packet.ts'
import { CodeParams } from '../schemas/signing-invites.ts'
import { bindEndpoints } from './endpoint.ts'

const tag = 'email-copies'

const memberEndpoints = bindEndpoints(calls, {
  getEmailCopies: {
    tag,
    summary: 'The copies of a printed form that were sent by email, and to whom one can be sent',
    params: PacketParams,
    response: EmailCopies,
    problems: ['packet-not-found', 'provider-unavailable'],
  },
  postEmailCopy: {
    tag,
    summary: 'Sends a copy of a printed form by email, where the form allows it',
    params: PacketParams,
    body: EmailCopyBody,
    response: EmailCopies,
    problems: ['packet-not-found', 'copy-not-allowed', 'invalid-state', 'provider-unavailable'],
  },
  getEmailCopyPreview: {
    tag,
    summary: 'The email with a copy, before it is sent',
    params: PacketParams,
    query: EmailCopyPreviewQuery,
    response: EmailCopyPreview,
    problems: ['packet-not-found', 'copy-not-allowed', 'invalid-state', 'provider-unavailable'],
  },
})

const linkEndpoints = bindEndpoints(links, {
  getEmailCopyByCode: {
    tag,
    summary: 'What a copy is about, for whoever has the link from the email',
    params: CodeParams,
    response: EmailCopyDetails,
    problems: ['copy-not-found', 'copy-link-expired'],
  },
  downloadEmailCopy: {
    tag,
    summary: 'The copy as a PDF, for whoever has the link from the email',
    params: CodeParams,
    produces: 'application/pdf',
    problems: ['copy-not-found', 'copy-link-expired'],
  },
})

export const emailCopyEndpoints = new Map([...memberEndpoints, ...linkEndpoints])
