import { z } from 'zod'
import { httpUrl, integer } from './schemas.ts'
import type { Setting } from './setting.ts'

export const serverSettings = {
  NODE_ENV: {
    description:
      '`production` requires `OIDC_ISSUER`, listens on all interfaces, logs at `info` and has no mailbox page.',
    schema: z.string().optional(),
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
    schema: z.string().optional(),
    fallback: '`localhost`; `0.0.0.0` in production',
    example: '0.0.0.0',
  },
  PUBLIC_URL: {
    description: 'The address in the browser and in the links of emails.',
    schema: httpUrl.optional(),
    fallback: '`http://localhost:$PORT`',
    example: 'https://forms.example.com',
  },
  TRUST_PROXY: {
    description:
      'Whose `X-Forwarded-For` is trusted: `true`, `false`, a number of proxies, or their addresses, separated by commas.',
    schema: z.string(),
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
