import type { IncomingMessage } from 'node:http'
import { Transform, type Readable } from 'node:stream'
import { limits } from '@countersign/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError } from '../../kernel/domain-error.ts'
import type { ReceivedFile } from '../../kernel/received-file.ts'
import { createBodyBudget, type BodyLimits, type Reservation } from './body-budget.ts'
import { useAnswerBudget } from './large-answers.ts'
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
  /** Reads the rest, for nobody. */
  stopReading(): void
}

export interface BodyOptions {
  /** Bytes of files that this process receives at once. */
  diskBytes: number
  /** Bytes of files that clients have not read yet. */
  answerBytes: number
  pace: BodyPace
}

/** Two uploads of one member at once, four of one address. */
const largestFile = limits.formPdfBytes + 1_000_000

/** Refused bodies that are read to their end at once; the connection of a further one is closed. */
const maxDrained = 8

export const defaultBodyOptions: BodyOptions = {
  diskBytes: 512 * 2 ** 20,
  answerBytes: 512 * 2 ** 20,
  pace: defaultPace,
}

function bodyLimits({ diskBytes, answerBytes }: BodyOptions): BodyLimits {
  return {
    disk: { process: diskBytes, address: 4 * largestFile, member: 2 * largestFile },
    answer: { process: answerBytes, address: 4 * largestFile, member: 2 * largestFile },
    memory: { process: 64_000_000, address: 16_000_000, member: 8_000_000 },
  }
}

interface BodyDeps {
  removeFile(file: ReceivedFile): Promise<void>
}

/**
 * Before a body is buffered: its bytes are reserved, and it must arrive at a pace. What is refused is
 * read to its end and thrown away, at the same pace, because a browser reads the answer only then.
 */
export function useRequestBodies(
  app: FastifyInstance,
  options: BodyOptions,
  { removeFile }: BodyDeps,
): void {
  const budget = createBodyBudget(bodyLimits(options))
  app.decorateRequest('received')
  useAnswerBudget(app, budget)
  // `Expect: 100-continue`: the client is told to go on once its bytes are reserved.
  app.server.on('checkContinue', (request, response) => {
    app.server.emit('request', request, response)
  })

  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) {
      return payload
    }
    if (request.raw.destroyed) {
      // While the member was looked up. Its 'close' has been emitted, and nothing else would end the request.
      throw new RequestCutOff()
    }
    const { fileBody, readsOwnBody } = request.routeOptions.config
    const reservation = budget.reserve(
      { kind: fileBody ? 'disk' : 'memory', ip: request.ip, userId: memberOf(request) },
      declaredBytes(request),
    )
    const received = createReceived(reservation, async (file) => {
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
    if (request.headers.expect?.toLowerCase() === '100-continue') {
      reply.raw.writeContinue()
    }
    if (readsOwnBody) {
      watchPace(request.raw, options.pace, () => request.raw.destroy())
      return payload
    }

    const body = receive(request, payload, { pace: options.pace, reservation })
    received.stopReading = () => void body.destroy()
    return body
  })
  // For a client that left before its file was complete, when a refusal keeps the handler from running.
  app.addHook('onSend', async ({ received }, reply) => {
    if (received && !received.inUse && reply.raw.destroyed) {
      received.discard()
    }
  })
  const drained = new Set<IncomingMessage>()
  app.addHook('onResponse', async ({ raw, received }) => {
    if (raw.complete !== false) {
      return
    }
    if (drained.size >= maxDrained) {
      raw.destroy()
      return
    }
    drained.add(raw)
    raw.once('close', () => drained.delete(raw))
    received?.stopReading()
    if (!received) {
      watchPace(raw, options.pace, () => raw.destroy())
    }
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function memberOf({ ctx }: FastifyRequest): string | undefined {
  return ctx.actor.kind === 'member' ? ctx.actor.userId : undefined
}

/** Nothing for a chunked body, which is reserved as it comes, and for one that the route refuses. */
function declaredBytes({ headers, routeOptions }: FastifyRequest): number {
  const declared = Number(headers['content-length'] ?? 0)

  return declared <= (routeOptions.bodyLimit ?? limits.requestBytes) ? declared : 0
}

/** `removeFile` must not reject: nobody waits for it. */
function createReceived(
  reservation: Reservation,
  removeFile: (file: ReceivedFile) => Promise<void>,
): ReceivedBody {
  const received: ReceivedBody = {
    inUse: false,
    stopReading: () => undefined,
    discard() {
      const { file } = received
      delete received.file
      if (!file) {
        reservation.release()
        return
      }
      void removeFile(file).finally(() => reservation.release())
    },
  }
  return received
}

function receive(
  { raw, headers }: FastifyRequest,
  payload: Readable,
  { pace, reservation }: { pace: BodyPace; reservation: Reservation },
): Readable {
  const isChunked = headers['content-length'] === undefined
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        if (isChunked) {
          reservation.grow(chunk.length)
        }
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  // Node ends the process at an 'error' event without a listener: nobody may read the body any more.
  body.on('error', () => undefined)
  payload.once('close', () => {
    if (!payload.readableEnded) {
      body.destroy(new RequestCutOff())
    }
  })
  // Nobody else reads what is left.
  body.once('close', () => payload.unpipe(body).resume())
  watchPace(raw, pace, () => (body.destroyed ? raw.destroy() : body.destroy(tooSlow())))

  return payload.pipe(body)
}

function tooSlow(): DomainError {
  return new DomainError(
    'request-timeout',
    'The connection was too slow, so not all of it arrived. Check your connection and try again.',
  )
}
