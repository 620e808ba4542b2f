import { z } from 'zod'
import { buildApp } from '../bootstrap/build-app.ts'
import { readConfig } from '../config/config.ts'
import { ExecutePacket, executePacket, executePacketJob } from '../features/packets/index.ts'
import { createLogger } from '../kernel/logger.ts'
import type { Parts } from '../kernel/ports.ts'
import { openHouse } from '../bootstrap/bootstrap.ts'
import { runProcess } from '../bootstrap/run-process.ts'
import { startWork } from '../bootstrap/start-jobs.ts'
import { killingSteps, type KillingStep } from './crash-points.ts'

/**
 * The house as `main.ts` and `worker.ts` start it, with one step at which it dies as `kill -9` would
 * have it, or at which it waits until it is told to go on. A program of its own, so that nothing in
 * earnest knows of it.
 */
const { DIE_AT, PACKET, HOLD_SEALS, DOORS } = z
  .object({
    DIE_AT: z.enum(killingSteps).optional(),
    /** The only packet whose file it makes, so that it dies of that one. */
    PACKET: z.uuid().optional(),
    HOLD_SEALS: z.literal('yes').optional(),
    DOORS: z.enum(['open', 'none']),
  })
  .parse(process.env)

runProcess('The mortal server', async (closing) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const { house } = await openHouse({ config, log, closing })
  if (PACKET) {
    careFor(house.parts, PACKET)
  }
  if (DIE_AT) {
    dieAt(DIE_AT, house.parts)
  }
  if (HOLD_SEALS) {
    holdSeals(house.parts)
  }

  const app = await buildApp(house, { ...config, log, webFolder: '/nowhere' })
  await startWork(house, { closing, log })
  closing.add('requests', () => app.close())
  const address = DOORS === 'open' ? await app.listen({ port: 0, host: '127.0.0.1' }) : ''
  process.send?.({ address })
})

function careFor({ jobs }: Parts, mine: string): void {
  jobs.define(executePacketJob, ExecutePacket, async (ctx, payload) => {
    if (payload.packetId === mine) {
      await executePacket(ctx, payload)
    }
  })
}

/** The steps of finishing are calls of ports, so that is where it dies. */
function dieAt(step: KillingStep, { jobs, signing, files }: Parts): void {
  const { enqueue } = jobs
  const { executedFile } = signing
  const { put } = files

  switch (step) {
    case 'before-commit':
      jobs.enqueue = async (ctx, name, payload, options) =>
        name === executePacketJob ? die() : enqueue(ctx, name, payload, options)
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
  }
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}

/** Says that a file is about to be made, and makes it once told to go on. */
function holdSeals({ signing }: Parts): void {
  const { executedFile } = signing
  const told = new Promise((resolve) => process.once('message', resolve))
  signing.executedFile = async (input) => {
    process.send?.({ sealing: input.groupId })
    await told
    return executedFile(input)
  }
}
