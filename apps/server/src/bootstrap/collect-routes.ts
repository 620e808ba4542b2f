import { applicationRoutes } from '../features/applications/index.ts'
import { authRoutes } from '../features/auth/index.ts'
import { formRoutes } from '../features/forms/index.ts'
import { healthRoutes, type ReadinessOptions } from '../features/health/index.ts'
import { historyRoutes } from '../features/history/index.ts'
import { emailCopyRoutes, signingInviteRoutes } from '../features/invites/index.ts'
import { memberRoutes } from '../features/members/index.ts'
import { officeRoutes } from '../features/office/index.ts'
import { packetRoutes } from '../features/packets/index.ts'
import { paymentRoutes } from '../features/payments/index.ts'
import { personalDataRoutes } from '../features/personal-data/index.ts'
import { propertyRoutes } from '../features/properties/index.ts'
import { signingRoomRoutes } from '../features/signing-room/index.ts'
import { userRoutes } from '../features/users/index.ts'
import { verifyRoutes } from '../features/verify/index.ts'
import { webhookRoutes } from '../features/webhooks/index.ts'
import { createRouteRegistry, type RouteRegistry } from '../http/register-endpoint.ts'

/** The endpoints of all features. */
export function collectRoutes(server: ReadinessOptions): RouteRegistry {
  const registry = createRouteRegistry()
  const features = [
    authRoutes,
    userRoutes,
    memberRoutes,
    officeRoutes,
    personalDataRoutes,
    propertyRoutes,
    applicationRoutes,
    formRoutes,
    packetRoutes,
    paymentRoutes,
    historyRoutes,
    emailCopyRoutes,
    signingInviteRoutes,
    signingRoomRoutes,
    verifyRoutes,
    webhookRoutes,
  ]
  healthRoutes(registry, server)
  for (const register of features) {
    register(registry)
  }
  return registry
}
