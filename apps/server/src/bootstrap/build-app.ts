import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { authenticate } from '../features/auth/index.ts'
import { requireRight } from '../features/office/index.ts'
import { listWarnings, type ReadinessOptions } from '../features/health/index.ts'
import { requireStoredRoom } from '../features/signing-room/index.ts'
import { answerClientError } from '../http/client-error.ts'
import {
  createBodyBudgets,
  defaultBodyOptions,
  useRequestBodies,
  type BodyOptions,
} from '../http/bodies/request-bodies.ts'
import { createIncomingFiles, type IncomingFiles } from '../infrastructure/files/incoming-files.ts'
import { useCloseWhileDraining } from '../http/close-while-draining.ts'
import {
  defaultConnections,
  useConnectionLimits,
  type ConnectionOptions,
} from '../http/connections.ts'
import { useCompression } from '../http/compression.ts'
import { createRateLimits } from '../http/rate-limits.ts'
import { registerRoutes } from '../http/register-routes.ts'
import { useOpenapi } from '../http/openapi.ts'
import { sendProblem, toProblem, useProblemDetails } from '../http/problem-details.ts'
import { useRequestContext } from '../http/request-context.ts'
import { createRequestIds, useRequestId } from '../http/request-id.ts'
import { useRequestTrace } from '../http/request-trace.ts'
import { useRequestLog } from '../http/request-log.ts'
import { useSecurityHeaders } from '../http/security-headers.ts'
import { useSecurityText } from '../http/security-text.ts'
import { useWebApp } from '../http/web-app.ts'
import { isToken, useMetrics } from '../http/metrics.ts'
import { noTracing, type Tracing } from '../kernel/tracing.ts'
import type { Metrics } from '../kernel/metrics.ts'
import type { TrustProxy } from '../config/config.ts'
import { systemContext, type AppServices } from '../kernel/context.ts'
import { collectRoutes } from './collect-routes.ts'
import type { Draining } from '../kernel/draining.ts'

export interface AppOptions {
  log: FastifyBaseLogger
  trustProxy: TrustProxy
  rateLimits: boolean
  /** Where large bodies are received. Default: below the system's folder for temporary files. */
  incoming?: IncomingFiles
  /** Default: `defaultBodyOptions`. */
  bodies?: Partial<BodyOptions>
  /** Default: `defaultConnections`. */
  connections?: Partial<ConnectionOptions>
  webFolder: string
  metrics?: { metrics: Metrics; token: string | undefined }
  /** Default: not. */
  production?: boolean
  /** For `/.well-known/security.txt`. */
  securityContact?: string | undefined
  tracing?: Tracing
  /** Pages besides the API. */
  plugins?: ((app: FastifyInstance) => Promise<void>)[]
  /** Default: not draining. */
  draining?: Draining
}

/** For the whole of a request, so that a body that never ends holds no connection forever. */
const requestTimeoutMs = 300_000

const temporaryFolder = path.join(tmpdir(), 'countersign-incoming')

/** The caller listens or injects. */
export async function buildApp(
  services: AppServices,
  options: AppOptions,
): Promise<FastifyInstance> {
  const { draining = { hasBegun: false } } = options
  const incoming = options.incoming ?? createIncomingFiles(temporaryFolder)
  const connections = { ...defaultConnections, ...options.connections }
  const app: FastifyInstance = fastify({
    loggerInstance: options.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: createRequestIds(options.trustProxy),
    trustProxy: options.trustProxy,
    forceCloseConnections: 'idle',
    // A request on a connection that is still open while the server closes is served like any other.
    return503OnClosing: false,
    // A GET may record what it did, such as that a link was opened: no HEAD runs its handler.
    exposeHeadRoutes: false,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: connections.headersMs,
      connectionsCheckingInterval: connections.checkEveryMs,
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendProblem(reply, toProblem(error, request)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
  })

  useRequestId(app)
  useRequestTrace(app, { tracing: options.tracing ?? noTracing, trustProxy: options.trustProxy })
  useConnectionLimits(app, connections)
  useJsonOnly(app)
  useRequestContext(app, services)
  const bodies = { ...defaultBodyOptions, ...options.bodies }
  const budgets = createBodyBudgets(bodies)
  useRequestBodies(app, { budgets, pace: bodies.pace, removeFile: incoming.remove })
  useRequestLog(app)
  const readiness: ReadinessOptions = {
    draining,
    findUploadProblem: incoming.findProblem,
    budgets,
    mayKnowReasons: (bearer) => !options.production || isToken(bearer, options.metrics?.token),
  }
  if (options.metrics) {
    useMetrics(app, options.metrics)
    options.metrics.metrics.watchWarnings(() =>
      listWarnings(systemContext(services, options.log), readiness),
    )
  }
  useProblemDetails(app)
  useCloseWhileDraining(app, draining)
  await useSecurityHeaders(app, services.ports)
  await useCompression(app)
  await app.register(cookie)
  const rateLimits = options.rateLimits ? await createRateLimits(app) : undefined
  await useOpenapi(app, { publicUrl: services.ports.publicUrl, rateLimits })
  await registerRoutes(app, collectRoutes(readiness), {
    authenticate,
    requireRight,
    readRoom: requireStoredRoom,
    rateLimits,
    saveFile: incoming.save,
  })
  for (const plugin of options.plugins ?? []) {
    await app.register(plugin)
  }
  useSecurityText(app, { services, contact: options.securityContact })
  const { publicUrl, association } = services.ports
  await useWebApp(app, { folder: options.webFolder, publicUrl, association })

  return app
}

/** Only JSON bodies by default; an empty body is `undefined`. */
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
