import type {
  EmailCopies,
  EmailCopyBody,
  EmailCopyPreview,
  EmailCopyPreviewQuery,
} from '../schemas/email-copies.ts'
import type { PacketParams } from '../schemas/packets/packet.ts'
import type { Call } from './call.ts'

/** Whether the form of a printed packet may be sent by email, to whom, and what was sent. */
export const getEmailCopies: Call<{ params: typeof PacketParams; response: typeof EmailCopies }> = {
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId/email-copies',
  access: 'member',
}

/** Idempotent: a repeated request names the same last copy, and sends nothing. */
export const postEmailCopy: Call<{
  params: typeof PacketParams
  body: typeof EmailCopyBody
  response: typeof EmailCopies
}> = {
  method: 'POST',
  path: '/legal-form-packets/group/:docGroupId/email-copies',
  access: 'member',
}

/** The email before it is sent, with a made-up link. */
export const getEmailCopyPreview: Call<{
  params: typeof PacketParams
  query: typeof EmailCopyPreviewQuery
  response: typeof EmailCopyPreview
}> = {
  method: 'GET',
  path: '/legal-form-packets/group/:docGroupId/email-copies/preview',
  access: 'member',
}
