import type { FastifyBaseLogger } from 'fastify'
import type { StartedTracing, TracingSettings } from './tracing-settings.ts'

/** The SDK of OpenTelemetry is loaded only where traces are wanted: it takes memory and time at start. */
export async function startTracing(
  settings: TracingSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<StartedTracing> {
  const { createOpenTelemetry } = await import('./open-telemetry.ts')

  return createOpenTelemetry(settings, log)
}
