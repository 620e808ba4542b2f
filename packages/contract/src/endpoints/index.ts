import type { Call } from '../calls/call.ts'
import { applicationEndpoints } from './applications.ts'
import { authEndpoints } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { emailCopyEndpoints } from './email-copies.ts'
import { formEndpoints } from './forms.ts'
import { healthEndpoints } from './health.ts'
import { packetEndpoints } from './packets.ts'
import { paymentEndpoints } from './payments.ts'
import { personalDataEndpoints } from './personal-data.ts'
import { propertyEndpoints } from './properties.ts'
import { inviteEndpoints } from './signing-invites.ts'
import { roomEndpoints } from './signing-room.ts'
import { userEndpoints } from './users.ts'
import { verifyEndpoints } from './verify.ts'
import { webhookEndpoints } from './webhooks.ts'

const endpoints = new Map<Call, Endpoint>([
  ...applicationEndpoints,
  ...authEndpoints,
  ...emailCopyEndpoints,
  ...formEndpoints,
  ...healthEndpoints,
  ...inviteEndpoints,
  ...packetEndpoints,
  ...paymentEndpoints,
  ...personalDataEndpoints,
  ...propertyEndpoints,
  ...roomEndpoints,
  ...userEndpoints,
  ...verifyEndpoints,
  ...webhookEndpoints,
])

/** The schemas and details of a call. */
export function endpointFor(call: Call): Endpoint {
  const endpoint = endpoints.get(call)
  if (!endpoint) {
    throw new Error(`${call.method} ${call.path} has no endpoint.`)
  }

  return endpoint
}
