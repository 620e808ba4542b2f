import { calls } from '@countersign/contract/calls'
import { createMember, type Member } from '../e2e/support/member.ts'
import { buildGroupRequest, createPacketAt, listNewLease } from '../e2e/support/packet.ts'
import { fetchAs } from './fetch-as.ts'
import { copyPackets } from './copy-packets.ts'
import { lastClicksToFiles, lastClickToFile } from './last-click.ts'
import { measureRoomCalls } from './room-calls.ts'
import type { RunningServer } from './server.ts'
import { measureWholeRoad } from './whole-road.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import type { Table } from './table.ts'

const three = ['residential-lease', 'pet-addendum', 'esign-consent-addendum']

/** As many as of the bare route: until V8 has compiled what they need, both take longer. */
const warmUp = 30

/** The waiting times of a landlord, one caller at a time. */
export async function measurePackets(
  table: Table,
  bare: Sample,
  server: RunningServer,
): Promise<void> {
  const member = await createMember()
  const createOne = async (run: number) => {
    const body = await buildGroupRequest(member, { formIds: three, name: `Bench ${run}` })
    return measureMilliseconds(() => member.api.call(calls.createDocumentGroup, { body }))
  }
  const create = await sample(30, createOne, warmUp)
  table.timed('create group, 3 forms, 2 residents', create, bare)

  for (const formIds of [three.slice(0, 1), three]) {
    const seal = await sample(60, () => lastClickToFile(member, { formIds }), warmUp)
    table.timed(`last click → executed file, ${countForms(formIds)}`, seal, bare)
  }
  await measureLargePackets(table, bare, member)
  await measureThroughput(table, member)
  const lease = { what: 'whole road of a lease', formIds: three.slice(0, 1), packetsEach: 4 }
  const newLease = await listNewLease(member)
  const bundle = {
    what: `whole road of a new lease, ${countForms(newLease)}`,
    formIds: newLease,
    packetsEach: 1,
  }
  const eleven = (await listSignedForms(member)).slice(0, 11)
  const copies = { what: 'whole road of eleven forms', formIds: eleven, packetsEach: 1 }
  for (const road of [lease, bundle, copies]) {
    await measureWholeRoad(table, member, { server, ...road })
  }

  const { groupId } = await createPacketAt('sent', member)
  await measurePolls(table, bare, { member, groupId })
  await measureLists(table, bare, { member, groupId })
}

const four = [
  ['Maria', 'Lopez'],
  ['José', 'Núñez'],
  ['John', 'Park'],
  ['Aisha', 'Bello'],
] as const

/** Packets as people make them, and as large as they can be. Their preparation takes much longer. */
async function measureLargePackets(table: Table, bare: Sample, member: Member): Promise<void> {
  const formIds = await listSignedForms(member)
  const newLease = await listNewLease(member)
  await measureRoomCalls(member, [
    ['1 form, 2 residents', { formIds: three.slice(0, 1) }],
    [`new lease, ${countForms(newLease)}, 2 residents`, { formIds: newLease }],
    ['40 forms, 2 residents', { formIds: formIds.slice(0, 40) }],
    ['40 forms, 4 residents', { formIds: formIds.slice(0, 40), people: four }],
  ])
  for (const [what, packet, runs] of [
    ['new lease, 2 residents', { formIds: newLease, people: four.slice(0, 2) }, 10],
    ['new lease, 4 residents', { formIds: newLease, people: four }, 10],
    ['40 forms, 2 residents', { formIds: formIds.slice(0, 40), people: four.slice(0, 2) }, 5],
    ['40 forms, 4 residents', { formIds: formIds.slice(0, 40), people: four }, 5],
  ] as const) {
    const seal = await sample(runs, () => lastClickToFile(member, packet), 2)
    table.timed(`last click → executed file, ${what}`, seal, bare)
  }
}

/** Forms that residents of any state sign. */
export async function listSignedForms(member: Member): Promise<string[]> {
  const { forms } = await member.api.call(calls.getForms, { query: { limit: 100 } })

  return forms
    .filter(({ deliveryClass, signerScope }) => deliveryClass < 'C' && signerScope !== 'guarantor')
    .map(({ _id }) => _id)
}

function countForms({ length }: readonly string[]): string {
  return `${length} form${length > 1 ? 's' : ''}`
}

const concurrentOwners = 24

/** Executed packets per second if many owners finish at once. */
async function measureThroughput(table: Table, member: Member): Promise<void> {
  const taken = await lastClicksToFiles(member, {
    formIds: three.slice(0, 1),
    count: concurrentOwners,
  })

  table.row(
    `packets executed a second, ${concurrentOwners} owners at once`,
    ((concurrentOwners / taken) * 1000).toFixed(1),
  )
}

interface SentPacket {
  member: Member
  groupId: string
}

async function measurePolls(table: Table, bare: Sample, { member, groupId }: SentPacket) {
  const url = `/legal-form-packets/group/${groupId}`
  const etag = await fetchAs(member.token, url)
  const poll = await sample(200, () =>
    measureMilliseconds(() => fetchAs(member.token, url, { 'if-none-match': etag })),
  )
  table.timed('status poll, nothing new (304)', poll, bare)
}

async function measureLists(table: Table, bare: Sample, { member, groupId }: SentPacket) {
  await copyPackets(groupId, 10_000)
  for (const [what, query] of [
    ['packet list of 10,000', ''],
    ['packet list of 10,000, searched', '?searchTerm=lopez%209999'],
  ] as const) {
    const list = await sample(60, () =>
      measureMilliseconds(() => fetchAs(member.token, `/legal-form-packets${query}`)),
    )
    table.timed(what, list, bare)
  }
}
