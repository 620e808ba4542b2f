import type { Property } from '@countersign/contract/schemas/properties'
import { packets } from '@countersign/database'
import type { SigningRoom } from '@countersign/signing/room'
import { eq } from 'drizzle-orm'
import {
  cancelPacket,
  createDocumentGroup,
  executePacketJob,
  sendForSignature,
} from '../../features/packets/index.ts'
import { createSigningLink, openSigning } from '../../features/invites/index.ts'
import { findOwnPacket, readInvites } from '../../features/packet/index.ts'
import { payPacket } from '../../features/payments/index.ts'
import { readOwnUser } from '../../features/users/index.ts'
import { officeId, type Context } from '../../kernel/context.ts'
import { demoPackets, type DemoPacket } from './demo-packets.ts'
import { finishRoom, visitOf } from './finish-room.ts'

/**
 * Creates one packet in every status for the member, by the same use cases as the screens. Idempotent;
 * returns how many packets are new.
 */
export async function seedPackets(ctx: Context): Promise<number> {
  const room = ctx.ports.room
  const { properties, ...self } = await readOwnUser(ctx)
  const [property] = properties
  if (!room || !property) {
    throw new Error('The demo needs the embedded signing room and a property of the demo owner.')
  }

  const before = await countPackets(ctx)
  for (const packet of demoPackets) {
    const groupId = await createPacket(ctx, { packet, property, self })
    if ((await findOwnPacket(ctx, groupId)).status === 'CREATED') {
      await advanceTo({ ctx, room, groupId }, packet.status)
    }
  }
  return (await countPackets(ctx)) - before
}

async function countPackets(ctx: Context): Promise<number> {
  return ctx.db.$count(packets, eq(packets.ownerId, officeId(ctx)))
}

interface NewDemoPacket {
  packet: DemoPacket
  property: Property
  self: { name: string; email: string }
}

async function createPacket(
  ctx: Context,
  { packet, property, self }: NewDemoPacket,
): Promise<string> {
  const { documentGroupId } = await createDocumentGroup(ctx, {
    idempotencyKey: `demo-${packet.status.toLowerCase()}`,
    body: {
      templateIds: packet.formIds,
      signers: packet.signers,
      initiator: { name: self.name, email: self.email },
      propertyId: property._id,
      unitId: (property.units[packet.unit] ?? property.units[0])?._id ?? '',
      packetName: packet.name,
    },
  })

  return documentGroupId
}

interface Progress {
  ctx: Context
  room: SigningRoom
  groupId: string
}

/** From CREATED. */
async function advanceTo(progress: Progress, status: DemoPacket['status']): Promise<void> {
  const { ctx, room, groupId } = progress

  switch (status) {
    case 'CREATED':
      return
    case 'IN_PROGRESS':
      await room.open(visitOf(await ownLink(progress)))
      return
    case 'AWAITING_PAYMENT':
      await finishRoom(room, await ownLink(progress))
      return
    case 'AWAITING_TENANT_SIGNATURE':
      await send(progress)
      await signAsResidents(progress, 1)
      return
    case 'AWAITING_LANDLORD_SIGNATURE':
      await send(progress)
      await signAsResidents(progress)
      return
    case 'FULLY_EXECUTED':
      await advanceTo(progress, 'AWAITING_LANDLORD_SIGNATURE')
      await finishRoom(room, await ownLink(progress))
      await executePacketJob.run(ctx, { packetId: (await findOwnPacket(ctx, groupId)).id })
      return
    case 'ARCHIVED':
      await send(progress)
      await cancelPacket(ctx, { groupId, reason: 'The pet’s name was wrong.' })
  }
}

async function send(progress: Progress): Promise<void> {
  const { ctx, room, groupId } = progress

  await finishRoom(room, await ownLink(progress))
  await payPacket(ctx, { groupId })
  await sendForSignature(ctx, { groupId })
}

/** In signing order. */
async function signAsResidents({ ctx, room, groupId }: Progress, max = Infinity): Promise<void> {
  const invites = await readInvites(ctx, (await findOwnPacket(ctx, groupId)).id)
  const codes = invites.flatMap(({ code }) => (code ? [code] : []))
  const signing = codes.length > 1 ? codes.slice(0, max) : codes
  for (const code of signing) {
    const { embedUrl } = await openSigning(ctx, { code })
    await finishRoom(room, embedUrl)
  }
}

async function ownLink({ ctx, groupId }: Progress): Promise<string> {
  return (await createSigningLink(ctx, { documentGroupId: groupId })).embedUrl
}
