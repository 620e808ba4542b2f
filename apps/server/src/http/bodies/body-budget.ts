import { busy, DomainError } from '../../kernel/domain-error.ts'
import type { Caller } from '../caller.ts'

/** Bytes that are held at once. */
interface BudgetOptions {
  all: number
  /** By one known caller. */
  known: number
  /** By those who are not known, and by one address of theirs. */
  strangers: { all: number; address: number }
}

export interface BodyBudget {
  /** For one request, which holds nothing yet. `refuse` ends it when there is no room, until it is complete. */
  open(caller: Caller, refuse: (error: DomainError) => void): Holding
  /** From 0 to 1: how much is taken, of all or of the strangers' part. */
  fullness(): number
}

export interface Holding {
  /** Where there is no room, the last request of those who have too much is refused. */
  take(bytes: number): void
  /** Everything has arrived: from now on it is not refused. */
  complete(): void
  /** Idempotent. */
  release(): void
}

interface Open {
  caller: Caller
  bytes: number
  refuse(error: DomainError): void
}

/**
 * Strangers have at most a part, so that those who are known always find room. Whoever came first stays,
 * and whoever is alone is never refused, however large.
 */
export function createBodyBudget(limits: BudgetOptions): BodyBudget {
  const callers = new Map<string, number>()
  const incomplete = new Set<Open>()
  let all = 0
  let strangers = 0

  const add = (open: Open, bytes: number) => {
    const { key, isKnown } = open.caller
    open.bytes += bytes
    all += bytes
    strangers += isKnown ? 0 : bytes
    const sum = (callers.get(key) ?? 0) + bytes
    if (sum > 0) {
      callers.set(key, sum)
    } else {
      callers.delete(key)
    }
  }
  const release = (open: Open) => {
    incomplete.delete(open)
    add(open, -open.bytes)
  }
  const refuseLast = (error: DomainError, isMeant: (caller: Caller) => boolean) => {
    const last = [...incomplete].findLast(({ caller }) => isMeant(caller))
    if (last) {
      release(last)
      last.refuse(error)
    }
  }

  return {
    open(caller, refuse) {
      const open: Open = { caller, bytes: 0, refuse }
      return {
        take(bytes) {
          incomplete.add(open)
          add(open, bytes)
          const isOver = (sum: number, limit: number) => sum > limit && sum > open.bytes
          const own = caller.isKnown ? limits.known : limits.strangers.address
          if (isOver(callers.get(caller.key) ?? 0, own)) {
            refuseLast(tooMuch(), ({ key }) => key === caller.key)
          } else if (!caller.isKnown && isOver(strangers, limits.strangers.all)) {
            refuseLast(noRoom(), ({ isKnown }) => !isKnown)
          } else if (isOver(all, limits.all)) {
            refuseLast(noRoom(), () => true)
          }
        },
        complete: () => void incomplete.delete(open),
        release: () => release(open),
      }
    },
    fullness: () => Math.max(all / limits.all, strangers / limits.strangers.all),
  }
}

function tooMuch(): DomainError {
  return new DomainError(
    'too-many-requests',
    'Too much is being sent at once from your account or network. Wait until it has arrived, and try again.',
  )
}

function noRoom(): DomainError {
  return new DomainError(
    'unavailable',
    'Too much is being sent right now. Please try again in a minute.',
    undefined,
    busy,
  )
}
