import type { User } from '@countersign/contract/schemas/users'
import { resumeMails } from '../../infrastructure/mail/mail-stops.ts'
import { officeId, type Context } from '../../kernel/context.ts'
import { userStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { readOwnAccount, readOwnUser } from './read-user.ts'

/** Idempotent. */
export async function resumeEmails(ctx: Context, { id }: { id: string }): Promise<User> {
  requireSelf(ctx, id)
  const { email } = await readOwnAccount(ctx)
  const ownerId = officeId(ctx)

  await inTransaction(ctx, async (tx) => {
    if (await resumeMails(tx, { email, ownerId })) {
      await recordEvent(tx, { stream: userStream(ownerId), type: 'user.emails-resumed', data: {} })
    }
  })
  return readOwnUser(ctx)
}
