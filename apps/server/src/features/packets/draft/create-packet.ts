import { isLease } from '@countersign/contract/rules/packet-name'
import { isGuarantor } from '@countersign/contract/rules/roles'
import type { PrintSize } from '@countersign/contract/schemas/forms/print-size'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type {
  CreateDocumentGroup,
  CoOwner,
  CreatePrintGroup,
  Signer,
} from '@countersign/contract/schemas/packets/create-packet'
import { canonicalJson } from '@countersign/answers/canonical-json'
import type { SignerName } from '@countersign/answers/signer-name'
import type { Party, PrefillSource } from '@countersign/signing/provider'
import { officeId, type Context } from '../../../kernel/context.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import type { Account } from '../../users/index.ts'
import { assertCurrentForms } from '../../forms/index.ts'
import { markStarted } from '../../applications/index.ts'
import { formatAddress, lockUnit, type PacketRow, type RentalUnit } from '../../packet/index.ts'
import { keepOwners } from '../../properties/index.ts'
import { reserveInvites } from '../../invites/index.ts'
import { assertProviderCan } from './assert-provider-can.ts'
import type { ChosenForm } from './choose-templates.ts'
import { earlierAnswers } from './earlier-answers.ts'
import { earlierInspections } from './earlier-inspections.ts'
import { lockGroupIfThere } from './lock-group.ts'
import { assertSameRequest, findByKey, findReplay, type IdempotencyKey } from './idempotency.ts'
import { insertPacket } from './insert-packet.ts'
import { formatDay, prefillFacts } from './prefill-facts.ts'

export interface PacketPlan {
  /** Who signs for the owner. */
  user: Account
  name: string
  initiator: SignerName & { email: string }
  rental: RentalUnit
  chosen: ChosenForm[]
  people: Party[]
  /** In signing order; empty in a print-only packet. */
  signers: Signer[]
  /** Default: none. */
  coOwners?: CoOwner[]
  /** Who gets the signed file without signing. Default: nobody. */
  copies?: CopyRecipient[]
  printOnly: boolean
  printSize?: PrintSize | undefined
  prefillFrom?: PrefillSource | undefined
  applicationRequests?: string[] | undefined
}

interface NewPacketRequest {
  body: CreateDocumentGroup | CreatePrintGroup
  idempotencyKey: string | undefined
  /** Authorizes and validates, and changes nothing: a repeated request needs none of it. */
  plan(): Promise<PacketPlan>
}

/**
 * Creates the provider's group first, then packet, invites and event in one transaction. Idempotent:
 * a repeated request returns the packet of the first one.
 */
export async function createPacket(
  ctx: Context,
  newPacket: NewPacketRequest,
): Promise<{ documentGroupId: string }> {
  const { body, idempotencyKey, plan: planPacket } = newPacket
  // At once, because the owner waits; to a request that is known it does not matter what fails of it.
  const planning = planPacket()
  void Promise.allSettled([planning])
  const request = await findReplay(ctx, body, idempotencyKey)
  if (request.kind === 'replay') {
    return { documentGroupId: request.groupId }
  }

  const plan = await planning
  const { groupId } = await createGroup(ctx, {
    plan,
    requestId: groupRequestId(ctx, request),
    ...(plan.prefillFrom && { prefillFrom: plan.prefillFrom }),
  })
  const documentGroupId = await savePacket(ctx, { plan, groupId, request })
  return documentGroupId === undefined ? createPacket(ctx, newPacket) : { documentGroupId }
}

/** With the body's hash: of two bodies with one key, each has its own group, and one gets the packet. */
function groupRequestId(ctx: Context, { requestKey, requestSha256 }: IdempotencyKey): string {
  return `${officeId(ctx)}/${requestKey}/${requestSha256}`
}

interface NewGroup {
  plan: PacketPlan
  requestId: string
  /** An earlier group of this member. */
  prefillFrom?: PrefillSource
}

/**
 * Idempotent by the request and by what the documents say: an attempt that was cut off before its packet
 * was saved is continued, but not with the names or the address of that time.
 */
export async function createGroup(
  ctx: Context,
  { plan, requestId, prefillFrom }: NewGroup,
): Promise<{ groupId: string }> {
  assertProviderCan(ctx, plan)
  const unitAndForms = {
    unitId: plan.rental.unit._id,
    formIds: plan.chosen.map(({ form }) => form._id),
  }
  const [earlier, inspections] = await Promise.all([
    earlierAnswers(ctx, {
      unitId: plan.rental.unit._id,
      state: plan.rental.property.address.state,
    }),
    earlierInspections(ctx, unitAndForms),
  ])
  const content = {
    name: plan.name,
    templateIds: plan.chosen.flatMap(({ templateIds }) => templateIds),
    residents: plan.people,
    ...(plan.coOwners?.length && { coOwners: plan.coOwners.map(toParty) }),
    initiator: plan.initiator,
    ...(plan.printOnly && { printOnly: true as const }),
    prefill: collectFacts(ctx, plan),
  }
  return ctx.ports.signing.createGroup({
    ...content,
    requestId: `${requestId}/${sha256(canonicalJson(content))}`,
    earlier,
    earlierInspections: inspections,
    ...(prefillFrom && { prefillFrom }),
  })
}

/** As the e-signature provider names a person. */
export function toParty({
  firstName,
  lastName,
  email,
  phone,
  kind,
  signingFor,
}: CoOwner & Partial<Pick<Signer, 'kind'>>): Party {
  return {
    name: `${firstName} ${lastName}`.trim(),
    email,
    phone,
    ...(kind && { kind }),
    ...(signingFor !== undefined && { signingFor }),
  }
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
  revisionOf?: PacketRow
}

/**
 * The unique index on the request key decides the race of two requests: the loser gets the winner's packet.
 * `undefined` if the group, made by an earlier attempt, was deleted in the meantime.
 */
async function savePacket(ctx: Context, planned: PlannedPacket): Promise<string | undefined> {
  return inTransaction(ctx, async (tx) => {
    const [isThere] = await Promise.all([
      lockGroupIfThere(tx, planned.groupId),
      lockUnit(tx, planned.plan.rental),
    ])
    if (!isThere) {
      return undefined
    }
    if (await insertPlannedPacket(tx, planned)) {
      return planned.groupId
    }
    const winner = await findByKey(tx, planned.request.requestKey)
    if (winner) {
      assertSameRequest(winner, planned.request.requestSha256)
    }
    return winner?.groupId ?? planned.groupId
  })
}

/** With its invites and its event; `undefined` where the same request has created it before. */
export async function insertPlannedPacket(
  ctx: Context,
  { plan, groupId, request, revisionOf }: PlannedPacket,
): Promise<PacketRow | undefined> {
  const { requestKey, requestSha256 } = request
  const { property, unit } = plan.rental
  const documents = plan.chosen.map(({ form }, order) => ({
    formId: form._id,
    title: form.title,
    edition: form.edition,
    order,
  }))
  await assertCurrentForms(ctx, { documents, address: property.address }, { lock: true })
  const packet = await insertPacket(ctx, {
    documentGroupId: groupId,
    name: plan.name,
    printOnly: plan.printOnly,
    propertyId: property._id,
    unitId: unit._id,
    propertyName: property.name,
    address: property.address,
    unitName: unit.name,
    initiator: plan.initiator,
    signerId: plan.user._id,
    documents,
    categories: [...new Set(plan.chosen.map(({ form }) => form.category))],
    residents: plan.signers.filter((signer) => !isGuarantor(signer)),
    guarantors: plan.signers.filter(isGuarantor),
    coOwners: plan.coOwners ?? [],
    copies: plan.copies ?? [],
    requestKey,
    requestSha256,
    printSize: plan.printSize ?? null,
    ...(revisionOf && {
      revisionOf: revisionOf.id,
      linkDays: revisionOf.linkDays,
      reminderPlan: revisionOf.reminderPlan,
    }),
  })
  if (!packet) {
    return undefined
  }

  if (!plan.printOnly) {
    const { signers, coOwners = [], initiator } = plan
    await keepOwners(ctx, { propertyId: property._id, owners: coOwners })
    await reserveInvites(ctx, {
      packetId: packet.id,
      ownerId: packet.ownerId,
      signers,
      coOwners,
      initiator,
    })
  }
  if (plan.applicationRequests && plan.applicationRequests.length > 0) {
    await markStarted(ctx, {
      packet,
      requestIds: plan.applicationRequests,
      emails: plan.signers.map(({ email }) => email),
    })
  }
  await recordEvent(ctx, {
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
  return packet
}
