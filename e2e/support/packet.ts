import { randomUUID } from 'node:crypto'
import * as calls from '@countersign/contract/calls'
import { callUrl, templateIdFor } from '@countersign/contract/calls'
import { baseUrl } from './environment.ts'
import type { Member } from './member.ts'
import { finishRoom, completeRoom } from './room-by-api.ts'

type Stage = 'created' | 'filled' | 'sent' | 'residents-signed' | 'executed'

export interface MadePacket {
  groupId: string
  name: string
  residents: { name: string; email: string; code: string }[]
}

type Person = readonly [firstName: string, lastName: string]

const twoResidents: readonly Person[] = [
  ['Maria', 'Lopez'],
  ['José', 'Núñez'],
]

/** Brings a packet, of two residents unless said, to this stage, through the API. */
export async function packetAt(
  stage: Stage,
  member: Member,
  {
    formIds = ['residential-lease'],
    name = `Packet ${randomUUID().slice(0, 8)}`,
    people = twoResidents,
  } = {},
): Promise<MadePacket> {
  const groupId = await createGroup(member, { formIds, name, people })
  const packet: MadePacket = { groupId, name, residents: [] }
  if (stage === 'created') {
    return packet
  }

  await finishRoom(await ownersLink(member, groupId))
  if (stage === 'filled') {
    return packet
  }

  await member.api.call(calls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(calls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(calls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  packet.residents = invites
    .filter((invite) => invite.role.startsWith('TT'))
    .map(({ name, email, code }) => ({ name, email, code: code ?? '' }))
  if (stage === 'sent') {
    return packet
  }

  for (const resident of packet.residents) {
    await signAsResident(member, resident.code)
  }
  if (stage === 'residents-signed') {
    return packet
  }

  await countersign(member, groupId)
  return packet
}

/** The owner signs last; answers the executed file. */
export async function executePacket(member: Member, groupId: string): Promise<Buffer> {
  await countersign(member, groupId)
  const answer = await fetch(`${baseUrl()}${executedFileUrl(groupId)}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  return Buffer.from(await answer.arrayBuffer())
}

function executedFileUrl(groupId: string): string {
  return callUrl(calls.downloadDocument, { params: { id: groupId } })
}

async function countersign(member: Member, groupId: string): Promise<void> {
  await finishRoom(await ownersLink(member, groupId))
  await untilExecuted(member, groupId)
}

export async function signAsResident(member: Member, code: string): Promise<void> {
  const { embedUrl } = await member.api.call(calls.getEmbeddedLink, { params: { code } })
  await finishRoom(embedUrl)
}

/** Makes a packet, for Maria Lopez and José Núñez unless said; answers its document group. */
export async function createGroup(
  member: Member,
  input: { formIds: string[]; name: string; people?: readonly Person[] },
): Promise<string> {
  const signers = (input.people ?? twoResidents).map(([firstName, lastName], index) =>
    signer(firstName, lastName, `012${index + 3}`),
  )
  const { forms } = await member.api.call(calls.getForms, { query: { limit: 100 } })
  const templateIds = input.formIds.map((id) => {
    const form = forms.find((candidate) => candidate._id === id)
    if (!form) {
      throw new Error(`The library has no form "${id}".`)
    }
    return templateIdFor(form, signers.length)
  })
  const answer = await member.api.call(calls.createDocumentGroup, {
    body: {
      templateIds,
      signers,
      initiator: { _id: member.id, email: member.email, name: member.name },
      propertyId: member.property._id,
      unitId: member.property.units[0]?._id ?? '',
      packetName: input.name,
    },
  })
  return answer.documentGroupId
}

/** Milliseconds from the owner's "Finish" to the executed file's last byte. */
export async function lastClickToFile(member: Member, formIds: string[]): Promise<number> {
  const { groupId } = await packetAt('residents-signed', member, { formIds })
  const finish = await completeRoom(await ownersLink(member, groupId))
  const began = performance.now()
  await finish()
  await untilExecuted(member, groupId)
  await member.api.call(calls.downloadDocument, { params: { id: groupId } })
  return performance.now() - began
}

/** Milliseconds from so many owners' "Finish" at one instant until the last file is there. */
export async function lastClicksToFiles(
  member: Member,
  { formIds, count }: { formIds: string[]; count: number },
): Promise<number> {
  const clicks: { groupId: string; finish: () => Promise<unknown> }[] = []
  for (let made = 0; made < count; made += 1) {
    const { groupId } = await packetAt('residents-signed', member, { formIds })
    clicks.push({ groupId, finish: await completeRoom(await ownersLink(member, groupId)) })
  }
  const began = performance.now()
  await Promise.all(
    clicks.map(async ({ groupId, finish }) => {
      await finish()
      await untilExecuted(member, groupId)
    }),
  )
  return performance.now() - began
}

async function ownersLink(member: Member, documentGroupId: string): Promise<string> {
  const { embedUrl } = await member.api.call(calls.createSigningLink, {
    body: { documentGroupId, email: member.email },
  })
  return embedUrl
}

async function untilExecuted(member: Member, groupId: string): Promise<void> {
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const { packet } = await member.api.call(calls.getPacketByGroup, {
      params: { docGroupId: groupId },
    })
    if (packet.status === 'FULLY_EXECUTED') {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('The packet was not executed within 10 seconds.')
}

function signer(firstName: string, lastName: string, last4: string) {
  const email = `${lastName.normalize('NFD').replace(/\W/g, '')}-${randomUUID().slice(0, 6)}@example.com`
  return { firstName, lastName, email: email.toLowerCase(), phone: `217555${last4}` }
}
