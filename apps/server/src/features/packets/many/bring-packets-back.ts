import type { BringBackResult, PacketIds } from '@countersign/contract'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { putAway } from '../close/put-away.ts'

/** Each packet in a transaction of its own. Idempotent. */
export async function bringPacketsBack(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: BringBackResult[] }> {
  const results: BringBackResult[] = []
  for (const groupId of new Set(ids)) {
    results.push(await bringOneBack(ctx, groupId))
  }

  return { results }
}

async function bringOneBack(ctx: Context, groupId: string): Promise<BringBackResult> {
  try {
    await putAway(ctx, { groupId, hidden: false })
    return { documentGroupId: groupId, outcome: 'brought-back', detail: null }
  } catch (error) {
    if (error instanceof DomainError) {
      return { documentGroupId: groupId, outcome: 'refused', detail: error.detail ?? null }
    }
    throw error
  }
}
