import type { Call } from '../calls/call.ts'
import { calls, type CallName } from '../calls/index.ts'
import { applicationEndpoints, applicationVisitEndpoints } from './applications.ts'
import { authEndpoints } from './auth.ts'
import { emailCopyEndpoints, emailCopyLinkEndpoints } from './email-copies.ts'
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
import type { Endpoint, EndpointDeclaration } from './endpoint.ts'

const declarations: Record<string, EndpointDeclaration> = {
  ...applicationEndpoints,
  ...applicationVisitEndpoints,
  ...authEndpoints,
  ...emailCopyEndpoints,
  ...emailCopyLinkEndpoints,
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
} satisfies Record<CallName, EndpointDeclaration>

const endpoints = new Map<Call, Endpoint>(
  Object.entries<Call>(calls).flatMap(([name, call]) => {
    const declaration = declarations[name]
    return declaration ? [[call, { name, ...call, ...declaration }] as const] : []
  }),
)

export function endpointFor(call: Call): Endpoint {
  const endpoint = endpoints.get(call)
  if (!endpoint) {
    throw new Error(`${call.method} ${call.path} has no endpoint.`)
  }

  return endpoint
}
