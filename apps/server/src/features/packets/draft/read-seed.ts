import type { PacketSeed } from '@countersign/contract/schemas/packets/create-packet'
import type { Context } from '../../../kernel/context.ts'
import { findFormsByTemplate } from '../../forms/index.ts'
import {
  assertCan,
  findOwnPacket,
  findUnit,
  readInvites,
  readCurrentInitiatorName,
} from '../../packet/index.ts'
import { readPeople } from './revise-packet.ts'

/** What a new packet like this one starts from. Changes nothing. */
export async function readPacketSeed(
  ctx: Context,
  { groupId }: { groupId: string },
): Promise<PacketSeed> {
  const packet = await findOwnPacket(ctx, groupId)
  assertCan(
    ctx,
    { action: 'use-again', packet },
    'Only a packet that is signed online can be used again.',
  )

  const { unit } = await findUnit(ctx, packet)
  const forms = await findFormsByTemplate(
    ctx,
    packet.documents.map(({ formId }) => formId),
  )
  const { signers, coOwners } = readPeople(await readInvites(ctx, packet.id))
  return {
    name: packet.name,
    documentGroupId: groupId,
    propertyId: packet.propertyId,
    unitId: packet.unitId,
    unitExists: unit !== undefined,
    formIds: forms.flatMap((form) => (form ? [form._id] : [])),
    missingForms: packet.documents.filter((_, index) => !forms[index]).map(({ title }) => title),
    signers,
    owners: coOwners,
    copies: packet.copies,
    initiatorName: await readCurrentInitiatorName(ctx, packet),
    ...(packet.printSize && { print: packet.printSize }),
  }
}
