import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { authenticate, authRoutes } from '../features/auth/index.ts'
import { formRoutes } from '../features/forms/index.ts'
import { healthRoutes } from '../features/health/index.ts'
import { packetRoutes, signingInviteRoutes } from '../features/packets/index.ts'
import { propertyRoutes } from '../features/properties/index.ts'
import { signingRoomRoutes } from '../features/signing-room/index.ts'
import { userRoutes } from '../features/users/index.ts'
import { verifyRoutes } from '../features/verify/index.ts'
import { useCompression } from '../http/compression.ts'
import { registerRoutes } from '../http/register-routes.ts'
import { useOpenapi } from '../http/openapi.ts'
import { sendProblem, toProblem, useProblemDetails } from '../http/problem-details.ts'
import { createRouteRegistry } from '../http/register-endpoint.ts'
import { useRequestContext } from '../http/request-context.ts'
import { useRequestLog } from '../http/request-log.ts'
import { useSecurityHeaders } from '../http/security-headers.ts'
import { useWebApp } from '../http/web-app.ts'
import type { TrustProxy } from '../config/config.ts'
import type { AppServices } from '../kernel/app-services.ts'

export interface AppSettings {
  log: FastifyBaseLogger
  trustProxy: TrustProxy
  rateLimits: boolean
  /** The built web app. */
  webFolder: string
  /** What an embedded part hangs up beside the API, such as the membership's own pages. */
  extensions?: ((app: FastifyInstance) => Promise<void>)[]
}

/** Builds the server around a house; whoever holds it listens, or injects. */
export async function buildApp(
  services: AppServices,
  settings: AppSettings,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: settings.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendProblem(reply, toProblem(error, request)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  })

  useJsonOnly(app)
  useRequestContext(app, services)
  useRequestLog(app)
  useProblemDetails(app)
  await useSecurityHeaders(app, services.ports.publicUrl)
  await useCompression(app)
  await app.register(cookie)
  await useOpenapi(app, services.ports.publicUrl)
  await registerRoutes(app, allRoutes(), { authenticate, rateLimits: settings.rateLimits })
  for (const extend of settings.extensions ?? []) {
    await app.register(extend)
  }
  await useWebApp(app, { folder: settings.webFolder, publicUrl: services.ports.publicUrl })

  return app
}

function allRoutes() {
  const registry = createRouteRegistry()
  const features = [
    healthRoutes,
    authRoutes,
    userRoutes,
    propertyRoutes,
    formRoutes,
    packetRoutes,
    signingInviteRoutes,
    signingRoomRoutes,
    verifyRoutes,
  ]
  for (const hangUp of features) {
    hangUp(registry)
  }
  return registry
}

/** JSON is the only body unless an endpoint says otherwise; an empty one is no body. */
function useJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') {
      done(null, undefined)
      return
    }
    void parse(request, String(body), done)
  })
}
