import type {
  AnswerQuestionBody,
  CodeDetails,
  CodeParams,
  CopyQuery,
  CorrectSignerBody,
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
} from '../schemas/signing-invites.ts'
import type { Call } from './call.ts'

export const postSigningInvite: Call<{ body: typeof InviteBody; response: typeof InviteResponse }> =
  {
    method: 'POST',
    path: '/signing-invites',
    access: 'member',
  }

export const getInvites: Call<{ query: typeof InvitesQuery; response: typeof InviteCodes }> = {
  method: 'GET',
  path: '/signing-invites',
  access: 'member',
}

export const getInviteDetailsByGroup: Call<{
  params: typeof InviteGroupParams
  response: typeof InviteDetails
}> = {
  method: 'GET',
  path: '/signing-invites/invite-details/group/:id',
  access: 'member',
}

export const getInviteDetailsByCode: Call<{
  params: typeof CodeParams
  query: typeof CopyQuery
  response: typeof CodeDetails
}> = {
  method: 'GET',
  path: '/signing-invites/invite-details/code/:code',
  access: 'code',
}

export const getEmbeddedLink: Call<{ params: typeof CodeParams; response: typeof EmbeddedLink }> = {
  method: 'GET',
  path: '/signing-invites/embedded-link/:code',
  access: 'code',
}

/** After the provider's page: the provider is asked how far the signers are. Idempotent. */
export const postReturn: Call<{ params: typeof CodeParams }> = {
  method: 'POST',
  path: '/signing-invites/return/code/:code',
  access: 'code',
}

export const putInviteLanguage: Call<{
  params: typeof CodeParams
  body: typeof InviteLanguageBody
}> = {
  method: 'PUT',
  path: '/signing-invites/language/code/:code',
  access: 'code',
}

/** The resident, who marked an email as spam, gets those of this sender again. Idempotent. */
export const resumeInviteEmails: Call<{ params: typeof CodeParams }> = {
  method: 'POST',
  path: '/signing-invites/emails/code/:code',
  access: 'code',
}

/** Answers a PDF. */
export const getExecutedByCode: Call<{ params: typeof CodeParams; query: typeof CopyQuery }> = {
  method: 'GET',
  path: '/signing-invites/document/code/:code',
  access: 'code',
}

/** Answers a PDF. */
export const getCopyByCode: Call<{ params: typeof CodeParams }> = {
  method: 'GET',
  path: '/signing-invites/copy/code/:code',
  access: 'code',
}

/** Mails a fresh link to the executed file to the address on record, at most once an hour. */
export const postCopyLink: Call<{ params: typeof CodeParams }> = {
  method: 'POST',
  path: '/signing-invites/copy-link/code/:code',
  access: 'code',
}

export const getNewLink: Call<{ params: typeof CodeParams; response: typeof NewLink }> = {
  method: 'GET',
  path: '/signing-invites/new-link/code/:code',
  access: 'code',
}

/** Idempotent, and the owner is notified at most once a day. */
export const postNewLink: Call<{ params: typeof CodeParams; response: typeof NewLink }> = {
  method: 'POST',
  path: '/signing-invites/new-link/code/:code',
  access: 'code',
}

/** Corrects a signer who has not signed: a new link to the new address, and the old one is dead. */
export const correctSigner: Call<{
  params: typeof SignerParams
  body: typeof CorrectSignerBody
  response: typeof InviteResponse
}> = {
  method: 'PUT',
  path: '/legal-form-packets/group/:docGroupId/signers/:role',
  access: 'member',
}

/** Mails the same link again, at most once an hour. */
export const remindSigner: Call<{ params: typeof SignerParams; response: typeof InviteResponse }> =
  {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/signers/:role/remind',
    access: 'member',
  }

/** Mails the owner's answer to a resident who asked a question. */
export const answerQuestion: Call<{
  params: typeof SignerParams
  body: typeof AnswerQuestionBody
}> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/signers/:role/answer',
  access: 'member',
}
