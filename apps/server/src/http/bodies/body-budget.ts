import { addressKey } from '../../kernel/address-key.ts'
import { DomainError } from '../../kernel/domain-error.ts'

/** JSON is held in memory, files on disk; answers in memory until the client has read them. */
type BodyKind = 'memory' | 'disk' | 'answer'

interface KindLimits {
  process: number
  address: number
  member: number
}

export type BodyLimits = Record<BodyKind, KindLimits>

interface BodyOwner {
  kind: BodyKind
  ip: string
  userId?: string | undefined
}

/** Bytes of bodies that are being received, worked on or sent. */
export interface Reservation {
  /** Throws like `reserve`, and then nothing is added. */
  grow(bytes: number): void
  /** Idempotent. */
  release(): void
}

export interface BodyBudget {
  /**
   * Before a byte is kept. Throws `too-many-requests` beyond the budget of the address or the member,
   * `unavailable` beyond that of the process.
   */
  reserve(owner: BodyOwner, bytes: number): Reservation
}

export function createBodyBudget(limits: BodyLimits): BodyBudget {
  const used = new Map<string, number>()

  const take = (owner: BodyOwner, bytes: number) => {
    for (const { key, limit, refusal } of accounts(owner, limits)) {
      const before = used.get(key) ?? 0
      // A file may be larger than the budget, and must arrive nevertheless.
      if (owner.kind === 'answer' ? before >= limit : before + bytes > limit) {
        throw refusal()
      }
    }
    add(owner, bytes)
  }
  const add = (owner: BodyOwner, bytes: number) => {
    for (const { key } of accounts(owner, limits)) {
      const sum = (used.get(key) ?? 0) + bytes
      if (sum > 0) {
        used.set(key, sum)
      } else {
        used.delete(key)
      }
    }
  }

  return {
    reserve(owner, bytes) {
      take(owner, bytes)
      let taken = bytes
      return {
        grow(more) {
          take(owner, more)
          taken += more
        },
        release() {
          add(owner, -taken)
          taken = 0
        },
      }
    },
  }
}

interface Account {
  key: string
  limit: number
  refusal: () => DomainError
}

/** The caller's first: those who fill the process by themselves are told so. */
function accounts({ kind, ip, userId }: BodyOwner, limits: BodyLimits): Account[] {
  const { process, address, member } = limits[kind]

  return [
    ...(userId === undefined
      ? []
      : [{ key: `${kind} member ${userId}`, limit: member, refusal: callerBusy[kind] }]),
    { key: `${kind} ${addressKey(ip)}`, limit: address, refusal: callerBusy[kind] },
    { key: kind, limit: process, refusal: processBusy[kind] },
  ]
}

const sendsTooMuch = () =>
  new DomainError(
    'too-many-requests',
    'Too much is being sent at once from your account or network. Wait until it has arrived, and try again.',
  )

const callerBusy: Record<BodyKind, () => DomainError> = {
  memory: sendsTooMuch,
  disk: sendsTooMuch,
  answer: () =>
    new DomainError(
      'too-many-requests',
      'Too many files are being downloaded at once from your account or network. Wait until they have arrived, and try again.',
    ),
}

const receivesTooMuch = () =>
  new DomainError(
    'unavailable',
    'Countersign is receiving a lot of files right now. Please try again in a minute.',
  )

const processBusy: Record<BodyKind, () => DomainError> = {
  memory: receivesTooMuch,
  disk: receivesTooMuch,
  answer: () =>
    new DomainError(
      'unavailable',
      'Countersign is sending a lot of files right now. Please try again in a minute.',
    ),
}
