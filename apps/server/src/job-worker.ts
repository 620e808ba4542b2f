import { readConfig } from './config/config.ts'
import { createLogger } from './kernel/logger.ts'
import { bootstrap } from './bootstrap/bootstrap.ts'
import { runProcess } from './bootstrap/run-process.ts'
import { startJobs } from './bootstrap/jobs.ts'
import { startMetrics } from './bootstrap/start-metrics.ts'
import { warmUp } from './bootstrap/warm-up.ts'

/** Runs jobs without the HTTP server, in any number of processes. */
runProcess('The worker', async (shutdownHooks) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)

  const runtime = await bootstrap({ config, log, shutdownHooks })

  await startJobs(runtime.services, { shutdownHooks, log, config })
  warmUp(runtime, { shutdownHooks, log, thumbnails: false })
  await startMetrics(runtime, { config, shutdownHooks })
  log.info('worker started')
})
