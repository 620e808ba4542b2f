import { isCoOwnerRole } from '@countersign/answers/field'
import { statusesBefore } from '@countersign/contract/rules/packet-lifecycle'
import type { PacketStatus } from '@countersign/contract/schemas/packets/packet-status'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { EnvelopeEvent } from '@countersign/signing/envelope-events'
import { SigningError } from '@countersign/signing/errors'
import type { SigningGroup } from '@countersign/signing/signing-group'
import { actingAs, type Actor, type Context } from '../../kernel/context.ts'
import { packetStream, type EventStream } from '../../kernel/events/event-stream.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { onReopened } from './change/on-reopened.ts'
import { onSignerCorrected } from './change/on-signer-corrected.ts'
import { endPacket } from './end/end-packet.ts'
import { enqueueExecution } from './finish/execute-packet.ts'
import { changing, findSigned, statusOf, type SavedEnvelope } from './envelope-effects.ts'
import { groupProgress, type GroupStage } from './group-progress.ts'
import { mailInvitations, mailResidentSigned, mailYourTurn } from '../emails/index.ts'
import {
  giveCoOwnersCodes,
  markInviteSigned,
  onSenderMessage,
  openCoOwnerInvites,
  openOwnerInvite,
  openResidentInvites,
} from '../invites/index.ts'
import { assertCurrentForms } from '../forms/index.ts'
import {
  lockPacketOfGroup,
  movePacket,
  ownerActor,
  type PacketRow,
  touchPacket,
} from '../packet/index.ts'
import { onFinishedOnPaper } from './finish/on-finished-on-paper.ts'
import { enqueuePrinting } from './finish/print-packet.ts'
import { onOwnerSignerChanged } from './sign/change-owner-signer.ts'
import { keepUnsealedFilesJob } from './finish/keep-unsealed-files.ts'

/** The embedded engine calls this in the transaction of each save of an envelope. */
export async function onEnvelopeSaved(
  ctx: Context,
  { group, events, packet: locked }: SavedEnvelope,
): Promise<void> {
  const packet = locked ?? (await lockPacketOfGroup(ctx, group.groupId))
  if (!packet) {
    return
  }

  if (events.some(({ type }) => type === 'envelope.sent')) {
    // Against a withdrawal at the same moment: one of the two waits for the other.
    const { actor } = byOwner(packet)
    await assertCurrentForms(actingAs(ctx, actor), packet, { lock: true })
  }
  for (const event of events) {
    await onEnvelopeEvent(actingAsSigner(ctx, event, packet), packet, event)
  }
  const current = events.some(({ type }) => changing.has(type))
    ? await lockPacketOfGroup(ctx, group.groupId)
    : packet
  if (current) {
    await onGroupChanged(actingAsSigner(ctx, events.at(-1), current), current, {
      group,
      signed: findSigned(events),
    })
  }
}

async function onEnvelopeEvent(
  ctx: Context,
  packet: PacketRow,
  event: EnvelopeEvent,
): Promise<void> {
  if (event.type === 'envelope.reopened') {
    await onReopened(ctx, packet)
  } else if (event.type === 'envelope.signer-corrected') {
    await onSignerCorrected(ctx, packet, { role: event.data.signer, ...event.data.after })
  } else if (event.type === 'envelope.completed-on-paper') {
    await onFinishedOnPaper(ctx, packet, event)
  } else if (event.type === 'envelope.owner-signer-changed') {
    await onOwnerSignerChanged(ctx, packet, event)
  } else {
    await onSenderMessage(ctx, packet, event)
  }
}

/** For providers without callbacks, and after `send`: reads the group and applies its progress. */
export async function reconcilePacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<void> {
  const group = await ctx.ports.signing.readGroup({ groupId })

  await inTransaction(ctx, async (tx) => {
    const packet = await lockPacketOfGroup(tx, groupId)
    if (packet) {
      await onGroupChanged(tx, packet, { group })
    }
  })
}

interface ChangedGroup {
  group: SigningGroup
  /** Whose signatures may be new. Default: all. */
  signed?: EnvelopeEvent['role'][] | undefined
}

/**
 * What follows from what. Idempotent: each step is a conditional update, so that it happens once,
 * however often and in whatever order the provider reports. The packet is locked, so a step that its
 * status does not lead to need not be tried.
 */
async function onGroupChanged(
  ctx: Context,
  packet: PacketRow,
  changed: ChangedGroup,
): Promise<void> {
  const { group } = changed
  if (packet.status === 'ARCHIVED') {
    assertMayChange(packet, group)
    return
  }

  const progress = groupProgress(group)
  if (progress.kind !== 'in-progress') {
    const by = group.signers.filter(({ state }) => state === 'declined').map(({ role }) => role)
    await endPacket(ctx, packet, { kind: progress.kind, reason: progress.reason, by })
    return
  }
  let current = packet
  for (const stage of progress.reached) {
    current = (await steps[stage](ctx, current, changed)) ?? current
  }
}

/** Returns the packet if its status has moved. */
type Step = (
  ctx: Context,
  packet: PacketRow,
  changed: ChangedGroup,
) => Promise<PacketRow | undefined>

const steps: Record<GroupStage, Step> = {
  'fill-started': onFillStarted,
  filled: onFilled,
  sent: onSent,
  'residents-signed': onResidentsSigned,
  'owner-signed': onOwnerSigned,
}

async function moveForward(
  ctx: Context,
  packet: PacketRow,
  to: PacketStatus,
): Promise<PacketRow | undefined> {
  return statusesBefore(to).includes(packet.status) ? movePacket(ctx, packet.id, to) : undefined
}

async function onFillStarted(ctx: Context, packet: PacketRow): Promise<PacketRow | undefined> {
  const moved = await moveForward(ctx, packet, statusOf['fill-started'])
  if (moved) {
    await recordEvent(ctx, { ...byOwner(packet), type: 'packet.fill-started', data: {} })
  }

  return moved
}

/** A print-only packet ends here: one job makes its file and archives it. */
async function onFilled(ctx: Context, packet: PacketRow): Promise<PacketRow | undefined> {
  if (packet.printOnly) {
    await recordEvent(ctx, { ...byOwner(packet), type: 'packet.filled', data: {} })
    await enqueuePrinting(ctx, packet.id)
    return undefined
  }
  const moved = await moveForward(ctx, packet, statusOf.filled)
  if (moved) {
    await recordEvent(ctx, { ...byOwner(packet), type: 'packet.filled', data: {} })
  }

  return moved
}

async function onSent(
  ctx: Context,
  packet: PacketRow,
  { group, signed }: ChangedGroup,
): Promise<PacketRow | undefined> {
  const sent = await moveForward(ctx, packet, statusOf.sent)
  if (sent) {
    const invites = await openResidentInvites(ctx, sent)
    await giveCoOwnersCodes(ctx, sent)
    const roles = invites.map(({ role }) => role)
    const { message } = sent
    await recordEvent(ctx, {
      ...byOwner(packet),
      type: 'packet.sent',
      data: { roles, ...(message && { message }) },
    })
    await enqueue(ctx, keepUnsealedFilesJob, { groupId: packet.documentGroupId })
    await mailInvitations(ctx, packet, invites)
  }

  for (const { role, state, signedAt } of group.signers) {
    const mayBeNew = sent !== undefined || !signed || signed.includes(role)
    if (state === 'signed' && role !== 'LLSign' && mayBeNew) {
      await onLinkSigned(ctx, packet, { role, signedAt: parseInstant(ctx, signedAt), group })
    }
  }
  return sent
}

/** A resident or a co-owner has signed. */
async function onLinkSigned(
  ctx: Context,
  packet: PacketRow,
  { role, signedAt, group }: { role: InviteRole; signedAt: Date; group: SigningGroup },
): Promise<void> {
  const signed = await markInviteSigned(ctx, { packetId: packet.id, role, signedAt })
  if (signed) {
    await touchPacket(ctx, packet.id, { firstSignedAt: packet.firstSignedAt ?? signedAt })
    await recordEvent(ctx, {
      ...byOwner(packet),
      actor: { kind: 'resident', role, packetId: packet.id },
      type: 'packet.resident-signed',
      data: { role },
    })
    await enqueue(ctx, keepUnsealedFilesJob, { groupId: packet.documentGroupId })
    await mailResidentSigned(ctx, packet, { signed, group })
  }
}

async function onResidentsSigned(
  ctx: Context,
  packet: PacketRow,
  { group, signed }: ChangedGroup,
): Promise<PacketRow | undefined> {
  const moved = await moveForward(ctx, packet, statusOf['residents-signed'])
  if (moved) {
    await recordEvent(ctx, {
      ...byOwner(packet),
      actor: { kind: 'system' },
      type: 'packet.residents-signed',
      data: {},
    })
  }
  if (moved || !signed || signed.some((role) => role !== 'LLSign')) {
    await giveTurn(ctx, moved ?? packet, group)
  }

  return moved
}

/** Co-owners are asked to sign, and the initiator once there is none left. Idempotent. */
async function giveTurn(ctx: Context, packet: PacketRow, group: SigningGroup): Promise<void> {
  const waiting = group.signers.filter(
    ({ role, state }) => isCoOwnerRole(role) && state === 'pending',
  )
  const ownersWaiting = waiting.map(({ name }) => name)
  if (ownersWaiting.join('\n') !== packet.ownersWaiting.join('\n')) {
    await touchPacket(ctx, packet.id, { ownersWaiting })
  }
  if (waiting.length > 0) {
    await mailInvitations(ctx, packet, await openCoOwnerInvites(ctx, packet))
  } else if (await openOwnerInvite(ctx, packet)) {
    await mailYourTurn(ctx, packet)
  }
}

/** Everyone has signed: one job makes the executed file and moves the packet to FULLY_EXECUTED. */
async function onOwnerSigned(
  ctx: Context,
  packet: PacketRow,
  { group }: ChangedGroup,
): Promise<undefined> {
  const owner = group.signers.find(({ role }) => role === 'LLSign')
  const signedAt = parseInstant(ctx, owner?.signedAt)
  if (await markInviteSigned(ctx, { packetId: packet.id, role: 'LLSign', signedAt })) {
    await touchPacket(ctx, packet.id, { ownerSignedAt: signedAt })
    await recordEvent(ctx, { ...byOwner(packet), type: 'packet.owner-signed', data: {} })
    await enqueueExecution(ctx, packet)
  }
}

/**
 * The group of an archived packet may only end. `complete` is allowed for a packet that was executed
 * before it was archived: a canceled packet can never be signed.
 */
function assertMayChange(
  { executionDate, archivedReason }: PacketRow,
  { state }: SigningGroup,
): void {
  const isEnded = state === 'canceled' || (state === 'declined' && archivedReason === 'declined')
  if (!isEnded && !(state === 'complete' && executionDate)) {
    throw new SigningError(
      'group-closed',
      'This packet was closed. Nothing more can be signed in it.',
    )
  }
}

function byOwner(packet: PacketRow): { stream: EventStream; actor: Actor } {
  return {
    stream: packetStream(packet.documentGroupId),
    actor: ownerActor(packet),
  }
}

/** What follows from an event has its actor and origin. */
function actingAsSigner(
  ctx: Context,
  event: EnvelopeEvent | undefined,
  packet: PacketRow,
): Context {
  const actor = actorForRole(event?.role ?? 'system', packet)

  return { ...ctx, actor, origin: event?.origin ?? {} }
}

/** Before there is a packet, the owner is unknown. */
export function actorForRole(
  role: EnvelopeEvent['role'],
  packet: Pick<PacketRow, 'id' | 'ownerId' | 'signerId'> | undefined,
): Actor {
  if (role === 'system' || !packet) {
    return { kind: 'system' }
  }
  if (role === 'LLEdit' || role === 'LLSign') {
    return ownerActor(packet)
  }

  return { kind: 'resident', role, packetId: packet.id }
}

function parseInstant(ctx: Context, instant: string | undefined): Date {
  return instant === undefined ? ctx.clock.now() : new Date(instant)
}
