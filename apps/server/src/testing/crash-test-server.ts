import path from 'node:path'
import { z } from 'zod'
import { buildApp } from '../bootstrap/build-app.ts'
import { readConfig } from '../config/config.ts'
import { executePacketJob } from '../features/packets/index.ts'
import { sendRemindersJob } from '../features/invites/index.ts'
import { createIncomingFiles } from '../infrastructure/files/incoming-files.ts'
import { sendMailType } from '../infrastructure/mail/enqueue-mail.ts'
import { createLogger } from '../kernel/logger.ts'
import { systemContext, type Ports } from '../kernel/context.ts'
import { enqueue } from '../kernel/jobs.ts'
import { bootstrap } from '../bootstrap/bootstrap.ts'
import { runProcess } from '../bootstrap/run-process.ts'
import { startJobs } from '../bootstrap/jobs.ts'
import { crashPoints, type CrashPoint } from './crash-points.ts'

/**
 * A server or worker as `main.ts` and `worker.ts` start it, which kills itself at one step, or pauses
 * there until it gets a message. A program of its own, so that production code has no test hooks.
 */
const { CRASH_POINT, CRASH_AT_EMAIL, PACKET, HOLD_SEALS, REMIND, HTTP } = z
  .object({
    CRASH_POINT: z.enum(crashPoints).optional(),
    /** It kills itself in the transaction that queues this email, counted from 1. */
    CRASH_AT_EMAIL: z.coerce.number().optional(),
    /** The only packet whose file it makes. */
    PACKET: z.uuid().optional(),
    HOLD_SEALS: z.literal('yes').optional(),
    /** It sends the planned reminders at once. */
    REMIND: z.literal('yes').optional(),
    HTTP: z.enum(['on', 'off']),
  })
  .parse(process.env)

runProcess('The crash test server', async (shutdownHooks) => {
  const config = readConfig()
  const log = createLogger(config.logLevel)
  let address = ''
  const runtime = await bootstrap({ config, log, shutdownHooks, ownOrigin: () => address })
  const { services, plugins } = runtime
  if (PACKET) {
    handleOnly(services.ports, PACKET)
  }
  if (CRASH_POINT) {
    crashAt(CRASH_POINT, services.ports)
  }
  if (CRASH_AT_EMAIL) {
    crashAtEmail(CRASH_AT_EMAIL, services.ports)
  }
  if (HOLD_SEALS) {
    holdSeals(services.ports)
  }

  const app = await buildApp(services, {
    log,
    trustProxy: config.trustProxy,
    rateLimits: config.rateLimits,
    webFolder: '/nowhere',
    plugins,
    incoming: createIncomingFiles(path.join(config.dataDir, 'incoming')),
    bodies: { diskBytes: config.uploadBytes },
  })
  await startJobs(services, { shutdownHooks, log })
  if (REMIND) {
    await enqueue(systemContext(services, log), sendRemindersJob, {})
  }
  shutdownHooks.add('requests', () => app.close())
  address = HTTP === 'on' ? await app.listen({ port: 0, host: '127.0.0.1' }) : ''
  process.send?.({ address })
})

function handleOnly({ jobs }: Ports, packetId: string): void {
  jobs.register({
    ...executePacketJob,
    run: async (ctx, payload) => {
      const { packetId: id } = executePacketJob.payload.parse(payload)
      if (id === packetId) {
        await executePacketJob.run(ctx, { packetId: id })
      }
    },
  })
}

/** Each step is a call of a port. */
function crashAt(step: CrashPoint, { jobs, signing, files }: Ports): void {
  const { enqueue } = jobs
  const { getExecutedFile } = signing
  const { put } = files

  switch (step) {
    case 'before-commit':
      jobs.enqueue = async (ctx, type, payload, options) =>
        type.name === executePacketJob.name ? crash() : enqueue(ctx, type, payload, options)
      return
    case 'after-commit':
      signing.getExecutedFile = crash
      return
    case 'in-the-seal':
      signing.getExecutedFile = async (input) => {
        setTimeout(() => void crash(), 5)
        return getExecutedFile(input)
      }
      return
    case 'after-the-file':
      files.put = async (bytes) => {
        await put(bytes)
        return crash()
      }
      return
    case 'before-the-status':
      // Mails are enqueued in the transaction that changes the status.
      jobs.enqueue = async (ctx, type, payload, options) =>
        type.name === sendMailType.name ? crash() : enqueue(ctx, type, payload, options)
  }
}

function crashAtEmail(number: number, { jobs }: Ports): void {
  const { enqueue } = jobs
  let queued = 0
  jobs.enqueue = async (ctx, type, payload, options) => {
    queued += type.name === sendMailType.name ? 1 : 0
    return queued === number ? crash() : enqueue(ctx, type, payload, options)
  }
}

function crash(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}

/** Reports that a file is about to be made, and waits for a message. */
function holdSeals({ signing }: Ports): void {
  const { getExecutedFile } = signing
  const message = new Promise((resolve) => process.once('message', resolve))
  signing.getExecutedFile = async (input) => {
    process.send?.({ sealing: input.groupId })
    await message
    return getExecutedFile(input)
  }
}
