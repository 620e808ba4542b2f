import {
  isGuarantor,
  type CreateDocumentGroup,
  type CreatePrintGroup,
  type Signer,
  type SignerKind,
  type User,
} from '@countersign/contract'
import { memberId, type Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { formatAddress } from '../format-address.ts'
import { reserveInvites } from '../invites/reserve-invites.ts'
import type { ChosenForm } from './choose-templates.ts'
import { earlierAnswers, isLease } from './earlier-answers.ts'
import type { RentalUnit } from './find-unit.ts'
import { findByKey, findReplay, type IdempotencyKey } from './idempotency.ts'
import { insertPacket } from './insert-packet.ts'
import { formatDay, prefillFacts } from './prefill-facts.ts'

export interface PacketPlan {
  user: User
  name: string
  initiator: { name: string; email: string }
  rental: RentalUnit
  chosen: ChosenForm[]
  /** The residents and guarantors that the documents name. */
  people: { name: string; email: string; phone?: string; kind?: SignerKind }[]
  /** In signing order; empty in a print-only packet. */
  signers: Signer[]
  printOnly: boolean
}

interface NewPacketRequest {
  body: CreateDocumentGroup | CreatePrintGroup
  idempotencyKey: string | undefined
  /** Runs for a new request only: authorizes and validates. */
  plan(): Promise<PacketPlan>
}

/**
 * Creates the provider's group first, then packet, invites and event in one transaction. Idempotent:
 * a repeated request returns the packet of the first one.
 */
export async function createPacket(
  ctx: Context,
  { body, idempotencyKey, plan: planPacket }: NewPacketRequest,
): Promise<{ documentGroupId: string }> {
  const request = await findReplay(ctx, body, idempotencyKey)
  if (request.kind === 'replay') {
    return { documentGroupId: request.groupId }
  }

  const plan = await planPacket()
  const { groupId } = await ctx.ports.signing.createGroup({
    requestId: `${memberId(ctx)}/${request.requestKey}`,
    name: plan.name,
    templateIds: plan.chosen.flatMap(({ templateIds }) => templateIds),
    residents: plan.people,
    initiator: plan.initiator,
    ...(plan.printOnly && { printOnly: true }),
    prefill: collectFacts(ctx, plan),
    earlier: await earlierAnswers(ctx, {
      unitId: plan.rental.unit._id,
      formIds: plan.chosen.map(({ form }) => form._id),
    }),
  })
  return { documentGroupId: await savePacket(ctx, { plan, groupId, request }) }
}

function collectFacts(ctx: Context, plan: PacketPlan): Record<string, string> {
  const { user, signers, initiator, rental, name } = plan

  return prefillFacts({
    user,
    initiator,
    ...rental,
    signers,
    packetName: name,
    titles: plan.chosen.map(({ form }) => form.title),
    hasLease: plan.chosen.some(({ form }) => isLease(form._id)),
    address: formatAddress({ address: rental.property.address, unitName: rental.unit.name }),
    today: formatDay(ctx.clock.now(), ctx.origin.timeZone),
  })
}

interface PlannedPacket {
  plan: PacketPlan
  groupId: string
  request: IdempotencyKey
}

/** The unique index on the request key decides the race of two requests: the loser gets the winner's packet. */
async function savePacket(ctx: Context, planned: PlannedPacket): Promise<string> {
  const { plan, groupId, request } = planned
  const { requestKey, requestSha256 } = request
  const { property, unit } = plan.rental

  return inTransaction(ctx, async (tx) => {
    const packet = await insertPacket(tx, {
      documentGroupId: groupId,
      name: plan.name,
      printOnly: plan.printOnly,
      propertyId: property._id,
      unitId: unit._id,
      propertyName: property.name,
      address: property.address,
      unitName: unit.name,
      initiator: plan.initiator,
      documents: plan.chosen.map(({ form }, order) => ({
        formId: form._id,
        title: form.title,
        edition: form.edition,
        order,
      })),
      categories: [...new Set(plan.chosen.map(({ form }) => form.category))],
      residents: plan.signers.filter((signer) => !isGuarantor(signer)),
      guarantors: plan.signers.filter(isGuarantor),
      requestKey,
      requestSha256,
    })
    if (!packet) {
      const winner = await findByKey(tx, requestKey)
      return winner?.groupId ?? groupId
    }

    if (!plan.printOnly) {
      const { signers, initiator } = plan
      await reserveInvites(tx, { packetId: packet.id, signers, initiator })
    }
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.created',
      data: {
        packetId: packet.id,
        requestSha256,
        documents: packet.documents,
        propertyId: property._id,
        unitId: unit._id,
        signers: plan.signers.length,
        ...(plan.printOnly && { residents: plan.people.length }),
      },
    })
    return groupId
  })
}
