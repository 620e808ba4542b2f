import type { EmailCopyDetails } from '../schemas/email-copies.ts'
import type { CodeParams } from '../schemas/signing-invites.ts'
import type { Call } from './call.ts'

export const getEmailCopyByCode: Call<{
  params: typeof CodeParams
  response: typeof EmailCopyDetails
}> = {
  method: 'GET',
  path: '/email-copies/code/:code',
  access: 'copy',
}

/** Answers a PDF. */
export const downloadEmailCopy: Call<{ params: typeof CodeParams }> = {
  method: 'GET',
  path: '/email-copies/document/code/:code',
  access: 'copy',
}
