import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Ports } from '../kernel/context.ts'

/**
 * No third-party origin and no inline script: a script could read the session's token. Style
 * attributes are allowed (the component library sets them), PDFs are shown from memory (`blob:`), our
 * own pages may frame each other (the signing room), and a provider's signing pages may be framed.
 */
export async function useSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, signingPages }: Pick<Ports, 'publicUrl' | 'signingPages'>,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:', ...signingPages],
        objectSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  })
}

/** Nothing of these is used: photos are chosen as files, and paid is on the provider's page. */
const permissionsPolicy = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')
