import type { PacketIds, PutAwayResult } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { putAway } from '../close/put-away.ts'

/** Each packet in a transaction of its own: one that is under way does not hold up the others. */
export async function putPacketsAway(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: PutAwayResult[] }> {
  const results: PutAwayResult[] = []
  for (const groupId of new Set(ids)) {
    results.push(await putOneAway(ctx, groupId))
  }

  return { results }
}

async function putOneAway(ctx: Context, groupId: string): Promise<PutAwayResult> {
  try {
    await putAway(ctx, { groupId, hidden: true })
    return { documentGroupId: groupId, outcome: 'put-away', detail: null }
  } catch (error) {
    if (error instanceof DomainError) {
      return { documentGroupId: groupId, outcome: 'refused', detail: error.detail ?? null }
    }
    throw error
  }
}
