import type { Packet, PacketEvent } from '@countersign/contract/schemas/packets/packet'
import type { Property } from '@countersign/contract/schemas/properties'
import type { UsState } from '@countersign/contract/schemas/shapes'
import type { SigningInvite } from '@countersign/contract/schemas/signing-invites'
import type { CopyRecipient } from '@countersign/contract/schemas/packets/copies'
import type { CoOwner } from '@countersign/contract/schemas/packets/create-packet'
import { calls } from '@countersign/contract/calls'
import type { Call, CallInput, CallOutput, CallSchemas } from '@countersign/contract/call'
import { callUrl } from '@countersign/contract/calls/call-url'
import { sessions } from '@countersign/database'
import { finishRoom } from '../bin/demo/finish-room.ts'
import { sha256 } from '../kernel/sha256.ts'
import type { Member } from './sign-in.ts'
import type { TestApp } from './start-test-app.ts'

export type PacketStage =
  'created' | 'filled' | 'paid' | 'sent' | 'residents-signed' | 'owner-signed' | 'executed'

const stages: PacketStage[] = [
  'created',
  'filled',
  'paid',
  'sent',
  'residents-signed',
  'owner-signed',
  'executed',
]

export interface WalkedPacket {
  member: Member
  property: Property
  groupId: string
  body: GroupBody
}

export type GroupBody = Omit<ReturnType<typeof groupBody>, 'packetName'> & {
  packetName?: string | undefined
  print?: 'large'
  owners?: CoOwner[]
  copies?: CopyRecipient[]
}

/** A packet of two residents and one short form, advanced to this stage by the same API calls as the screens. */
export async function walkPacket(
  test: TestApp,
  stage: PacketStage,
  member?: Member,
  change: Partial<GroupBody> = {},
): Promise<WalkedPacket> {
  const owner = member ?? (await test.asMember())
  const property = await addProperty(owner)
  const body = { ...groupBody(owner, property), ...change }
  const { documentGroupId: groupId } = await callOk(owner, calls.createDocumentGroup, { body })
  const walk = { member: owner, property, groupId, body }
  await advancePacket(test, walk, { from: 'created', to: stage })

  return walk
}

export async function advancePacket(
  test: TestApp,
  walk: WalkedPacket,
  { from, to }: { from: PacketStage; to: PacketStage },
): Promise<void> {
  for (const next of stages.slice(stages.indexOf(from) + 1, stages.indexOf(to) + 1)) {
    await steps[next](test, walk)
  }
}

const steps: Record<PacketStage, (test: TestApp, walk: WalkedPacket) => Promise<unknown>> = {
  created: async () => undefined,
  filled: async (test, walk) => finishOwn(test, walk),
  paid: (_test, { member, groupId }) =>
    callOk(member, calls.postPayment, { body: { documentGroupId: groupId } }),
  sent: (_test, { member, groupId }) =>
    callOk(member, calls.sendForSignature, { body: { docGroupId: groupId } }),
  'residents-signed': async (test, walk) => {
    for (const { code } of await residentInvites(walk)) {
      await signByCode(test, code ?? '')
    }
  },
  'owner-signed': async (test, walk) => finishOwn(test, walk),
  executed: (test) => test.jobs.run(),
}

export function groupBody(member: Member, property: Property) {
  const unitId = property.units[0]?._id ?? ''

  return {
    templateIds: ['pet-addendum'],
    signers: [signerBody('Maria', 'Lopez', 1), signerBody('John', 'Park', 2)],
    initiator: { email: member.email, name: member.name },
    propertyId: property._id,
    unitId,
    packetName: 'Maple Street pets',
  }
}

export function signerBody(firstName: string, lastName: string, number: number) {
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: `(217) 555-010${number}`,
  }
}

const maple: Property['address'] & { state: UsState } = {
  street: '412 Maple Street',
  city: 'Springfield',
  state: 'IL',
  zip: '62704',
}

export async function addProperty(
  member: Member,
  address: Partial<typeof maple> = {},
): Promise<Property> {
  const { property } = await callOk(member, calls.postProperty, {
    params: { id: member.userId },
    body: {
      name: 'Maple Street Duplex',
      address: { ...maple, ...address },
      units: [{ name: 'Unit A' }, { name: 'Unit B' }],
    },
  })

  return property
}

export async function readPacketOf({ member, groupId }: WalkedPacket): Promise<Packet> {
  const { packet } = await callOk(member, calls.getPacketByGroup, {
    params: { docGroupId: groupId },
  })

  return packet
}

export async function invitesOf({ member, groupId }: WalkedPacket): Promise<SigningInvite[]> {
  const { invites } = await callOk(member, calls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })

  return invites
}

/** As its owner reads it, oldest first: its first hundred events. */
export async function historyOf({
  member,
  groupId,
}: Pick<WalkedPacket, 'member' | 'groupId'>): Promise<PacketEvent[]> {
  const { events } = await callOk(member, calls.getPacketEvents, {
    params: { docGroupId: groupId },
    query: { limit: 100 },
  })

  return events
}

export async function residentInvites(walk: WalkedPacket): Promise<SigningInvite[]> {
  return (await invitesOf(walk)).filter(({ role }) => role !== 'LLSign')
}

export async function linkByCode(test: TestApp, code: string): Promise<string> {
  const { embedUrl } = await expectOk<{ embedUrl: string }>(
    test.app.inject({ url: callUrl(calls.getEmbeddedLink, { params: { code } }) }),
  )

  return embedUrl
}

export async function signByCode(test: TestApp, code: string): Promise<void> {
  await finishRoom(roomOf(test), await linkByCode(test, code))
}

/** With a new session of the owner, for after the clock has advanced. */
export async function withNewSession<Walk extends Pick<WalkedPacket, 'member'>>(
  test: TestApp,
  walk: Walk,
): Promise<Walk> {
  const { services, clock, app } = test
  const token = services.ids.secret(32)
  const headers = { authorization: `Bearer ${token}` }
  await services.db.insert(sessions).values({
    id: services.ids.uuid(),
    userId: walk.member.userId,
    tokenSha256: sha256(token),
    createdAt: clock.now(),
    lastSeenAt: clock.now(),
  })

  const call: Member['call'] = (method, path, body) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(typeof body === 'object' && body !== null ? { payload: body } : {}),
    })
  return { ...walk, member: { ...walk.member, token, headers, call } }
}

/** The owner's fill or signing session. */
export async function ownLink({
  member,
  groupId,
}: Pick<WalkedPacket, 'member' | 'groupId'>): Promise<string> {
  const { embedUrl } = await callOk(member, calls.createSigningLink, {
    body: { documentGroupId: groupId, email: member.email },
  })

  return embedUrl
}

export async function finishOwn(test: TestApp, walk: WalkedPacket): Promise<void> {
  await finishRoom(roomOf(test), await ownLink(walk))
}

export function roomOf({ services }: TestApp) {
  if (!services.ports.room) {
    throw new Error('These tests need the embedded engine.')
  }

  return services.ports.room
}

type Arguments<Input> = object extends Input ? [input?: Input] : [input: Input]

/** Sends a call as this member; throws the problem unless it succeeds. */
async function callOk<Schemas extends CallSchemas>(
  member: Pick<Member, 'call'>,
  call: Call<Schemas>,
  ...[input]: Arguments<CallInput<Schemas>>
): Promise<CallOutput<Schemas>> {
  const { params, query, body } = asParts(input)
  const path = callUrl<CallSchemas>(call, { params, query }).replace(/^\/api/, '')
  return await expectOk(member.call(call.method, path, body))
}

/** The signature above has checked the input. */
function asParts(input: unknown): Record<'params' | 'query' | 'body', unknown> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return (input ?? {}) as Record<'params' | 'query' | 'body', unknown>
}

/** The response body; throws for a problem. */
export async function expectOk<Body>(
  request: Promise<{ statusCode: number; body: string; json(): unknown }>,
): Promise<Body> {
  const response = await request
  if (response.statusCode >= 300) {
    throw new Error(`${response.statusCode} ${response.body}`)
  }

  return asBody<Body>(response.json())
}

/** Not validated: this is for setting up tests. */
function asBody<Body>(json: unknown): Body {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions
  return json as Body
}
