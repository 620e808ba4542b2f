import { randomUUID } from 'node:crypto'
import { calls } from '@countersign/contract/calls'
import { callUrl } from '@countersign/contract/calls/call-url'
import { UsState } from '@countersign/contract/schemas/shapes'
import { isCoOwnerRole } from '@countersign/answers/field'
import { templateIdFor } from '@countersign/contract/rules/form-rules'
import { baseUrl } from './environment.ts'
import type { Member } from './member.ts'
import { roomApi } from './api.ts'
import { answerAllMissing, finishRoomByApi } from './room-by-api.ts'

const stages = ['created', 'filled', 'sent', 'residents-signed', 'executed'] as const
export type Stage = (typeof stages)[number]

export interface TestPacket {
  groupId: string
  stage: Stage
  name: string
  residents: { name: string; email: string; code: string }[]
  owners: { name: string; code: string }[]
}

type FullName = readonly [firstName: string, lastName: string]

const twoResidents: readonly FullName[] = [
  ['Maria', 'Lopez'],
  ['José', 'Núñez'],
]

const nobody: readonly FullName[] = []

/** Creates a packet through the API and advances it to this stage. Default: two residents. */
export async function createPacketAt(
  stage: Stage,
  member: Member,
  {
    formIds = ['residential-lease'],
    name = `Packet ${randomUUID().slice(0, 8)}`,
    people = twoResidents,
    owners = nobody,
  } = {},
): Promise<TestPacket> {
  const groupId = await createDocumentGroup(member, { formIds, name, people, owners })
  const packet: TestPacket = { groupId, name, stage: 'created', residents: [], owners: [] }
  await advancePacket(packet, stage, member)
  return packet
}

/** Advances a packet from its stage to this one. */
export async function advancePacket(
  packet: TestPacket,
  stage: Stage,
  member: Member,
): Promise<void> {
  for (const next of stages.slice(stages.indexOf(packet.stage) + 1, stages.indexOf(stage) + 1)) {
    await advance[next](packet, member)
    packet.stage = next
  }
}

const advance: Record<Stage, (packet: TestPacket, member: Member) => Promise<void>> = {
  created: () => Promise.resolve(),
  filled: async ({ groupId }, member) => {
    await finishRoomByApi(await createOwnerLink(member, groupId))
  },
  sent: send,
  'residents-signed': async ({ residents }, member) => {
    for (const { code } of residents) {
      await signAsResident(member, code)
    }
  },
  executed: ({ groupId }, member) => countersign(member, groupId),
}

async function send(packet: TestPacket, member: Member): Promise<void> {
  const { groupId } = packet
  await member.api.call(calls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(calls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(calls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  packet.residents = invites
    .filter((invite) => invite.role.startsWith('TT'))
    .map(({ name, email, code }) => ({ name, email, code: code ?? '' }))
  packet.owners = invites
    .filter((invite) => isCoOwnerRole(invite.role))
    .map(({ name, code }) => ({ name, code: code ?? '' }))
}

/** The owner signs last; returns the executed file. */
export async function executePacket(member: Member, groupId: string): Promise<Buffer> {
  await countersign(member, groupId)
  return downloadExecuted(member, groupId)
}

/** Once everyone has signed. */
export async function downloadExecuted(member: Member, groupId: string): Promise<Buffer> {
  await waitUntilExecuted(member, groupId)
  const answer = await fetch(`${baseUrl()}${downloadUrl(groupId)}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

function downloadUrl(groupId: string): string {
  return callUrl(calls.downloadDocument, { params: { id: groupId } })
}

async function countersign(member: Member, groupId: string): Promise<void> {
  await finishRoomByApi(await createOwnerLink(member, groupId))
  await waitUntilExecuted(member, groupId)
}

export async function signAsResident(member: Member, code: string): Promise<void> {
  const { embedUrl } = await member.api.call(calls.getEmbeddedLink, { params: { code } })
  await finishRoomByApi(embedUrl)
}

interface NewGroup {
  formIds: string[]
  name: string
  people?: readonly FullName[]
  /** Beside the member. */
  owners?: readonly FullName[]
}

/** Creates a packet and returns its document group id. */
export async function createDocumentGroup(member: Member, input: NewGroup): Promise<string> {
  const body = await buildGroupRequest(member, input)
  const { documentGroupId } = await member.api.call(calls.createDocumentGroup, { body })
  return documentGroupId
}

/** A form to print, for the first unit; returns its document group id. */
export async function createPrintGroup(member: Member, formId: string): Promise<string> {
  const { documentGroupId } = await member.api.call(calls.createPrintGroup, {
    body: {
      formId,
      propertyId: member.property._id,
      unitId: member.property.units[0]?._id ?? '',
      residents: [{ name: 'Maria Lopez' }],
    },
  })
  return documentGroupId
}

/** The forms of a new lease for the member's home and two residents. */
export async function listNewLease(member: Member): Promise<string[]> {
  const { address, yearBuilt } = member.property
  const { bundles } = await member.api.call(calls.getFormBundles, {
    query: {
      state: UsState.parse(address.state),
      ...(yearBuilt !== undefined && { yearBuilt }),
      residents: 2,
    },
  })
  const forms = bundles.find(({ _id }) => _id === 'new-lease')?.forms ?? []
  return forms.filter(({ optional }) => !optional).map(({ formId }) => formId)
}

/** What the wizard sends. */
export async function buildGroupRequest(member: Member, input: NewGroup) {
  const signers = (input.people ?? twoResidents).map(([firstName, lastName], index) =>
    buildSigner(firstName, lastName, `012${index + 3}`),
  )
  const { forms } = await member.api.call(calls.getForms, { query: { limit: 100 } })
  const templateIds = input.formIds.map((id) => {
    const form = forms.find((candidate) => candidate._id === id)
    if (!form) {
      throw new Error(`The library has no form "${id}".`)
    }
    return templateIdFor(form, signers.length)
  })
  const owners = (input.owners ?? nobody).map(([firstName, lastName], index) =>
    buildSigner(firstName, lastName, `014${index}`),
  )
  return {
    templateIds,
    signers,
    ...(owners.length > 0 && { owners }),
    initiator: { _id: member.id, email: member.email, name: member.name },
    propertyId: member.property._id,
    unitId: member.property.units[0]?._id ?? '',
    packetName: input.name,
  }
}

export async function createOwnerLink(member: Member, documentGroupId: string): Promise<string> {
  const { embedUrl } = await member.api.call(calls.createSigningLink, {
    body: { documentGroupId, email: member.email },
  })
  return embedUrl
}

/** Answers for the owner what is required, but nothing with these labels, and does not finish. */
export async function fillOut(
  member: Member,
  groupId: string,
  { except }: { except?: readonly string[] } = {},
): Promise<void> {
  const room = roomApi(await createOwnerLink(member, groupId))
  await answerAllMissing(room, await room.call(calls.getRoom), except)
}

async function waitUntilExecuted(member: Member, groupId: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { packet } = await member.api.call(calls.getPacketByGroup, {
      params: { docGroupId: groupId },
    })
    if (packet.status === 'FULLY_EXECUTED') {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The packet was not executed within 10 seconds.')
}

function buildSigner(firstName: string, lastName: string, last4: string) {
  const email = `${lastName.normalize('NFD').replace(/\W/g, '')}-${randomUUID().slice(0, 6)}@example.com`
  return { firstName, lastName, email: email.toLowerCase(), phone: `217555${last4}` }
}
