import type { emailCopyEndpoints } from '../endpoints/email-copies.ts'
import type { Calls } from '../call.ts'

export const emailCopyCalls: Calls<typeof emailCopyEndpoints> = {
  getEmailCopies: {
    method: 'GET',
    path: '/legal-form-packets/group/:docGroupId/email-copies',
    access: 'member',
  },
  postEmailCopy: {
    method: 'POST',
    path: '/legal-form-packets/group/:docGroupId/email-copies',
    access: 'member',
    right: 'send',
  },
  getEmailCopyPreview: {
    method: 'GET',
    path: '/legal-form-packets/group/:docGroupId/email-copies/preview',
    access: 'member',
  },
}
