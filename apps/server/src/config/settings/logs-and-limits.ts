import { z } from 'zod'
import { traceSamplers } from '../../infrastructure/tracing/tracing-settings.ts'
import { integer } from './schemas.ts'
import type { Setting } from './setting.ts'

export const logsAndLimitsSettings = {
  LOG_LEVEL: {
    description:
      '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. Tokens, codes and links are never logged.',
    schema: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'must be fatal, error, warn, info, debug, trace or silent.',
      })
      .optional(),
    fallback: '`warn`; `info` in production',
    example: 'info',
  },
  METRICS_PORT: {
    description:
      'Serves `GET /metrics` for Prometheus on a port of its own, on the interface of `HOST`: for a network that only operators reach.',
    schema: integer({ min: 0, max: 65_535 }).optional(),
    example: '9464',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    description:
      'Sends traces there (OpenTelemetry, OTLP over HTTP). `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_EXPORTER_OTLP_TIMEOUT`, `OTEL_EXPORTER_OTLP_COMPRESSION` and `OTEL_RESOURCE_ATTRIBUTES` apply as usual.',
    schema: z.url({ protocol: /^https?$/, error: 'must be an HTTP address.' }).optional(),
    fallback: 'nothing is traced',
    example: 'http://collector:4318',
  },
  OTEL_SERVICE_NAME: {
    description: 'The name of this service in traces.',
    schema: z.string(),
    default: 'countersign',
    example: 'countersign-staging',
  },
  OTEL_TRACES_SAMPLER: {
    description:
      'Which traces are recorded: `always_on`, `always_off`, or `traceidratio` for the share that `OTEL_TRACES_SAMPLER_ARG` says; with `parentbased_` before it, a trace that a trusted proxy began is recorded where the proxy records it.',
    schema: z.enum(traceSamplers, { error: `must be one of ${traceSamplers.join(', ')}.` }),
    default: 'parentbased_traceidratio',
    example: 'always_on',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    description: 'The share of traces that are recorded, from 0 to 1.',
    schema: z.coerce.number('must be from 0 to 1.').min(0).max(1),
    default: '1',
    example: '0.1',
  },
  METRICS_TOKEN: {
    description:
      'Serves `GET /metrics` on `PORT`, for requests with this bearer token. At least 16 characters.',
    schema: z.string().min(16, 'must have at least 16 characters.').optional(),
    example: 'replace-this-with-a-random-token',
    secret: true,
  },
  RATE_LIMITS: {
    description: '`on`, or `off` for load tests.',
    schema: z.enum(['on', 'off'], { error: 'must be on or off.' }),
    default: 'on',
    example: 'off',
  },
  UPLOAD_MEGABYTES: {
    description:
      'How much of uploaded files a server receives and works on at once, in `DATA_DIR/incoming`. What is beyond that is answered with 503. One member can use 100 of them, everybody who is not logged in half of them together.',
    schema: integer({ min: 64, max: 1_000_000 }),
    default: '512',
    example: '2048',
  },
} satisfies Record<string, Setting>
