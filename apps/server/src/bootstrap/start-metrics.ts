import type { Config } from '../config/config.ts'
import { serveMetrics } from '../infrastructure/metrics/serve-metrics.ts'
import type { ShutdownHooks } from '../kernel/shutdown-hooks.ts'
import { explainListenError } from './explain-listen-error.ts'
import type { Runtime } from './create-services.ts'

/** With METRICS_PORT: the figures of this process on a port of its own. */
export async function startMetrics(
  { metrics }: Pick<Runtime, 'metrics'>,
  { config, shutdownHooks }: { config: Config; shutdownHooks: ShutdownHooks },
): Promise<void> {
  const { port } = config.metrics
  if (port !== undefined) {
    const { host } = config
    const server = await serveMetrics(metrics, { host, port }).catch((error: unknown) => {
      throw explainListenError(error, { host, port, setting: 'METRICS_PORT' })
    })
    shutdownHooks.add('metrics', () => server.close())
  }
}
