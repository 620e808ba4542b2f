import type { Call } from './call.ts'
import { calls, type CallName } from './calls/index.ts'
import { applicationEndpoints, applicationVisitEndpoints } from './endpoints/applications.ts'
import { associationEndpoints } from './endpoints/association.ts'
import { authEndpoints } from './endpoints/auth.ts'
import { emailCopyEndpoints, emailCopyLinkEndpoints } from './endpoints/email-copies.ts'
import { formEndpoints } from './endpoints/forms.ts'
import { healthEndpoints } from './endpoints/health.ts'
import { memberEndpoints } from './endpoints/members.ts'
import { officeEndpoints } from './endpoints/office.ts'
import { packetEndpoints } from './endpoints/packets.ts'
import { paymentEndpoints } from './endpoints/payments.ts'
import { personalDataEndpoints } from './endpoints/personal-data.ts'
import { propertyEndpoints } from './endpoints/properties.ts'
import { inviteEndpoints } from './endpoints/signing-invites.ts'
import { roomEndpoints } from './endpoints/signing-room.ts'
import { userEndpoints } from './endpoints/users.ts'
import { verifyEndpoints } from './endpoints/verify.ts'
import { webhookEndpoints } from './endpoints/webhooks.ts'
import type { Endpoint, EndpointDeclaration } from './endpoints/endpoint.ts'

const declarations: Record<string, EndpointDeclaration> = {
  ...applicationEndpoints,
  ...applicationVisitEndpoints,
  ...associationEndpoints,
  ...authEndpoints,
  ...emailCopyEndpoints,
  ...emailCopyLinkEndpoints,
  ...formEndpoints,
  ...healthEndpoints,
  ...inviteEndpoints,
  ...memberEndpoints,
  ...officeEndpoints,
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
