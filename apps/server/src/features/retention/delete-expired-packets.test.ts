import { envelopes, packets } from '@countersign/database'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { packetStream } from '../../kernel/events/event-stream.ts'
import { days } from '../../kernel/time.ts'
import { dumpDatabase } from '../../testing/dump-database.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { printForm } from '../../testing/print-form.ts'
import {
  addProperty,
  expectOk,
  walkPacket,
  withNewSession,
  type PacketStage,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'
import { verifyChains } from '../history/index.ts'
import { deleteAddressesJob } from './delete-addresses.ts'
import { deleteExpiredPacketsJob } from './delete-expired-packets.ts'
import { deletePacketFilesJob } from './delete-packet-files.ts'

let server: TestApp
beforeEach(async () => {
  server = await startTestApp()
})
afterEach(() => server.stop())

const year = days(365.25)

for (const stage of ['sent', 'residents-signed'] satisfies PacketStage[]) {
  test(`a packet that is ${stage} is never deleted`, async () => {
    const walk = await walkPacket(server, stage)
    await passTime(100 * year)

    expect(await isThere(walk)).toBe(true)
  })
}

test('a signed packet goes seven years after its end, with its files, and its chain stays', async () => {
  const walk = await walkPacket(server, 'executed')
  const [file] = await filesOf(walk)
  await passTime(6.9 * year)
  expect(await isThere(walk)).toBe(true)

  await passTime(0.2 * year)
  await passTime(days(2))
  expect(await isThere(walk)).toBe(false)
  expect(file && (await server.services.ports.files.read(file))).toBeUndefined()
  const dump = await dumpDatabase(server)
  for (const text of ['Lopez', 'maria.lopez@', '2175550101', '127.0.0.1']) {
    expect(dump).not.toContain(text)
  }
  expect(await server.eventsOf(packetStream(walk.groupId))).toContain('packet.executed')
  expect(await verifyChains(server.ctx.db)).toMatchObject({ broken: [] })
})

test('a packet that came to nothing goes after two years', async () => {
  const walk = await walkPacket(server, 'sent')
  await cancel(walk)
  await passTime(1.9 * year)
  expect(await isThere(walk)).toBe(true)

  await passTime(0.2 * year)
  expect(await isThere(walk)).toBe(false)
})

test('a notice that was filled out and printed stays as long as a signed packet', async () => {
  const member = await server.asMember()
  const property = await addProperty(member)
  const groupId = await printForm(server, member, { formId: 'late-rent-reminder', property })
  await server.jobs.run()
  await passTime(6.9 * year)
  expect(await isThere({ groupId })).toBe(true)

  await passTime(0.2 * year)
  expect(await isThere({ groupId })).toBe(false)
})

test('a draft goes two years after somebody last touched it', async () => {
  const walk = await walkPacket(server, 'created')
  await passTime(1.9 * year)
  await server.services.db.execute(sql`select append_events(
    array[${packetStream(walk.groupId)}], array['{"at":"' || ${server.clock.now().toISOString()} || '","actor":"system","data":{},'],
    array[',"type":"packet.fill-started"}'])`)
  await passTime(0.2 * year)
  expect(await isThere(walk)).toBe(true)

  await passTime(2 * year)
  expect(await isThere(walk)).toBe(false)
})

test('an owner who keeps packets forever loses none', async () => {
  const walk = await walkPacket(server, 'executed')
  const canceled = await walkPacket(server, 'sent', walk.member)
  await cancel(canceled)
  const { userId } = walk.member
  await expectOk(walk.member.call('PUT', `/users/${userId}`, { keepPackets: true }))
  await passTime(50 * year)

  expect([await isThere(walk), await isThere(canceled)]).toEqual([true, true])
})

test('while a resident signs new packets, and until a lease ends, the earlier ones stay', async () => {
  const first = await walkPacket(server, 'executed')
  const other = await walkPacket(server, 'executed')
  await server.services.db
    .update(envelopes)
    .set({ body: sql`jsonb_set(body, '{values,LLEdit.term.end}', '"2034-06-30"')` })
    .where(eq(envelopes.id, other.groupId))
  await passTime(5 * year)
  await walkPacket(server, 'executed', (await withNewSession(server, first)).member)
  await passTime(3 * year)
  expect([await isThere(first), await isThere(other)]).toEqual([true, true])

  await passTime(5 * year)
  expect([await isThere(first), await isThere(other)]).toEqual([false, true])
  await passTime(5 * year)
  expect(await isThere(other)).toBe(false)
})

test('a file that another packet names stays', async () => {
  const [walk, other] = [await walkPacket(server, 'executed'), await walkPacket(server, 'executed')]
  const [file = ''] = await filesOf(walk)
  await server.services.db.execute(sql`update executed_files set sha256 = ${file}
    where packet_id = (select id from packets where document_group_id = ${other.groupId})`)
  await keepForever(other)
  await passTime(8 * year)
  await passTime(days(2))

  expect([await isThere(walk), await isThere(other)]).toEqual([false, true])
  expect(await server.services.ports.files.read(file)).toBeDefined()
})

test('files wait while a backup runs', async () => {
  const name = await server.services.ports.files.put(Buffer.from('of a deleted packet'))
  await server.services.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7266837003)`)
    await expect(deletePacketFilesJob.run(server.ctx, { names: [name] })).rejects.toThrow(/backup/)
  })

  expect(await server.services.ports.files.read(name)).toBeDefined()
})

test('network addresses go after a year, but not of a packet under way', async () => {
  const done = await walkPacket(server, 'executed')
  const open = await walkPacket(server, 'sent')
  server.clock.advance(1.1 * year)
  await deleteAddressesJob.run(server.ctx, {})
  await deleteAddressesJob.run(server.ctx, {})

  expect(await addressesOf(done)).toEqual([])
  expect(await addressesOf(open)).not.toEqual([])
  expect(await verifyChains(server.ctx.db)).toMatchObject({ broken: [] })
})

/** The job runs on the last day of it, twice, and so does what it has enqueued. */
async function passTime(ms: number): Promise<void> {
  server.clock.advance(ms)
  await deleteExpiredPacketsJob.run(server.ctx, {})
  await deleteExpiredPacketsJob.run(server.ctx, {})
  await deleteAddressesJob.run(server.ctx, {})
  await server.jobs.run()
}

async function isThere({ groupId }: Pick<WalkedPacket, 'groupId'>): Promise<boolean> {
  const { db } = server.services
  const found = [
    await db.$count(packets, eq(packets.documentGroupId, groupId)),
    await db.$count(envelopes, eq(envelopes.id, groupId)),
  ]
  expect(new Set(found).size).toBe(1)

  return found.includes(1)
}

async function cancel({ member, groupId }: WalkedPacket): Promise<void> {
  await expectOk(
    member.call('POST', `/legal-form-packets/group/${groupId}/cancel`, { reason: 'Not now' }),
  )
}

async function keepForever({ member }: WalkedPacket): Promise<void> {
  await server.services.db.execute(
    sql`update users set keep_packets = true where id = ${member.userId}`,
  )
}

async function filesOf({ groupId }: WalkedPacket): Promise<string[]> {
  const { rows } = await server.services.db.execute<{ sha256: string }>(sql`
    select sha256 from executed_files join packets on packets.id = packet_id
    where document_group_id = ${groupId}`)

  return rows.map(({ sha256 }) => sha256)
}

async function addressesOf({ groupId }: WalkedPacket): Promise<unknown[]> {
  const { rows } = await server.services.db.execute(sql`
    select id::text from events where stream = ${packetStream(groupId)} and personal ? 'origin'
    union all select id::text from envelopes
      where id = ${groupId} and jsonb_path_exists(body, '$.recipients[*].origin')`)

  return rows
}
