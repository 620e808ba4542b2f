import { readConfig } from './config/config.ts'
import { createLogger } from './kernel/logger.ts'
import { openHouse } from './bootstrap/bootstrap.ts'
import { runProcess } from './bootstrap/run-process.ts'
import { startWork } from './bootstrap/start-jobs.ts'
import { warmUp } from './bootstrap/warm-up.ts'

/** The same house without its doors: jobs only, in as many processes as are wanted. */
runProcess('The worker', async (closing) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)

  const composition = await openHouse({ config, log, closing })

  await startWork(composition.house, { closing, log })
  warmUp(composition, { closing, log })
  log.info('working')
})
