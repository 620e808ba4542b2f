import {
  defaultPacketName,
  inSigningOrder,
  isGuarantor,
  type CreateDocumentGroup,
  type Signer,
  type User,
} from '@countersign/contract'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { findFormsByTemplate } from '../../forms/index.ts'
import { insertPacket } from './insert-packet.ts'
import { formatAddress } from '../format-address.ts'
import { reserveInvites } from '../invites/reserve-invites.ts'
import { readOwnUser } from '../../users/index.ts'
import { checkPeople } from './check-people.ts'
import { chooseTemplates, type ChosenForm } from './choose-templates.ts'
import { earlierAnswers } from './earlier-answers.ts'
import { findUnit, type RentalUnit } from './find-unit.ts'
import { signerSlots } from './signer-slots.ts'
import { dayOf, prefillFacts } from './prefill-facts.ts'
import { findByKey, findReplay, type RequestIdentity } from './idempotency.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * Makes a packet from forms, signers, property and unit: the provider's group first, under a name of
 * its own, then packet, invites and event in one transaction. A repeated request makes nothing twice.
 */
export async function createDocumentGroup(
  ctx: Context,
  { body, idempotencyKey }: { body: CreateDocumentGroup; idempotencyKey: string | undefined },
): Promise<{ documentGroupId: string }> {
  const request = await findReplay(ctx, body, idempotencyKey)
  if (request.kind === 'repeated') {
    return { documentGroupId: request.groupId }
  }

  const plan = await planPacket(ctx, body)
  const { groupId } = await ctx.ports.signing.createGroup({
    requestId: `${memberId(ctx)}/${request.requestKey}`,
    name: plan.name,
    templateIds: plan.chosen.flatMap(({ templateIds }) => templateIds),
    residents: plan.signers.map(({ firstName, lastName, email, phone, kind }) => ({
      name: `${firstName} ${lastName}`,
      email,
      phone,
      ...(kind && { kind }),
    })),
    initiator: plan.initiator,
    prefill: factsOf(ctx, plan),
    earlier: await earlierAnswers(ctx, {
      unitId: plan.home.unit._id,
      formIds: plan.chosen.map(({ form }) => form._id),
    }),
  })
  return { documentGroupId: await savePacket(ctx, { plan, groupId, request }) }
}

interface Plan {
  user: User
  /** In the order of their places. */
  signers: Signer[]
  initiator: { name: string; email: string }
  home: RentalUnit
  chosen: ChosenForm[]
  name: string
}

async function planPacket(ctx: Context, body: CreateDocumentGroup): Promise<Plan> {
  const user = await readOwnUser(ctx)
  const errors = checkPeople(body, user)
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }

  const home = findUnit(user.properties, body)
  const named = await findFormsByTemplate(ctx, body.templateIds)
  const signers = inSigningOrder(body.signers)
  const chosen = chooseTemplates(named, signers, body.print)
  const name = body.packetName ?? defaultPacketName(chosen.map(({ form }) => form))
  return {
    user,
    signers,
    initiator: { name: body.initiator.name, email: user.email },
    home,
    chosen,
    name,
  }
}

function factsOf(ctx: Context, plan: Plan): Record<string, string> {
  const { user, signers, initiator, home, name } = plan

  return prefillFacts({
    user,
    initiator,
    ...home,
    signers,
    packetName: name,
    premises: formatAddress({ address: home.property.address, unitName: home.unit.name }),
    today: dayOf(ctx.clock.now(), ctx.origin.timeZone),
  })
}

interface Made {
  plan: Plan
  groupId: string
  request: RequestIdentity
}

async function savePacket(ctx: Context, made: Made): Promise<string> {
  const { plan, groupId, request } = made
  const { property, unit } = plan.home

  return inTransaction(ctx, async (tx) => {
    const packet = await insertPacket(tx, {
      documentGroupId: groupId,
      name: plan.name,
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
      requestKey: request.requestKey,
      requestSha256: request.requestSha256,
    })
    if (!packet) {
      const first = await findByKey(tx, request.requestKey)
      return first?.groupId ?? groupId
    }

    await reserveInvites(tx, {
      packetId: packet.id,
      people: signerSlots(plan.signers, plan.initiator),
    })
    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.created',
      data: {
        packetId: packet.id,
        requestSha256: request.requestSha256,
        documents: packet.documents,
        propertyId: property._id,
        unitId: unit._id,
        signers: plan.signers.length,
      },
    })
    return groupId
  })
}
