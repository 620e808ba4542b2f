import type { Property } from '@countersign/contract'
import { packets } from '@countersign/database'
import type { SigningRoom } from '@countersign/esign'
import { eq } from 'drizzle-orm'
import { cancelPacket } from '../../features/packets/index.ts'
import { createDocumentGroup } from '../../features/packets/index.ts'
import { createSigningLink } from '../../features/packets/index.ts'
import { executePacket } from '../../features/packets/index.ts'
import { sendForSignature } from '../../features/packets/index.ts'
import { findOwnPacket } from '../../features/packets/index.ts'
import { payPacket } from '../../features/packets/index.ts'
import { openSigning } from '../../features/packets/index.ts'
import { readInvites } from '../../features/packets/index.ts'
import { readOwnUser } from '../../features/users/index.ts'
import { memberId, type Context } from '../../kernel/context.ts'
import { demoPackets, type DemoPacket } from './demo-packets.ts'
import { finishRoom, visitOf } from './finish-room.ts'

/**
 * Gives the member one packet in every status, by the verbs that the screens call and the rooms that
 * people sign in. What an earlier run has made is left as it is. Answers how many are new.
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
    const groupId = await makePacket(ctx, { packet, property, self })
    if ((await findOwnPacket(ctx, groupId)).status === 'CREATED') {
      await walkTo({ ctx, room, groupId }, packet.status)
    }
  }
  return (await countPackets(ctx)) - before
}

async function countPackets(ctx: Context): Promise<number> {
  return ctx.db.$count(packets, eq(packets.ownerId, memberId(ctx)))
}

interface NewDemoPacket {
  packet: DemoPacket
  property: Property
  self: { name: string; email: string }
}

async function makePacket(
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

interface Walk {
  ctx: Context
  room: SigningRoom
  groupId: string
}

/** Walks on from CREATED, one status after the other, until the wanted one. */
async function walkTo(walk: Walk, status: DemoPacket['status']): Promise<void> {
  const { ctx, room, groupId } = walk

  switch (status) {
    case 'CREATED':
      return
    case 'IN_PROGRESS':
      await room.open(visitOf(await ownLink(walk)))
      return
    case 'AWAITING_PAYMENT':
      await finishRoom(room, await ownLink(walk))
      return
    case 'AWAITING_TENANT_SIGNATURE':
      await send(walk)
      await signAsResidents(walk, 1)
      return
    case 'AWAITING_LANDLORD_SIGNATURE':
      await send(walk)
      await signAsResidents(walk)
      return
    case 'FULLY_EXECUTED':
      await walkTo(walk, 'AWAITING_LANDLORD_SIGNATURE')
      await finishRoom(room, await ownLink(walk))
      await executePacket(ctx, { packetId: (await findOwnPacket(ctx, groupId)).id })
      return
    case 'ARCHIVED':
      await send(walk)
      await cancelPacket(ctx, { groupId, reason: 'The pet’s name was wrong.' })
  }
}

async function send(walk: Walk): Promise<void> {
  const { ctx, room, groupId } = walk

  await finishRoom(room, await ownLink(walk))
  await payPacket(ctx, { groupId })
  await sendForSignature(ctx, { groupId })
}

/** Signs as the residents, in order; at most so many of them. */
async function signAsResidents({ ctx, room, groupId }: Walk, most = Infinity): Promise<void> {
  const invites = await readInvites(ctx, (await findOwnPacket(ctx, groupId)).id)
  const codes = invites.flatMap(({ code }) => (code ? [code] : []))
  const signing = codes.length > 1 ? codes.slice(0, most) : codes
  for (const code of signing) {
    const { embedUrl } = await openSigning(ctx, { code })
    await finishRoom(room, embedUrl)
  }
}

async function ownLink({ ctx, groupId }: Walk): Promise<string> {
  return (await createSigningLink(ctx, { documentGroupId: groupId })).embedUrl
}
