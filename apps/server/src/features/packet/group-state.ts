import { envelopes } from '@countersign/database'
import { eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

/**
 * Under the lock of its packet, on the connection of that transaction: the provider would read it on
 * another one, and as many requests at once as there are connections would wait for one forever.
 */
export async function readGroupState({ db }: Context, groupId: string): Promise<string> {
  const [group] = await db
    .select({ state: envelopes.state })
    .from(envelopes)
    .where(eq(envelopes.id, groupId))
  if (!group) {
    throw new Error(`The document group ${groupId} has disappeared.`)
  }

  return group.state
}
