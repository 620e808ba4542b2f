import { randomUUID } from 'node:crypto'
import type { Database } from '@countersign/database'
import { DomainError } from '../../kernel/domain-error.ts'
import type { UploadQueue } from '../../kernel/ports.ts'
import { createUploadTurns, type UploadTurns } from './upload-turns.ts'

interface UploadQueueOptions {
  db: Database
  /** Files of one member that are read or wait, at all servers. Default 5. */
  maxPerMember?: number
}

interface Waiting {
  hasRow: boolean
  start(): void
  fail(error: Error): void
}

const renewEveryMs = 10_000
/** How soon a file is looked at again that waits for one at another server, or for the database. */
const retryMs = 250
/** Somebody waits for the answer. */
const patienceMs = 180_000

/**
 * One file at a time in each process, because each takes a processor and hundreds of megabytes. The
 * member who was served longest ago is next, so a member's files delay another's by at most one.
 */
export function createUploadQueue({ db, maxPerMember = 5 }: UploadQueueOptions): UploadQueue {
  const turns = createUploadTurns({ db, server: randomUUID(), maxPerMember })
  const waiting = new Map<string, Waiting>()
  const lease = createLease(turns, waiting)
  let isBusy = false
  let retry: NodeJS.Timeout | undefined

  const next = async (): Promise<void> => {
    if (isBusy || waiting.size === 0) {
      return
    }
    isBusy = true
    clearTimeout(retry)
    const id = await turns.claim().catch(() => undefined)
    const claimed = id === undefined ? undefined : waiting.get(id)
    if (claimed) {
      claimed.start()
      return
    }
    isBusy = false
    retry = setTimeout(() => void next(), retryMs).unref()
  }

  return {
    async inTurn({ ownerId }, work) {
      const id = randomUUID()
      // Before the row is there: as soon as it is, any claim may start it.
      const file = createWaiting()
      waiting.set(id, file)
      lease.hold()
      try {
        if (!(await turns.enter({ id, ownerId }))) {
          throw tooMany()
        }
        file.hasRow = true
        void next()
        await file.started
        waiting.delete(id)
        return await work()
      } finally {
        isBusy = isBusy && !file.isStarted
        file.stopTimer()
        waiting.delete(id)
        lease.release()
        await turns.end(id).catch(() => undefined) // Its lease expires.
        void next()
      }
    },
  }
}

function createWaiting() {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => reject(busy()), patienceMs)
  // The request may be refused before anybody waits for it.
  promise.catch(() => undefined)

  const waiting = {
    hasRow: false,
    isStarted: false,
    started: promise,
    start() {
      waiting.isStarted = true
      resolve(undefined)
    },
    fail: reject,
    stopTimer: () => clearTimeout(timer),
  }
  return waiting
}

/** Renewed while any file waits or is read. */
function createLease(turns: UploadTurns, waiting: Map<string, Waiting>) {
  let files = 0
  let timer: NodeJS.Timeout | undefined

  return {
    hold() {
      files += 1
      timer ??= setInterval(() => void renew(turns, waiting), renewEveryMs).unref()
    },
    release() {
      files -= 1
      if (files === 0) {
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}

/** A file whose row has gone, after an outage of the database, would wait forever. */
async function renew(turns: UploadTurns, waiting: Map<string, Waiting>): Promise<void> {
  const asked = [...waiting].filter(([, { hasRow }]) => hasRow)
  const left = await turns.renew().catch(() => undefined)
  for (const [id, file] of left ? asked : []) {
    if (!left?.has(id) && waiting.has(id)) {
      file.fail(busy())
    }
  }
}

function tooMany(): DomainError {
  return new DomainError(
    'too-many-requests',
    'Your other PDFs are still being read. Wait until they are done, and upload this one again.',
  )
}

function busy(): DomainError {
  return new DomainError(
    'unavailable',
    'Many PDFs are being read right now. Please upload this one again in a few minutes.',
  )
}
