import { isCoOwnerRole, isResidentRole } from '@countersign/answers/field'
import { proposePacketName } from '@countersign/contract/rules/packet-name'
import type { CoOwner, Signer } from '@countersign/contract/schemas/packets/create-packet'
import { packets, payments, receipts, signingInvites } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '../../../kernel/sha256.ts'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { enqueue } from '../../../kernel/jobs.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import {
  dayAtHome,
  findFormsByTemplate,
  findOutdatedForms,
  type OutdatedForm,
} from '../../forms/index.ts'
import { readSigner } from './read-signer.ts'
import {
  assertCan,
  findOwnPacket,
  findUnit,
  type InviteRow,
  keepApplicable,
  lockOwnPacket,
  type PacketRow,
  readInvites,
  readCurrentInitiatorName,
  requireUnit,
  touchPacket,
} from '../../packet/index.ts'
import { endGroupJob, endPacket } from '../end/end-packet.ts'
import { chooseTemplates } from './choose-templates.ts'
import { prefillSource } from './prefill-source.ts'
import { createGroup, insertPlannedPacket, toParty, type PacketPlan } from './create-packet.ts'
import { lockGroupIfThere } from './lock-group.ts'

const reason = 'Replaced by a revised packet.'

/**
 * Makes a new packet with the same people, forms, order, name and answers, and ends this one if it is
 * still under way. It is made for the state where the home is now, without forms that do not apply
 * there. What was paid carries over when nobody had signed. Idempotent: a packet is revised once,
 * which its unique index guarantees. A packet that changes meanwhile is revised as it is then.
 */
export async function revisePacket(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<{ documentGroupId: string }> {
  const old = await findOwnPacket(ctx, groupId)
  const revision = await findRevision(ctx, old.id)
  if (revision) {
    return { documentGroupId: revision.documentGroupId }
  }
  const outdated = await findOutdatedForms(ctx, old)
  assertRevisable(ctx, old, outdated)

  const plan = await planRevision(ctx, old, outdated)
  const created = await createGroup(ctx, {
    plan,
    requestId: `${old.ownerId}/revise/${old.id}/${old.version}`,
    prefillFrom: prefillSource(old, plan.rental.property.address.state),
  })
  const replaced = await inTransaction(ctx, (tx) =>
    replace(tx, {
      groupId,
      plan,
      newGroupId: created.groupId,
      version: old.version,
      outdated,
    }),
  )
  return replaced ?? revisePacket(ctx, { groupId })
}

async function findRevision(ctx: Context, packetId: string) {
  const [revision] = await ctx.db
    .select({ documentGroupId: packets.documentGroupId, name: packets.name })
    .from(packets)
    .where(eq(packets.revisionOf, packetId))

  return revision
}

function assertRevisable(ctx: Context, packet: PacketRow, outdated: readonly OutdatedForm[]): void {
  if (packet.ownerSignedAt) {
    throw new DomainError(
      'invalid-state',
      'Everyone has signed this packet, so it can no longer be revised. Use it again to make a new one.',
    )
  }
  assertCan(
    ctx,
    {
      action: 'revise',
      packet,
      outdatedForms: outdated.map(({ next }) => ({ hasNext: next !== undefined })),
    },
    'A packet can be revised after it was sent and until everyone has signed, after it ended without all signatures, while its home is in another state than it was made for, or while a form of it has a new edition.',
  )
}

interface Replacement {
  groupId: string
  newGroupId: string
  plan: PacketPlan
  /** Of the packet from which it was planned. */
  version: number
  outdated: readonly OutdatedForm[]
}

/** `undefined` if the packet has changed since, or the new group was deleted. */
async function replace(
  ctx: Context,
  { groupId, newGroupId, plan, version, outdated }: Replacement,
): Promise<{ documentGroupId: string } | undefined> {
  const old = await lockOwnPacket(ctx, groupId)
  const winner = await findRevision(ctx, old.id)
  if (winner) {
    return { documentGroupId: winner.documentGroupId }
  }
  assertRevisable(ctx, old, outdated)
  if (old.version !== version || !(await lockGroupIfThere(ctx, newGroupId))) {
    return undefined
  }

  const requestKey = `revise:${old.id}`
  const packet = await insertPlannedPacket(ctx, {
    plan,
    groupId: newGroupId,
    request: { requestKey, requestSha256: sha256(requestKey) },
    revisionOf: old,
  })
  if (!packet) {
    throw new Error('The revision could be neither inserted nor found.')
  }
  await carryWrongRecipients(ctx, { from: old, to: packet })
  if (!old.firstSignedAt) {
    await carryPayment(ctx, { from: old, to: packet })
  }
  if (old.status !== 'ARCHIVED') {
    await endPacket(ctx, old, { kind: 'revised', reason, by: [] })
    await enqueue(ctx, endGroupJob, { groupId, reason })
  } else {
    // It now links to its revision, so that its ETag changes.
    await touchPacket(ctx, old.id)
  }
  await recordEvent(ctx, {
    stream: packetStream(groupId),
    type: 'packet.revised',
    data: { groupId: newGroupId },
  })
  await recordEvent(ctx, {
    stream: packetStream(newGroupId),
    type: 'packet.revision-created',
    data: { groupId },
  })
  return { documentGroupId: newGroupId }
}

/** Nothing is mailed to their address from the new packet either. */
async function carryWrongRecipients(
  ctx: Context,
  { from, to }: { from: PacketRow; to: PacketRow },
): Promise<void> {
  for (const { role, wrongRecipientAt } of await readInvites(ctx, from.id)) {
    if (wrongRecipientAt) {
      await ctx.db
        .update(signingInvites)
        .set({ wrongRecipientAt })
        .where(and(eq(signingInvites.packetId, to.id), eq(signingInvites.role, role)))
    }
  }
}

/** A receipt belongs to one packet: it moves, so that nothing is paid twice. */
async function carryPayment(
  ctx: Context,
  { from, to }: { from: PacketRow; to: PacketRow },
): Promise<void> {
  const [receipt] = await ctx.db
    .update(receipts)
    .set({ packetId: to.id })
    .where(and(eq(receipts.packetId, from.id), isNull(receipts.voidedAt)))
    .returning()
  if (receipt) {
    // The new packet has no payments yet, so that this one is its first attempt.
    await ctx.db
      .update(payments)
      .set({ packetId: to.id, attempt: 1 })
      .where(eq(payments.id, receipt.paymentId))
    await recordEvent(ctx, {
      stream: packetStream(to.documentGroupId),
      type: 'packet.payment-carried',
      data: { receiptId: receipt.id, groupId: from.documentGroupId },
    })
  }
}

/** A form that was replaced comes in the edition, or as the form, that took its place. */
async function planRevision(
  ctx: Context,
  packet: PacketRow,
  outdated: readonly OutdatedForm[],
): Promise<PacketPlan> {
  const [{ signer, initiator }, found] = await Promise.all([
    readSigner(ctx, await readCurrentInitiatorName(ctx, packet)),
    findUnit(ctx, packet),
  ])
  const rental = requireUnit(found)
  const named = await findFormsByTemplate(
    ctx,
    packet.documents.map(
      ({ formId }) => outdated.find((form) => form.formId === formId)?.next ?? formId,
    ),
    dayAtHome(ctx, rental.property.address),
  )
  const gone = packet.documents.find((_, index) => !named[index])
  if (gone) {
    throw new DomainError(
      'form-not-found',
      `The form “${gone.title}” no longer exists, so this packet cannot be revised. Use it again to make a new one without that form.`,
    )
  }

  const invites = await readInvites(ctx, packet.id)
  const { signers, coOwners } = readPeople(invites)
  const applicable = keepApplicable(named, rental.property.address.state)
  const chosen = chooseTemplates(applicable, { signers, coOwners }, packet.printSize ?? undefined)
  return {
    user: signer,
    name: packet.name || proposePacketName(packet),
    initiator,
    rental,
    chosen,
    people: signers.map(toParty),
    signers,
    coOwners,
    copies: packet.copies,
    printOnly: false,
    printSize: packet.printSize ?? undefined,
  }
}

/** In signing order; the initiator is not among them. */
export function readPeople(invites: readonly InviteRow[]): {
  signers: Signer[]
  coOwners: CoOwner[]
} {
  return {
    signers: invites
      .filter(({ role }) => isResidentRole(role))
      .map((invite) => ({
        ...nameOf(invite),
        phone: invite.phone ?? '',
        role: 'tenant',
        kind: invite.kind,
      })),
    coOwners: invites
      .filter(({ role }) => isCoOwnerRole(role))
      .map((invite) => ({
        ...nameOf(invite),
        phone: invite.phone ?? '',
        ...(invite.signingFor !== null && { signingFor: invite.signingFor }),
      })),
  }
}

function nameOf({ name, firstName, lastName, email }: InviteRow) {
  return { firstName: firstName ?? name, lastName: lastName ?? '', email }
}
