import type { PacketIds, RemindResult } from '@countersign/contract/schemas/packets/packet-list'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { assertCan, findOwnPacket, type InviteRow, readInvites } from '../../packet/index.ts'
import { remindSigner } from '../../invites/index.ts'

/** Everyone who has not signed, each in a transaction of its own and at most once an hour. */
export async function remindPackets(
  ctx: Context,
  { ids }: PacketIds,
): Promise<{ results: RemindResult[] }> {
  const results: RemindResult[] = []
  for (const groupId of new Set(ids)) {
    results.push(await remindPacket(ctx, groupId))
  }

  return { results }
}

async function remindPacket(ctx: Context, groupId: string): Promise<RemindResult> {
  const result: RemindResult = { documentGroupId: groupId, name: null, refusal: null, signers: [] }
  try {
    const packet = await findOwnPacket(ctx, groupId)
    result.name = packet.name
    assertCan(
      ctx,
      { action: 'remind', packet },
      'Signers can be reminded while the packet waits for them.',
    )

    const invites = await readInvites(ctx, packet.id)
    for (const invite of invites.filter(isWaitedFor)) {
      result.signers.push(await remindOne(ctx, groupId, invite))
    }
    return result
  } catch (error) {
    return { ...result, refusal: explain(error) }
  }
}

function isWaitedFor({ role, status }: InviteRow): boolean {
  return role !== 'LLSign' && status === 'pending'
}

async function remindOne(
  ctx: Context,
  groupId: string,
  { role, name, lastRemindedAt }: InviteRow,
): Promise<RemindResult['signers'][number]> {
  try {
    const { invite } = await remindSigner(ctx, { groupId, role })
    const isNew = invite.lastRemindedAt !== (lastRemindedAt?.toISOString() ?? null)
    return {
      role,
      name,
      outcome: isNew ? 'reminded' : 'reminded-before',
      detail: isNew ? null : `${name} was reminded less than an hour ago.`,
    }
  } catch (error) {
    return { role, name, outcome: 'refused', detail: explain(error) }
  }
}

/** The sentence of an expected refusal; everything else is an error. */
function explain(error: unknown): string {
  if (error instanceof DomainError) {
    return error.detail ?? error.message
  }
  throw error
}
