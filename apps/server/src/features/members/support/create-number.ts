import { supportNumberDigits, supportNumberMinutes } from '@countersign/contract/rules/support'
import type { SupportNumber } from '@countersign/contract/schemas/members'
import { supportNumbers } from '@countersign/database'
import { officeId, personId, type Context } from '../../../kernel/context.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { requireSelf } from '../../../kernel/require-self.ts'
import { addMs, minutes } from '../../../kernel/time.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { hashNumber } from './hash-number.ts'

/** The member's one number: it replaces the one before. Only its hash is stored. */
export async function createSupportNumber(
  ctx: Context,
  { id }: { id: string },
): Promise<SupportNumber> {
  requireSelf(ctx, id)
  const number = randomNumber(ctx)
  const salt = ctx.ids.secret(16)
  const expiresAt = addMs(ctx.clock.now(), minutes(supportNumberMinutes))
  const row = {
    officeId: officeId(ctx),
    salt,
    numberScrypt: await hashNumber(number, salt),
    expiresAt,
  }

  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(supportNumbers)
      .values({ userId: personId(tx), ...row })
      .onConflictDoUpdate({ target: supportNumbers.userId, set: row })
    await recordEvent(tx, {
      stream: userStream(personId(tx)),
      type: 'support-number.created',
      data: {},
    })
  })
  return { number, expiresAt: expiresAt.toISOString() }
}

/** Of 64 random bits, so that no number is likelier than others. */
function randomNumber({ ids }: Context): string {
  const random = Buffer.from(ids.secret(8), 'base64url').readBigUInt64BE()

  return String(random % 10n ** BigInt(supportNumberDigits)).padStart(supportNumberDigits, '0')
}
