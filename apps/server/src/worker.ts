import { readConfig } from './config.ts'
import { createLogger } from './kernel/logger.ts'
import { openHouse } from './open-house.ts'
import { runProcess } from './run-process.ts'
import { startWork } from './start-work.ts'

/** The same house without its doors: jobs only, in as many processes as are wanted. */
runProcess('The worker', async (closing) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)

  await startWork(await openHouse({ config, log, closing }), { closing, log })
  log.info('working')
})
