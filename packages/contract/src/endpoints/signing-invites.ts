import {
  AnswerQuestionBody,
  CodeDetails,
  CodeParams,
  ExecutedLinkQuery,
  InviteBody,
  EmbeddedLink,
  InviteCodes,
  InviteDetails,
  InviteGroupParams,
  InviteLanguageBody,
  InviteResponse,
  InvitesQuery,
  NewLink,
  SignerParams,
  SignerCorrectionBody,
} from '../schemas/signing-invites.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'signing-invites'

export const inviteEndpoints = {
  postSigningInvite: {
    tag,
    summary:
      'The invite of one signer of a sent packet; with a new code if the old one has expired',
    body: InviteBody,
    response: InviteResponse,
    problems: ['packet-not-found', 'invalid-state'],
  },
  getInvites: {
    tag,
    summary: 'The links of a packet',
    query: InvitesQuery,
    response: InviteCodes,
    problems: ['packet-not-found'],
  },
  getInviteDetailsByGroup: {
    tag,
    summary: 'The status of each signer of a packet',
    params: InviteGroupParams,
    response: InviteDetails,
    problems: ['packet-not-found'],
  },
  getInviteDetailsByCode: {
    tag,
    summary: 'The status of a packet, for a resident with a code',
    params: CodeParams,
    query: ExecutedLinkQuery,
    response: CodeDetails,
    problems: ['invite-not-found', 'invite-expired'],
  },
  /** After the provider's page: the provider is asked how far the signers are. Idempotent. */
  postReturn: {
    tag,
    summary: 'Asks the signing provider how far the signers are, for a resident with a code',
    params: CodeParams,
    status: 204,
    problems: ['invite-not-found'],
  },
  getEmbeddedLink: {
    tag,
    summary: 'A resident’s signing session',
    params: CodeParams,
    response: EmbeddedLink,
    problems: [
      'invite-not-found',
      'invite-expired',
      'invite-declined',
      'already-signed',
      'packet-closed',
      'provider-unavailable',
    ],
  },
  putInviteLanguage: {
    tag,
    summary: 'Saves the language in which a resident wants to receive emails',
    params: CodeParams,
    body: InviteLanguageBody,
    status: 204,
    problems: ['invite-not-found', 'invite-expired'],
  },
  /** The resident, who marked an email as spam, gets those of this sender again. Idempotent. */
  resumeInviteEmails: {
    tag,
    summary: 'Sends emails of this sender to a resident again, who marked one as spam',
    params: CodeParams,
    status: 204,
    problems: ['invite-not-found', 'invite-expired'],
  },
  getExecutedByCode: {
    tag,
    summary: 'The executed file, for a resident with a code',
    params: CodeParams,
    query: ExecutedLinkQuery,
    produces: 'application/pdf',
    problems: ['invite-not-found', 'not-executed', 'file-link-expired'],
  },
  /** Mails a fresh link to the executed file to the address on record, at most once an hour. */
  postExecutedLink: {
    tag,
    summary: 'Mails a resident a fresh link to the executed file, at most once an hour',
    params: CodeParams,
    status: 204,
    problems: ['invite-not-found', 'not-executed'],
  },
  getSignedCopy: {
    tag,
    summary:
      'The documents as signed so far, for a resident who has signed and waits for the others',
    params: CodeParams,
    produces: 'application/pdf',
    problems: ['invite-not-found', 'not-your-turn', 'packet-closed', 'file-link-expired'],
  },
  getNewLink: {
    tag,
    summary: 'Whether the holder of an expired code can request a new link',
    params: CodeParams,
    response: NewLink,
    problems: ['invite-not-found'],
  },
  /** Idempotent, and the owner is notified at most once a day. */
  postNewLink: {
    tag,
    summary: 'Requests a new link from the owner after one has expired',
    params: CodeParams,
    response: NewLink,
    problems: ['invite-not-found', 'invalid-state', 'packet-closed'],
  },
  /** Corrects a signer who has not signed: a new link to the new address, and the old one is dead. */
  correctSigner: {
    tag,
    summary: 'Corrects a signer who has not signed; their old link stops working',
    params: SignerParams,
    body: SignerCorrectionBody,
    response: InviteResponse,
    problems: [
      'packet-not-found',
      'signer-changed',
      'invalid-state',
      'already-signed',
      'packet-closed',
    ],
  },
  /** Mails the same link again, at most once an hour. */
  remindSigner: {
    tag,
    summary: 'Mails a waiting signer the same link again, at most once an hour',
    params: SignerParams,
    response: InviteResponse,
    problems: ['packet-not-found', 'invalid-state', 'already-signed', 'not-your-turn'],
  },
  answerQuestion: {
    tag,
    summary: 'Mails the owner’s answer to a signer',
    params: SignerParams,
    body: AnswerQuestionBody,
    status: 204,
    problems: ['packet-not-found', 'invalid-state'],
  },
} satisfies Endpoints
