import type {
  ShowAgainResult,
  PacketIds,
  HideResult,
} from '@countersign/contract/schemas/packets/packet-list'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { setHidden } from '../end/hide-packet.ts'

/** Each packet in a transaction of its own: one that is under way does not hold up the others. */
export async function hidePackets(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: HideResult[] }> {
  return { results: await setAllHidden(ctx, ids, { hidden: true, outcome: 'hidden' }) }
}

/** Undoes it for each of them. Idempotent. */
export async function showPacketsAgain(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: ShowAgainResult[] }> {
  return { results: await setAllHidden(ctx, ids, { hidden: false, outcome: 'shown' }) }
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

async function setAllHidden<Outcome extends string>(
  ctx: Context,
  ids: readonly string[],
  { hidden, outcome }: HiddenChange<Outcome>,
): Promise<HiddenResult<Outcome>[]> {
  const results: HiddenResult<Outcome>[] = []
  for (const groupId of new Set(ids)) {
    try {
      await setHidden(ctx, { groupId, hidden })
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
