import { isPrintable, limits, templateIdFor, templateInPrint } from '@countersign/contract'
import type { CreatePrintGroup, Form, User } from '@countersign/contract'
import { explainUnsupportedCharacters } from '@countersign/esign'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { readForm } from '../../forms/index.ts'
import { insertPacket } from './insert-packet.ts'
import { formatAddress } from '../format-address.ts'
import { readOwnUser } from '../../users/index.ts'
import { earlierAnswers } from './earlier-answers.ts'
import { findUnit, type RentalUnit } from './find-unit.ts'
import { dayOf, prefillFacts } from './prefill-facts.ts'
import { findByKey, findReplay, type RequestIdentity } from './idempotency.ts'
import { packetStream } from '../../../kernel/events/event-stream.ts'

/**
 * Opens one form for the owner to fill out and print. 15 USC 7003(b)(2) keeps notices of default and
 * eviction out of electronic signing, so nobody has a place to sign here, and nothing is paid.
 */
export async function createPrintGroup(
  ctx: Context,
  { body, idempotencyKey }: { body: CreatePrintGroup; idempotencyKey: string | undefined },
): Promise<{ documentGroupId: string }> {
  const request = await findReplay(ctx, body, idempotencyKey)
  if (request.kind === 'repeated') {
    return { documentGroupId: request.groupId }
  }

  const plan = await planPrint(ctx, body)
  const { groupId } = await ctx.ports.signing.createGroup({
    requestId: `${memberId(ctx)}/${request.requestKey}`,
    name: plan.name,
    templateIds: [
      templateInPrint(templateIdFor(plan.form, body.residents.length), plan.form, body.print),
    ],
    residents: body.residents.map(({ name }) => ({ name, email: '' })),
    initiator: plan.initiator,
    printOnly: true,
    prefill: factsOf(ctx, plan),
    earlier: await earlierAnswers(ctx, {
      unitId: plan.home.unit._id,
      formIds: [plan.form._id],
    }),
  })
  return { documentGroupId: await savePacket(ctx, { body, plan, groupId, request }) }
}

interface Plan {
  user: User
  initiator: { name: string; email: string }
  home: RentalUnit
  form: Form
  name: string
}

async function planPrint(ctx: Context, body: CreatePrintGroup): Promise<Plan> {
  const form = await readForm(ctx, { id: body.formId })
  if (!isPrintable(form)) {
    throw new DomainError(
      'form-not-printable',
      `Residents sign “${form.title}” online. Put it into a packet; its preview has a blank copy to print.`,
    )
  }

  refuseUnprintableNames(body)
  const user = await readOwnUser(ctx)
  const initiator = { name: user.name, email: user.email }
  return { user, initiator, home: findUnit(user.properties, body), form, name: nameOf(form, body) }
}

function refuseUnprintableNames({ residents }: CreatePrintGroup): void {
  const errors = residents.flatMap(({ name }, index) => {
    const message = explainUnsupportedCharacters(name)
    return message ? [{ field: `residents.${index}.name`, message }] : []
  })
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }
}

/** With the residents' names, by which the dashboard's search finds it again. */
function nameOf({ title }: Form, { residents }: CreatePrintGroup): string {
  const name = `${title}: ${residents.map((resident) => resident.name).join(', ')}`

  return name.length > limits.packetNameLength ? title : name
}

function factsOf(ctx: Context, { user, initiator, home, name }: Plan): Record<string, string> {
  return prefillFacts({
    user,
    initiator,
    ...home,
    signers: [],
    packetName: name,
    premises: formatAddress({ address: home.property.address, unitName: home.unit.name }),
    today: dayOf(ctx.clock.now(), ctx.origin.timeZone),
  })
}

interface Made {
  body: CreatePrintGroup
  plan: Plan
  groupId: string
  request: RequestIdentity
}

async function savePacket(ctx: Context, { body, plan, groupId, request }: Made): Promise<string> {
  const { form, home, initiator, name } = plan
  const { property, unit } = home

  return inTransaction(ctx, async (tx) => {
    const packet = await insertPacket(tx, {
      documentGroupId: groupId,
      name,
      printOnly: true,
      propertyId: property._id,
      unitId: unit._id,
      propertyName: property.name,
      address: property.address,
      unitName: unit.name,
      initiator,
      documents: [{ formId: form._id, title: form.title, edition: form.edition, order: 0 }],
      categories: [form.category],
      residents: [],
      requestKey: request.requestKey,
      requestSha256: request.requestSha256,
    })
    if (!packet) {
      const first = await findByKey(tx, request.requestKey)
      return first?.groupId ?? groupId
    }

    await recordEvent(tx, {
      stream: packetStream(groupId),
      type: 'packet.created',
      data: {
        packetId: packet.id,
        requestSha256: request.requestSha256,
        documents: packet.documents,
        propertyId: property._id,
        unitId: unit._id,
        signers: 0,
        residents: body.residents.length,
      },
    })
    return groupId
  })
}
