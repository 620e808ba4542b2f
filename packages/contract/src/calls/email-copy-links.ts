import type { emailCopyLinkEndpoints } from '../endpoints/email-copies.ts'
import type { Calls } from '../call.ts'

export const emailCopyLinkCalls: Calls<typeof emailCopyLinkEndpoints> = {
  getEmailCopyByCode: { method: 'GET', path: '/email-copies/code/:code', access: 'copy' },
  downloadEmailCopy: { method: 'GET', path: '/email-copies/document/code/:code', access: 'copy' },
}
