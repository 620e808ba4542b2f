import { Transform, type Readable } from 'node:stream'
import { limits } from '@countersign/contract/rules/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../kernel/domain-error.ts'
import type { ReceivedFile } from '../../kernel/received-file.ts'
import { callerOf } from '../caller.ts'
import { createBodyBudget, type BodyBudget, type Holding } from './body-budget.ts'
import { defaultPace, watchPace, type BodyPace } from './body-pace.ts'
import { RequestCutOff } from './request-cut-off.ts'

declare module 'fastify' {
  interface FastifyRequest {
    received?: ReceivedBody
  }
  interface FastifyContextConfig {
    /** The body is kept on disk. */
    fileBody?: boolean
    /** Another library reads the body from the socket. */
    readsOwnBody?: boolean
  }
}

/** What a request keeps of its body until it has been answered. */
interface ReceivedBody {
  file?: ReceivedFile
  /** While the handler works on it, also after the client has gone. */
  inUse: boolean
  /** Idempotent. */
  discard(): void
}

export interface BodyOptions {
  /** Bytes of files that this process receives or works on at once. */
  diskBytes: number
  pace: BodyPace
}

const megabyte = 2 ** 20
/** Refused bodies that are read to their end at once: each takes memory while it is thrown away. */
const maxDrained = 8
/** Two of them for a member at once. */
const largestFile = limits.formPdfBytes + 1_000_000

export const defaultBodyOptions: BodyOptions = {
  diskBytes: 512 * megabyte,
  pace: defaultPace,
}

export interface BodyBudgets {
  memory: BodyBudget
  disk: BodyBudget
}

export function createBodyBudgets({ diskBytes }: Pick<BodyOptions, 'diskBytes'>): BodyBudgets {
  return {
    memory: createBodyBudget({
      all: 64 * megabyte,
      known: 8 * megabyte,
      strangers: { all: 16 * megabyte, address: 4 * megabyte },
    }),
    disk: createBodyBudget({
      all: diskBytes,
      known: 2 * largestFile,
      strangers: { all: diskBytes / 2, address: 2 * limits.verifyBytes },
    }),
  }
}

interface BodyDeps extends Pick<BodyOptions, 'pace'> {
  budgets: BodyBudgets
  removeFile(file: ReceivedFile): Promise<void>
}

/**
 * A body counts as it arrives, and must arrive at a pace. The rest of what is refused is read and thrown
 * away, at the same pace, because a browser reads the answer only then.
 */
export function useRequestBodies(
  app: FastifyInstance,
  { budgets, pace, removeFile }: BodyDeps,
): void {
  app.decorateRequest('received')

  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) {
      return payload
    }
    const { raw } = request
    if (raw.destroyed) {
      // While the member was looked up. Its 'close' has been emitted, and nothing else would end the request.
      throw new RequestCutOff()
    }
    const { fileBody, readsOwnBody } = request.routeOptions.config
    if (readsOwnBody) {
      watchPace(raw, pace, () => raw.destroy())
      return payload
    }

    const budget = budgets[fileBody ? 'disk' : 'memory']
    const { body, holding } = countBytes(payload, (refuse) =>
      budget.open(callerOf(request), refuse),
    )
    const received = createReceived(holding, async (file) => {
      await removeFile(file).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a received file could not be removed'),
      )
    })
    request.received = received
    reply.raw.once('close', () => {
      if (!received.inUse) {
        received.discard()
      }
    })
    watchPace(raw, pace, () => (reply.sent ? raw.destroy() : body.destroy(tooSlow())))
    return body
  })
  // For a client that left before its file was complete, when a refusal keeps the handler from running.
  app.addHook('onSend', async ({ received }, reply) => {
    if (received && !received.inUse && reply.raw.destroyed) {
      received.discard()
    }
  })
  let drained = 0
  app.addHook('onResponse', async ({ raw, received }) => {
    if (raw.complete !== false) {
      return
    }
    if (drained >= maxDrained) {
      raw.destroy()
      return
    }
    drained += 1
    raw.once('close', () => (drained -= 1))
    raw.unpipe().resume()
    if (!received) {
      watchPace(raw, pace, () => raw.destroy())
    }
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** `removeFile` must not reject: nobody waits for it. */
function createReceived(
  holding: Holding,
  removeFile: (file: ReceivedFile) => Promise<void>,
): ReceivedBody {
  const received: ReceivedBody = {
    inUse: false,
    discard() {
      const { file } = received
      delete received.file
      if (!file) {
        holding.release()
        return
      }
      void removeFile(file).finally(holding.release)
    },
  }
  return received
}

/** A piece of a body takes about this much memory, however small it is. */
const leastPieceBytes = 512

/** What any request may send takes no room. */
function countBytes(payload: Readable, open: (refuse: (error: Error) => void) => Holding) {
  let bytes = 0
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const taken = Math.max(chunk.length, leastPieceBytes)
      bytes += taken
      if (bytes > limits.smallRequestBytes) {
        holding.take(taken)
      }
      done(null, chunk)
    },
  })
  const holding = open((error) => body.destroy(error))
  // Node ends the process at an 'error' event without a listener: nobody may read the body any more.
  body.on('error', () => undefined).once('end', holding.complete)
  payload.once('close', () => {
    if (!payload.readableEnded) {
      body.destroy(new RequestCutOff())
    }
  })

  return { body: payload.pipe(body), holding }
}

function tooSlow(): DomainError {
  return new DomainError(
    'request-timeout',
    'The connection was too slow, so not all of it arrived. Check your connection and try again.',
  )
}
