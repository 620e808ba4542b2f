import {
  maxWrongNumbers,
  maxWrongNumbersOfStaff,
  supportAccessMinutes,
} from '@countersign/contract/rules/support'
import { supportNumbers, supportTries } from '@countersign/database'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { officeId, personId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { readMemberAccount } from '../as-member.ts'
import { isNumber } from './hash-number.ts'

interface EnteredNumber {
  /** Of the member. */
  id: string
  number: string
}

/**
 * Opens the histories of a member to the caller. Wrong numbers are counted by who enters them, so that
 * nobody can keep others from helping a member; the lock puts their tries in order.
 */
export async function enterSupportNumber(
  ctx: Context,
  { id, number }: EnteredNumber,
): Promise<{ historiesUntil: string }> {
  const { own } = await readMemberAccount(ctx, id)
  const refusal = await inTransaction(ctx, async (tx) => {
    await lockKey(tx, 'support', personId(tx))
    const wrong = await listWrongNumbers(tx)
    assertMayTry(tx, own, wrong)
    const outcome = await checkNumber(tx, own, number)
    if (outcome === 'ended') {
      return endedNumber()
    }

    await recordTry(tx, own, outcome === 'right')
    return outcome === 'right' ? undefined : wrongNumber(triesLeft(own, wrong) - 1)
  })
  if (refusal) {
    throw refusal
  }

  const until = addMs(ctx.clock.now(), minutes(supportAccessMinutes))
  return { historiesUntil: until.toISOString() }
}

interface WrongNumber {
  userId: string
  triedAt: Date
}

const countedMs = minutes(15)

/** Of the caller, for whichever member, oldest first. */
async function listWrongNumbers(tx: Context): Promise<WrongNumber[]> {
  return tx.db
    .select({ userId: supportTries.userId, triedAt: supportTries.triedAt })
    .from(supportTries)
    .where(
      and(
        eq(supportTries.staffId, personId(tx)),
        isNull(supportTries.officeId),
        gt(supportTries.triedAt, addMs(tx.clock.now(), -countedMs)),
      ),
    )
    .orderBy(asc(supportTries.triedAt))
}

function assertMayTry(tx: Context, own: Context, wrong: readonly WrongNumber[]): void {
  const ofMember = wrong.filter(({ userId }) => userId === personId(own))
  const freed = [ofMember.at(-maxWrongNumbers), wrong.at(-maxWrongNumbersOfStaff)].flatMap((one) =>
    one ? [one.triedAt.getTime() + countedMs] : [],
  )
  if (freed.length > 0) {
    const wait = Math.ceil((Math.max(...freed) - tx.clock.now().getTime()) / minutes(1))
    throw new DomainError(
      'support-locked',
      `You have entered too many wrong numbers. Try again in ${wait === 1 ? 'a minute' : `${wait} minutes`}, with a new number of the member.`,
    )
  }
}

function triesLeft(own: Context, wrong: readonly WrongNumber[]): number {
  const ofMember = wrong.filter(({ userId }) => userId === personId(own)).length

  return Math.min(maxWrongNumbers - ofMember, maxWrongNumbersOfStaff - wrong.length)
}

/** A right number that has ended, or was for another office, opens nothing and is not counted. */
async function checkNumber(
  tx: Context,
  own: Context,
  number: string,
): Promise<'right' | 'wrong' | 'ended'> {
  const [stored] = await tx.db
    .select()
    .from(supportNumbers)
    .where(eq(supportNumbers.userId, personId(own)))
  if (!stored || !(await isNumber(number, stored))) {
    return 'wrong'
  }

  const holds = stored.expiresAt > tx.clock.now() && stored.officeId === officeId(own)
  return holds ? 'right' : 'ended'
}

async function recordTry(tx: Context, own: Context, isRight: boolean): Promise<void> {
  await tx.db.insert(supportTries).values({
    id: tx.ids.uuid(),
    staffId: personId(tx),
    userId: personId(own),
    officeId: isRight ? officeId(own) : null,
    triedAt: tx.clock.now(),
  })
  await recordEvent(tx, {
    stream: userStream(personId(own)),
    type: 'support-number.entered',
    data: { isRight },
  })
}

function wrongNumber(left: number): DomainError {
  const rest =
    left === 0
      ? 'It was the last try for now: wait a quarter of an hour.'
      : `Ask for it again; ${left === 1 ? 'one try is' : `${left} tries are`} left.`

  return new DomainError(
    'support-number-wrong',
    `This is not the number that the member sees in their account. ${rest}`,
  )
}

function endedNumber(): DomainError {
  return new DomainError(
    'support-number-ended',
    'This number has ended. Ask the member for a new one: in their account, under “Support number”.',
  )
}
