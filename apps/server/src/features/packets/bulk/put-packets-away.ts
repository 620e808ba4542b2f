import type {
  BringBackResult,
  PacketIds,
  PutAwayResult,
} from '@countersign/contract/schemas/packets/packet-list'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { putAway } from '../end/put-away.ts'

/** Each packet in a transaction of its own: one that is under way does not hold up the others. */
export async function putPacketsAway(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: PutAwayResult[] }> {
  return { results: await setHidden(ctx, ids, { hidden: true, outcome: 'put-away' }) }
}

/** Undoes it for each of them. Idempotent. */
export async function bringPacketsBack(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: BringBackResult[] }> {
  return { results: await setHidden(ctx, ids, { hidden: false, outcome: 'brought-back' }) }
}

interface HiddenChange<Outcome> {
  hidden: boolean
  /** Of a packet that was not refused. */
  outcome: Outcome
}

interface HiddenResult<Outcome> {
  documentGroupId: string
  outcome: Outcome | 'refused'
  detail: string | null
}

async function setHidden<Outcome extends string>(
  ctx: Context,
  ids: readonly string[],
  { hidden, outcome }: HiddenChange<Outcome>,
): Promise<HiddenResult<Outcome>[]> {
  const results: HiddenResult<Outcome>[] = []
  for (const groupId of new Set(ids)) {
    try {
      await putAway(ctx, { groupId, hidden })
      results.push({ documentGroupId: groupId, outcome, detail: null })
    } catch (error) {
      if (!(error instanceof DomainError)) {
        throw error
      }
      results.push({
        documentGroupId: groupId,
        outcome: 'refused',
        detail: error.detail ?? null,
      })
    }
  }

  return results
}
