import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import type { OpenDatabase } from './open-database.ts'
import { mails } from './schema/mail.ts'
import { signingInvites } from './schema/signing-invites.ts'
import { createEmptyDatabase } from './testing/create-database.ts'
import { createPacket } from './testing/create-packet.ts'
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
  const { packet } = await createPacket(database.db)
  const { packet: other } = await createPacket(database.db)
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
