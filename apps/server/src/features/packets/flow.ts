import type { InviteRole } from '@countersign/contract'
import { SigningError } from '@countersign/esign'
import type { SigningGroup } from '@countersign/esign'
import { endPacket } from './close/end-packet.ts'
import { enqueueExecution } from './execute/execute-packet.ts'
import { enqueueRevisions } from './sign/record-revisions.ts'
import { enqueuePrinting } from './print/print-packet.ts'
import { mailYourTurn } from './sign/mail-your-turn.ts'
import { groupProgress, type GroupStage } from './group-progress.ts'

import { lockPacketOfGroup } from './read/find-packet.ts'
import { movePacket, touchPacket } from './move-packet.ts'
import type { PacketRow } from './rows.ts'
import { mailInvitation } from './invites/mail-invitation.ts'
import { markInviteSigned, openOwnerInvite, openResidentInvites } from './invites/move-invites.ts'
import type { Actor, Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { packetStream, type EventStream } from '../../kernel/events/event-stream.ts'

/**
 * The packet's road: when this has happened to its document group, do that. Each step moves on a
 * condition, so that it happens once, whoever tells of it and however often. The embedded engine
 * tells in the transaction of each of its saves; a vendor's webhook ends in `reconcilePacket`.
 */
export async function onGroupChanged(ctx: Context, group: SigningGroup): Promise<void> {
  const packet = await lockPacketOfGroup(ctx, group.groupId)
  if (!packet) {
    return
  }

  const standing = groupProgress(group)
  if (packet.status === 'ARCHIVED') {
    refuseGoingOn(packet, group)
    return
  }
  if (standing.kind !== 'on-the-road') {
    const by = group.signers.filter(({ state }) => state === 'declined').map(({ role }) => role)
    await endPacket(ctx, packet, { reason: standing.kind, words: standing.words, by })
    return
  }
  for (const stage of standing.passed) {
    await steps[stage](ctx, packet, group)
  }
}

/** Brings a packet to where the provider's group stands. */
export async function reconcilePacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  const group = await ctx.ports.signing.readGroup({ groupId })

  await inTransaction(ctx, (tx) => onGroupChanged(tx, group))
}

type Step = (ctx: Context, packet: PacketRow, group: SigningGroup) => Promise<void>

const steps: Record<GroupStage, Step> = {
  'fill-started': whenFillStarted,
  filled: whenFilled,
  sent: whenSent,
  'residents-signed': whenResidentsSigned,
  'owner-signed': whenOwnerSigned,
}

async function whenFillStarted(ctx: Context, packet: PacketRow): Promise<void> {
  if (await movePacket(ctx, packet.id, 'IN_PROGRESS')) {
    await recordEvent(ctx, { ...of(packet), type: 'packet.fill-started', data: {} })
  }
}

/** A packet that is only printed goes no further on the road: one job makes its file and puts it away. */
async function whenFilled(ctx: Context, packet: PacketRow): Promise<void> {
  if (packet.printOnly) {
    await recordEvent(ctx, { ...of(packet), type: 'packet.filled', data: {} })
    await enqueuePrinting(ctx, packet.id)
    return
  }
  if (await movePacket(ctx, packet.id, 'AWAITING_PAYMENT')) {
    await recordEvent(ctx, { ...of(packet), type: 'packet.filled', data: {} })
  }
}

/** Every resident gets a link of their own; then whatever they have signed counts. */
async function whenSent(ctx: Context, packet: PacketRow, group: SigningGroup): Promise<void> {
  if (await movePacket(ctx, packet.id, 'AWAITING_TENANT_SIGNATURE')) {
    const invites = await openResidentInvites(ctx, packet.id)
    const roles = invites.map(({ role }) => role)
    await recordEvent(ctx, { ...of(packet), type: 'packet.sent', data: { roles } })
    for (const invite of invites) {
      await mailInvitation(ctx, packet, invite)
    }
  }

  for (const { role, state, signedAt } of group.signers) {
    if (state === 'signed' && role !== 'LLSign') {
      await whenResidentSigned(ctx, packet, { role, signedAt: asDate(ctx, signedAt) })
    }
  }
}

async function whenResidentSigned(
  ctx: Context,
  packet: PacketRow,
  { role, signedAt }: { role: InviteRole; signedAt: Date },
): Promise<void> {
  if (await markInviteSigned(ctx, { packetId: packet.id, role, signedAt })) {
    await touchPacket(ctx, packet.id)
    await recordEvent(ctx, {
      ...of(packet),
      actor: { kind: 'resident', role, packetId: packet.id },
      type: 'packet.resident-signed',
      data: { role },
    })
    await enqueueRevisions(ctx, packet)
  }
}

/** It is the owner's turn, and they are told. */
async function whenResidentsSigned(ctx: Context, packet: PacketRow): Promise<void> {
  if (await movePacket(ctx, packet.id, 'AWAITING_LANDLORD_SIGNATURE')) {
    await openOwnerInvite(ctx, packet.id)
    await recordEvent(ctx, {
      ...of(packet),
      actor: { kind: 'system' },
      type: 'packet.residents-signed',
      data: {},
    })
    await mailYourTurn(ctx, packet)
  }
}

/** Everyone has signed: one job makes the executed file, and that moves the packet on. */
async function whenOwnerSigned(
  ctx: Context,
  packet: PacketRow,
  group: SigningGroup,
): Promise<void> {
  const owner = group.signers.find(({ role }) => role === 'LLSign')
  const signedAt = asDate(ctx, owner?.signedAt)
  if (await markInviteSigned(ctx, { packetId: packet.id, role: 'LLSign', signedAt })) {
    await touchPacket(ctx, packet.id, { ownerSignedAt: signedAt })
    await recordEvent(ctx, { ...of(packet), type: 'packet.owner-signed', data: {} })
    await enqueueExecution(ctx, packet.id)
  }
}

/** A closed packet's group may end, and nothing else: whoever still works in it is told so. */
function refuseGoingOn({ executionDate }: PacketRow, { state }: SigningGroup): void {
  const over = state === 'canceled' || state === 'declined'
  // Complete it may be only where it was executed and put away: a canceled packet is never signed.
  if (!over && !(state === 'complete' && executionDate)) {
    throw new SigningError(
      'group-closed',
      'This packet was closed. Nothing more can be signed in it.',
    )
  }
}

/** Steps of the owner's own, unless a step says otherwise. */
function of(packet: PacketRow): { stream: EventStream; actor: Actor } {
  return {
    stream: packetStream(packet.documentGroupId),
    actor: { kind: 'member', userId: packet.ownerId },
  }
}

function asDate(ctx: Context, instant: string | undefined): Date {
  return instant === undefined ? ctx.clock.now() : new Date(instant)
}
