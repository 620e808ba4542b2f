import pLimit, { type LimitFunction } from 'p-limit'
import { busy, DomainError } from '../../kernel/domain-error.ts'
import type { UploadQueue } from '../../kernel/ports.ts'

interface UploadQueueOptions {
  /** To somebody who has too many files waiting. */
  tooMany: string
  /** Files of one person that are read or wait. Default 10. */
  maxPerPerson?: number
}

/**
 * Residents' photos do not wait for members' documents, nor take their places. Long texts of custom forms
 * are set in one thread, which the forms of the library need, too.
 */
export function createUploadQueues() {
  return {
    uploads: createUploadQueue({
      tooMany:
        'Your other files are still being read. Wait until they are done, and upload this one again.',
    }),
    photos: createUploadQueue({
      tooMany:
        'Your other photos are still being prepared. Wait until they are done, and add this one again.',
    }),
    texts: createUploadQueue({
      tooMany:
        'Your other long forms are still being prepared. Wait until they are done, and try again.',
      maxPerPerson: 100,
    }),
  }
}

/** Somebody waits for the answer. */
const patienceMs = 180_000

/**
 * One file at a time in each process, because each takes a processor and hundreds of megabytes. Only one
 * of each person waits for it, so a person's files delay another's by at most one.
 */
export function createUploadQueue({ tooMany, maxPerPerson = 10 }: UploadQueueOptions): UploadQueue {
  const reading = pLimit(1)
  const people = new Map<string, LimitFunction>()

  return {
    async run(person, work) {
      const own = people.get(person) ?? pLimit(1)
      if (own.activeCount + own.pendingCount >= maxPerPerson) {
        throw new DomainError('too-many-requests', tooMany)
      }
      people.set(person, own)
      const asked = performance.now()
      try {
        return await own(() =>
          reading(() => {
            if (performance.now() - asked > patienceMs) {
              throw tooLate()
            }
            return work()
          }),
        )
      } finally {
        if (own.activeCount + own.pendingCount === 0) {
          people.delete(person)
        }
      }
    },
  }
}

function tooLate(): DomainError {
  return new DomainError(
    'unavailable',
    'Many files are being read right now. Please try again in a few minutes.',
    undefined,
    busy,
  )
}
