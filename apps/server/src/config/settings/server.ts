import { isIP } from 'node:net'
import { compile } from '@fastify/proxy-addr'
import { z } from 'zod'
import { integer, siteUrl } from './schemas.ts'
import type { Setting } from './setting.ts'

export const serverSettings = {
  NODE_ENV: {
    description:
      '`production` requires `OIDC_ISSUER`, `PUBLIC_URL` and, with `SMTP_URL`, `MAIL_FROM`; it listens on all interfaces, logs at `info` and has no mailbox page.',
    schema: z
      .enum(['production', 'development', 'test'], {
        error: 'must be production, development or test.',
      })
      .optional(),
    fallback: 'development',
    example: 'production',
  },
  PORT: {
    description: 'The port that the server listens on.',
    schema: integer({ min: 0, max: 65_535 }),
    default: '3000',
    example: '8080',
  },
  HOST: {
    description: 'The interface that the server listens on.',
    schema: z
      .string()
      .refine(
        (host) => isIP(host) > 0 || z.hostname().safeParse(host).success,
        'must be an address or a name of this machine, such as 0.0.0.0 or ::, without http:// and without a port.',
      )
      .optional(),
    fallback: '`localhost`; `0.0.0.0` in production',
    example: '0.0.0.0',
  },
  PUBLIC_URL: {
    description:
      'The address in the browser and in the links of emails, without a path. Required in production.',
    schema: siteUrl.optional(),
    fallback: '`http://localhost:$PORT`',
    example: 'https://forms.example.com',
  },
  SECURITY_CONTACT: {
    description:
      'Whom to tell of a weakness, in `/.well-known/security.txt`: `mailto:` and an email address, or an `https:` address.',
    schema: z
      .url({ protocol: /^(mailto|https)$/, error: 'must begin with mailto: or https:.' })
      .optional(),
    fallback: 'there is no such file',
    example: 'mailto:security@example.com',
  },
  TRUST_PROXY: {
    description:
      'Whose `X-Forwarded-For` is trusted: `true`, `false`, a number of proxies, or their addresses, separated by commas.',
    schema: z
      .string()
      .refine(
        isTrustProxy,
        'must be true, false, a number of proxies, or their addresses, separated by commas.',
      ),
    default: 'false',
    example: '1',
  },
  DRAIN_SECONDS: {
    description:
      'How long a server goes on serving after SIGTERM, while `/api/health/accepting` and `/api/health/ready` answer 503: longer than the proxy takes to notice. With more than 5, stopping takes up to 4 seconds longer than this.',
    schema: integer({ min: 0, max: 600 }).optional(),
    fallback: '`0`; `5` in production',
    example: '5',
  },
} satisfies Record<string, Setting>

function isTrustProxy(text: string): boolean {
  if (/^(true|false|\d+)$/.test(text)) {
    return true
  }
  try {
    compile(text.split(',').map((address) => address.trim()))
    return true
  } catch {
    return false
  }
}
