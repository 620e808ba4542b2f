import type { Config } from '../config/config.ts'
import { serveMetrics } from '../infrastructure/metrics/serve-metrics.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import type { Runtime } from './create-services.ts'

/** With METRICS_PORT: the figures of this process on a port of its own. */
export async function startMetrics(
  { metrics }: Pick<Runtime, 'metrics'>,
  { config, shutdownHooks }: { config: Config; shutdownHooks: ShutdownHooks },
): Promise<void> {
  const { port } = config.metrics
  if (port !== undefined) {
    const server = await serveMetrics(metrics, { host: config.host, port })
    shutdownHooks.add('metrics', () => server.close())
  }
}
