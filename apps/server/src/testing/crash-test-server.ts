import { z } from 'zod'
import { buildApp } from '../bootstrap/build-app.ts'
import { readConfig } from '../config/config.ts'
import { ExecutePacket, executePacket, executePacketJob } from '../features/packets/index.ts'
import { createLogger } from '../kernel/logger.ts'
import type { Ports } from '../kernel/ports.ts'
import { bootstrap } from '../bootstrap/bootstrap.ts'
import { runProcess } from '../bootstrap/run-process.ts'
import { startJobs } from '../bootstrap/start-jobs.ts'
import { crashPoints, type CrashPoint } from './crash-points.ts'

/**
 * The house as `main.ts` and `worker.ts` start it, with one step at which it dies as `kill -9` would
 * have it, or at which it waits until it is told to go on. A program of its own, so that nothing in
 * earnest knows of it.
 */
const { CRASH_POINT, PACKET, HOLD_SEALS, HTTP } = z
  .object({
    CRASH_POINT: z.enum(crashPoints).optional(),
    /** The only packet whose file it makes, so that it dies of that one. */
    PACKET: z.uuid().optional(),
    HOLD_SEALS: z.literal('yes').optional(),
    HTTP: z.enum(['on', 'off']),
  })
  .parse(process.env)

runProcess('The server server', async (shutdownHooks) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  const { services } = await bootstrap({ config, log, shutdownHooks })
  if (PACKET) {
    careFor(services.ports, PACKET)
  }
  if (CRASH_POINT) {
    crashAt(CRASH_POINT, services.ports)
  }
  if (HOLD_SEALS) {
    holdSeals(services.ports)
  }

  const app = await buildApp(services, { ...config, log, webFolder: '/nowhere' })
  await startJobs(services, { shutdownHooks, log })
  shutdownHooks.add('requests', () => app.close())
  const address = HTTP === 'on' ? await app.listen({ port: 0, host: '127.0.0.1' }) : ''
  process.send?.({ address })
})

function careFor({ jobs }: Ports, mine: string): void {
  jobs.define(executePacketJob, ExecutePacket, async (ctx, payload) => {
    if (payload.packetId === mine) {
      await executePacket(ctx, payload)
    }
  })
}

/** The steps of finishing are calls of ports, so that is where it dies. */
function crashAt(step: CrashPoint, { jobs, signing, files }: Ports): void {
  const { enqueue } = jobs
  const { getExecutedFile: executedFile } = signing
  const { put } = files

  switch (step) {
    case 'before-commit':
      jobs.enqueue = async (ctx, name, payload, options) =>
        name === executePacketJob ? die() : enqueue(ctx, name, payload, options)
      return
    case 'after-commit':
      signing.getExecutedFile = die
      return
    case 'in-the-seal':
      signing.getExecutedFile = async (input) => {
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
function holdSeals({ signing }: Ports): void {
  const { getExecutedFile: executedFile } = signing
  const told = new Promise((resolve) => process.once('message', resolve))
  signing.getExecutedFile = async (input) => {
    process.send?.({ sealing: input.groupId })
    await told
    return executedFile(input)
  }
}
