import { packets } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineJob } from '../../../kernel/jobs.ts'

/**
 * Cancels the provider's group of a discarded packet that can no longer be restored. A packet that
 * was restored, or discarded once more since, is left to the job of that discard.
 */
export const endDiscardedGroupJob = defineJob({
  name: 'end-discarded-group',
  payload: z.object({ groupId: z.string(), reason: z.string(), discardedAt: z.iso.datetime() }),
  singletonKey: ({ groupId, discardedAt }) => `${groupId} ${discardedAt}`,
  async run(ctx, { groupId, reason, discardedAt }) {
    const discarded = await ctx.db
      .select({ id: packets.id })
      .from(packets)
      .where(
        and(
          eq(packets.documentGroupId, groupId),
          eq(packets.status, 'ARCHIVED'),
          eq(packets.archivedAt, new Date(discardedAt)),
        ),
      )
    if (discarded.length > 0) {
      await ctx.ports.signing.cancel({ groupId, reason })
    }
  },
})
