import { applicationVisitCalls } from './application-visits.ts'
import { applicationCalls } from './applications.ts'
import { associationCalls } from './association.ts'
import { authCalls } from './auth.ts'
import { emailCopyCalls } from './email-copies.ts'
import { emailCopyLinkCalls } from './email-copy-links.ts'
import { formCalls } from './forms.ts'
import { healthCalls } from './health.ts'
import { memberCalls } from './members.ts'
import { officeCalls } from './office.ts'
import { packetCalls } from './packets.ts'
import { paymentCalls } from './payments.ts'
import { personalDataCalls } from './personal-data.ts'
import { propertyCalls } from './properties.ts'
import { inviteCalls } from './signing-invites.ts'
import { roomCalls } from './signing-room.ts'
import { userCalls } from './users.ts'
import { verifyCalls } from './verify.ts'
import { webhookCalls } from './webhooks.ts'

export const calls = {
  ...applicationCalls,
  ...applicationVisitCalls,
  ...associationCalls,
  ...authCalls,
  ...emailCopyCalls,
  ...emailCopyLinkCalls,
  ...formCalls,
  ...healthCalls,
  ...inviteCalls,
  ...memberCalls,
  ...officeCalls,
  ...packetCalls,
  ...paymentCalls,
  ...personalDataCalls,
  ...propertyCalls,
  ...roomCalls,
  ...userCalls,
  ...verifyCalls,
  ...webhookCalls,
}

export type CallName = keyof typeof calls
