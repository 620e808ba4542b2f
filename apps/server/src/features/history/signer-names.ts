import { formatSignerName } from '@countersign/answers/signer-name'
import { initiatorOf, type InviteRow, type PacketRow, readNames } from '../packet/index.ts'
import { inviteRoleName } from '@countersign/contract/rules/roles'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import { events } from '@countersign/database'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { parseEvent } from '../../kernel/events/parse-event.ts'

export interface SignerNames {
  /** "Maria Lopez", as this signer was called when the event with this number was recorded. */
  nameAt(role: InviteRole, seq: number): string
  /** "Maria Lopez (Resident 1)". */
  signerAt(role: InviteRole, seq: number): string
}

interface PeopleRows {
  packet: PacketRow
  invites: readonly InviteRow[]
}

/** A correction replaces the name of a signer; what happened before keeps the name it happened under. */
export async function readSignerNames(
  ctx: Context,
  { packet, invites }: PeopleRows,
): Promise<SignerNames> {
  const corrections = await readCorrections(ctx, packet.documentGroupId)
  const printed = packet.printOnly ? await readNames(ctx, packet) : []
  const findInvite = (role: InviteRole) => invites.find((invite) => invite.role === role)

  const nameAt: SignerNames['nameAt'] = (role, seq) => {
    const next = corrections.find((correction) => correction.role === role && correction.seq >= seq)
    if (role === 'LLEdit' || role === 'LLSign') {
      return next?.before ?? initiatorOf(packet).name
    }
    return (
      next?.before ??
      findInvite(role)?.name ??
      printed.find((named) => named.role === role)?.name ??
      inviteRoleName(role)
    )
  }

  return {
    nameAt,
    signerAt: (role, seq) =>
      packet.printOnly
        ? nameAt(role, seq)
        : `${formatSignerName({ name: nameAt(role, seq), signingFor: findInvite(role)?.signingFor ?? undefined })} (${inviteRoleName(role, findInvite(role)?.kind)})`,
  }
}

const changes = ['packet.signer-corrected', 'envelope.owner-signer-changed'] as const

async function readCorrections(ctx: Context, groupId: string) {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(eq(events.stream, packetStream(groupId)), inArray(events.type, changes)))
    .orderBy(asc(events.seq))

  return rows.flatMap((row) => {
    const event = parseEvent(row)
    if (event?.type === 'envelope.owner-signer-changed') {
      const before = event.data.facts.before.name
      return (['LLEdit', 'LLSign'] as const).map((role) => ({ seq: row.seq, role, before }))
    }
    return event?.type === 'packet.signer-corrected'
      ? [{ seq: row.seq, role: event.data.role, before: event.data.before.name }]
      : []
  })
}
