import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { mails } from './schema/mail.ts'
import { packets } from './schema/packets.ts'
import { signingInvites } from './schema/signing-invites.ts'
import { createEmptyDatabase } from './testing/create-database.ts'
import { migrateBefore } from './testing/migrate-before.ts'

let url: string
let drop: () => Promise<void>
let database: OpenDatabase
beforeEach(async () => {
  ;({ url, drop } = await createEmptyDatabase())
  await migrateBefore(url, '0012_event_checks_and_wrong_recipients')
  database = openDatabase(url)
})
afterEach(async () => {
  await database.close()
  await drop()
})

test('a link that reached someone else before the update is known by its invite afterwards', async () => {
  const packet = await insertPacket()
  const other = await insertPacket()
  for (const { id } of [packet, other]) {
    await insertInvite(id, 'TT1')
    await insertInvite(id, 'TT2')
  }
  const stream = `group:${packet.documentGroupId}`
  await insertEvent({ stream, seq: 1, type: 'packet.disowned', role: 'TT2', at: '2026-05-01' })
  await insertEvent({ stream, seq: 2, type: 'packet.disowned', role: 'TT2', at: '2026-05-03' })
  await insertEvent({ stream, seq: 3, type: 'packet.paper-asked', role: 'TT1', at: '2026-05-04' })

  await migrate(url)

  const at = new Date('2026-05-03T00:00:00.000Z')
  expect(await readInvites(packet.id)).toEqual([
    { role: 'TT1', wrongRecipientAt: null },
    { role: 'TT2', wrongRecipientAt: at },
  ])
  expect(await readInvites(other.id)).toEqual([
    { role: 'TT1', wrongRecipientAt: null },
    { role: 'TT2', wrongRecipientAt: null },
  ])
})

test('who signed first, and how each signer was entered, is known after the update', async () => {
  const packet = await insertPacket()
  await insertInvite(packet.id, 'TT1')
  await insertInvite(packet.id, 'LLSign')
  await insertResident(packet.id)
  await database.db.execute(sql`
    update signing_invites set status = 'signed', signed_at = '2026-05-02T00:00:00Z'
    where role = 'TT1'`)

  await migrate(url)

  const [after] = await database.db.select().from(packets)
  expect(after).toMatchObject({ firstSignedAt: new Date('2026-05-02T00:00:00.000Z'), linkDays: 30 })
  const [owner, resident] = await database.db
    .select()
    .from(signingInvites)
    .orderBy(signingInvites.role)
  expect(resident).toMatchObject({ firstName: 'Tara', lastName: 'Teal', phone: '+12175550101' })
  expect(owner).toMatchObject({ firstName: null, lastName: null, phone: null })
})

test('a packet in a company’s name knows after the update who signs it', async () => {
  const packet = await insertPacket()
  const ended = await insertPacket()
  await database.db.execute(sql`update packets set initiator_name = 'Maple Homes LLC'
    where id = ${packet.id}`)
  await database.db
    .execute(sql`update packets set status = 'ARCHIVED', archived_reason = 'canceled',
    archived_at = now(), initiator_name = (select name from users where users.id = owner_id)
    where id = ${ended.id}`)
  const names = await database.db.execute(sql`select name from users`)

  await migrate(url)

  const after = await database.db.select().from(packets).orderBy(packets.number)
  expect(after).toMatchObject([
    { initiatorName: 'Maple Homes LLC', signerName: names.rows[0]?.['name'] },
    { signerName: null },
  ])
})

test('mail that was queued before the update keeps its recipient’s role', async () => {
  await database.db.execute(sql`
    insert into mails (id, kind, dedupe_key, place, recipient_name, recipient_email, subject, text,
      html, created_at)
    values (gen_random_uuid(), 'invitation', 'one', 'TT3', 'Tara', 'tara@example.com', '', '', '',
      now())`)

  await migrate(url)

  expect(await database.db.select({ role: mails.role }).from(mails)).toEqual([{ role: 'TT3' }])
  await expect(database.db.execute(sql`update mails set role = 'TT9'`)).rejects.toMatchObject({
    cause: { constraint: 'mails_role' },
  })
})

/** With the columns of that time: today's schema has more. */
async function insertPacket(): Promise<{ id: string; documentGroupId: string }> {
  const [id, documentGroupId] = [randomUUID(), randomUUID()]
  await database.db.execute(sql`
    with owner as (
      insert into users (id, issuer, subject, name, email, created_at, updated_at)
      values (gen_random_uuid(), 'issuer', ${id}, 'Olivia Hart', 'olivia@example.com', now(), now())
      returning id
    ), property as (
      insert into properties (id, owner_id, name, street, city, state, zip, created_at)
      select gen_random_uuid(), id, 'Maple', '412 Maple Street', 'Springfield', 'IL', '62704', now()
      from owner
      returning id, owner_id
    ), unit as (
      insert into units (id, property_id, name, position)
      select gen_random_uuid(), id, 'Unit 1', 0 from property
      returning id, property_id
    )
    insert into packets (id, owner_id, name, status, status_since, document_group_id, property_id,
      unit_id, property_name, address, unit_name, initiator_name, initiator_email, documents,
      categories, request_key, request_sha256, search_text, created_at)
    select ${id}, property.owner_id, 'Lease', 'AWAITING_TENANT_SIGNATURE', now(), ${documentGroupId},
      property.id, unit.id, 'Maple', '{"street":"412 Maple Street"}', 'Unit 1', 'Olivia Hart',
      'olivia@example.com', '[]', '{}', ${id}, '', 'lease', now()
    from property, unit`)

  return { id, documentGroupId }
}

async function insertResident(packetId: string): Promise<void> {
  await database.db.execute(sql`
    with tenant as (
      insert into tenants (id, owner_id, name, email, email_key)
      select gen_random_uuid(), owner_id, 'Tara Teal', 'tara@example.com', 'tara@example.com'
      from packets where id = ${packetId}
      returning id
    )
    insert into packet_tenants (packet_id, position, tenant_id, first_name, last_name, email, phone)
    select ${packetId}, 0, id, 'Tara', 'Teal', 'tara@example.com', '+12175550101' from tenant`)
}

async function insertInvite(packetId: string, role: string): Promise<void> {
  await database.db.execute(sql`
    insert into signing_invites (id, packet_id, role, position, name, email, status)
    values (gen_random_uuid(), ${packetId}, ${role}, 1, 'Tara', 'tara@example.com', 'pending')`)
}

interface StoredEvent {
  stream: string
  seq: number
  type: string
  role: string
  at: string
}

async function insertEvent({ stream, seq, type, role, at }: StoredEvent): Promise<void> {
  await database.db.execute(sql`
    insert into events (stream, seq, type, actor, at, data, previous_hash, hash)
    values (${stream}, ${seq}, ${type}, 'resident', ${`${at}T00:00:00.000Z`},
      ${JSON.stringify({ role })}::jsonb, '', '')`)
}

function readInvites(packetId: string) {
  return database.db
    .select({ role: signingInvites.role, wrongRecipientAt: signingInvites.wrongRecipientAt })
    .from(signingInvites)
    .where(eq(signingInvites.packetId, packetId))
    .orderBy(signingInvites.role)
}
