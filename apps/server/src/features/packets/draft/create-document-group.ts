import { withoutSigners } from '@countersign/contract/rules/copies'
import { proposePacketName } from '@countersign/contract/rules/packet-name'
import { inSigningOrder, splitSigners } from '@countersign/contract/rules/signers'
import type { CreateDocumentGroup } from '@countersign/contract/schemas/packets/create-packet'
import type { Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import {
  assertCurrentForms,
  dayAtHome,
  findFormsById,
  findFormsByTemplate,
} from '../../forms/index.ts'
import { findOwnPacket, findUnit, requireUnit, type RentalUnit } from '../../packet/index.ts'
import { checkPeople } from './check-people.ts'
import { assertJurisdiction } from './assert-jurisdiction.ts'
import { chooseTemplates, type ChosenForm } from './choose-templates.ts'
import { readSigner } from './read-signer.ts'
import { prefillSource } from './prefill-source.ts'
import { createPacket, toParty, type PacketPlan } from './create-packet.ts'

export function createDocumentGroup(
  ctx: Context,
  { body, idempotencyKey }: { body: CreateDocumentGroup; idempotencyKey: string | undefined },
): Promise<{ documentGroupId: string }> {
  return createPacket(ctx, { body, idempotencyKey, plan: () => planPacket(ctx, body) })
}

async function planPacket(ctx: Context, body: CreateDocumentGroup): Promise<PacketPlan> {
  const [{ self, signer, initiator }, { found, named }] = await Promise.all([
    readSigner(ctx, body.initiator.name),
    findChoice(ctx, body),
  ])
  const errors = checkPeople(body, { self, signer })
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }

  const rental = requireUnit(found)
  const { residents, coOwners } = splitSigners(body)
  const signers = inSigningOrder(residents)
  const emails = [signer, ...residents, ...coOwners].map(({ email }) => email)
  const chosen = chooseTemplates(named, { signers, coOwners }, body.print)
  assertJurisdiction(
    chosen.map(({ form }) => form),
    rental.property.address.state,
  )
  return {
    user: signer,
    name: body.packetName ?? proposeName(chosen, rental),
    initiator,
    rental,
    chosen,
    people: signers.map(toParty),
    signers,
    coOwners,
    copies: body.copies ?? withoutSigners(rental.property.copies, emails),
    printOnly: false,
    printSize: body.print,
    applicationRequests: body.applicationRequests,
    prefillFrom: await findPrefillSource(ctx, {
      groupId: body.prefillFrom,
      state: rental.property.address.state,
    }),
  }
}

/** The association's forms are those that are valid today where the home is. */
async function findChoice(ctx: Context, body: CreateDocumentGroup) {
  const found = await findUnit(ctx, body)
  const address = found?.property?.address
  const named = await findFormsByTemplate(ctx, body.templateIds, address && dayAtHome(ctx, address))
  const unknown = body.templateIds.filter((_, index) => !named[index])
  if (address && unknown.length > 0) {
    await assertCurrentForms(ctx, { documents: toDocuments(unknown), address })
    await assertUnchanged(ctx, unknown, dayAtHome(ctx, address))
  }

  return { found, named }
}

/** A form that has another edition now is not chosen unseen. */
async function assertUnchanged(
  ctx: Context,
  templateIds: readonly string[],
  day: string,
): Promise<void> {
  const changed = await findFormsById(ctx, templateIds.map(formIdOf), day)
  if (changed.length > 0) {
    const titles = changed.map(({ title }) => `“${title}”`)
    throw new DomainError(
      'form-changed',
      `Changed after you chose it: ${titles.join(', ')}. Look at it again before you create the packet.`,
    )
  }
}

function formIdOf(templateId: string): string {
  return templateId.split('@')[0] ?? ''
}

/** Only of custom forms, whose template ids have the edition that was looked at. */
function toDocuments(templateIds: readonly string[]) {
  return templateIds.flatMap((templateId) => {
    const [, formId = '', edition = ''] = /^([^@]+)@([^/]+)/.exec(templateId) ?? []
    return isUuid(formId) ? [{ formId, edition, title: '' }] : []
  })
}

function proposeName(chosen: readonly ChosenForm[], { property, unit }: RentalUnit): string {
  return proposePacketName({
    documents: chosen.map(({ form: { _id: formId, title } }) => ({ formId, title })),
    home: { street: property.address.street, unitName: unit.name },
  })
}

/** Only one of the member's own packets; its name stands beside rent and deposit. */
async function findPrefillSource(
  ctx: Context,
  { groupId, state }: { groupId: string | undefined; state: string },
): Promise<PacketPlan['prefillFrom']> {
  if (groupId === undefined) {
    return undefined
  }
  const packet = await findOwnPacket(ctx, groupId)

  return { ...prefillSource(packet, state), label: packet.name }
}
