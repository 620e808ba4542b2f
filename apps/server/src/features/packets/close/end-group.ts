import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'

export const endGroupJob = 'end-group'
export const EndGroup = z.object({ groupId: z.string(), reason: z.string() })

/** Ends the provider's side of a packet that has ended on ours; ending what is over changes nothing. */
export async function endGroup(
  ctx: Context,
  { groupId, reason }: z.output<typeof EndGroup>,
): Promise<void> {
  await ctx.ports.signing.cancel({ groupId, reason })
}

/** Asks for it in the transaction in which the packet ends, so that neither is ever without the other. */
export async function enqueueEndGroup(
  ctx: Context,
  ended: z.output<typeof EndGroup>,
): Promise<void> {
  await ctx.ports.jobs.enqueue(ctx, endGroupJob, ended, { singletonKey: ended.groupId })
}
