import type { FastifyBaseLogger } from 'fastify'
import type { Tracing } from '../../kernel/tracing.ts'

export interface TracingSettings {
  /** `http://collector:4318`. */
  endpoint: string
  serviceName: string
  /** The share of traces that are recorded, from 0 to 1. */
  share: number
}

export interface StartedTracing {
  tracing: Tracing
  /** Sends what is left, within two seconds. */
  stop(): Promise<void>
}

/** The SDK of OpenTelemetry is loaded only where traces are wanted: it takes memory and time at start. */
export async function startTracing(
  settings: TracingSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<StartedTracing> {
  const { createOpenTelemetry } = await import('./open-telemetry.ts')

  return createOpenTelemetry(settings, log)
}
