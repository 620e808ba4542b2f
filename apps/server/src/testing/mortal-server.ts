import { z } from 'zod'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createLogger } from '../kernel/logger.ts'
import type { Parts } from '../kernel/parts.ts'
import { openHouse } from '../open-house.ts'
import { runProcess } from '../run-process.ts'
import { startWork } from '../start-work.ts'

/**
 * The house as `main.ts` and `worker.ts` start it, with one step at which it dies as `kill -9` would
 * have it. A program of its own, so that nothing in earnest knows of it.
 */
const { DIE_AT: step, DOORS: doors } = z
  .object({
    DIE_AT: z
      .enum(['before-commit', 'after-commit', 'in-the-seal', 'after-the-file', 'before-the-status'])
      .optional(),
    DOORS: z.enum(['open', 'none']),
  })
  .parse(process.env)

runProcess('The mortal server', async (closing) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const composition = await openHouse({ config, log, closing })
  makeMortal(composition.house.parts)

  const app = await buildApp(composition.house, { ...config, log, webFolder: '/nowhere' })
  await startWork(composition, { closing, log })
  closing.add('requests', () => app.close())
  const address = doors === 'open' ? await app.listen({ port: 0, host: '127.0.0.1' }) : ''
  process.send?.({ address })
})

/** The steps of finishing are calls of ports, so that is where it dies. */
function makeMortal({ jobs, signing, files }: Parts): void {
  const { enqueue } = jobs
  const { executedFile } = signing
  const { put } = files

  switch (step) {
    case 'before-commit':
      jobs.enqueue = async (ctx, name, payload, options) =>
        name === 'execute-packet' ? die() : enqueue(ctx, name, payload, options)
      return
    case 'after-commit':
      signing.executedFile = die
      return
    case 'in-the-seal':
      signing.executedFile = async (input) => {
        setTimeout(() => void die(), 5)
        return executedFile(input)
      }
      return
    case 'after-the-file':
      files.put = async (bytes) => {
        await put(bytes)
        return die()
      }
      return
    case 'before-the-status':
      // The mails are asked for in the transaction that moves the packet, right before its end.
      jobs.enqueue = async (ctx, name, payload, options) =>
        name === 'send-mail' ? die() : enqueue(ctx, name, payload, options)
      return
    case undefined:
  }
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}
