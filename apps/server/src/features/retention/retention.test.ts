import { readFileSync } from 'node:fs'
import { mails, webhookEvents } from '@countersign/database'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerJobs } from '../../bootstrap/jobs.ts'
import type { Job } from '../../kernel/context.ts'
import { addMs, minutes } from '../../kernel/time.ts'
import { startTestApp, uploadPdf, type TestApp } from '../../testing/index.ts'
import { walkPacket } from '../../testing/walk-packet.ts'
import { addressRule } from './delete-addresses.ts'
import { deleteDraftsJob } from './delete-drafts.ts'
import { packetRules } from './delete-expired-packets.ts'
import { unnamedFilesRule } from './delete-unnamed-files.ts'
import { unsavedGroupsRule } from './delete-unsaved-groups.ts'
import { unsealedFilesRule } from './delete-unsealed-files.ts'
import { retentionRules } from './retention-rules.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const day = minutes(24 * 60)

test('an idle installation does not grow, and only what the rules name is deleted', async () => {
  await fill()
  await runPlannedJobs()
  const before = await countRows()

  for (let count = 0; count < 25; count += 1) {
    server.clock.advance(4 * day)
    await runPlannedJobs()
    await server.jobs.run()
  }

  const after = await countRows()
  const changed = Object.keys(before).filter((table) => after[table] !== before[table])
  expect(changed.toSorted()).toEqual([
    'own_form_uploads',
    'room_sessions',
    'sessions',
    'webhook_events',
  ])
  expect(changed.map((table) => after[table])).toEqual([0, 0, 0, 0])
  const texts = await server.services.db.select({ html: mails.html, text: mails.text }).from(mails)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.every(({ html, text }) => html === '' && text === '')).toBe(true)
})

/** A packet that is done, and everything that its members have left behind. */
async function fill(): Promise<void> {
  const { member } = await walkPacket(server, 'executed')
  await server.jobs.run()
  await uploadPdf(server, member, await createLandlordPdf())
  await server.services.db.insert(webhookEvents).values({
    id: server.services.ids.uuid(),
    vendor: 'stripe',
    eventId: 'evt_1',
    payload: {},
    receivedAt: server.clock.now(),
    processedAt: server.clock.now(),
  })
}

async function runPlannedJobs(): Promise<void> {
  const planned: Job[] = []
  registerJobs({ register: (job) => void planned.push(job) })
  for (const job of planned.filter(({ every }) => every)) {
    await job.run(server.ctx, {})
  }
}

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await server.services.db.execute<{ name: string; count: number }>(
    sql`select tablename as name, (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from public.%I', tablename), false, true, '')))[1]::text::int as count
    from pg_tables where schemaname = 'public'`,
  )

  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test('half-written files are removed after a day', async () => {
  const removedBefore: Date[] = []
  server.services.ports.files.removeDrafts = async (before) => void removedBefore.push(before)
  await deleteDraftsJob.run(server.ctx, {})

  expect(removedBefore).toEqual([addMs(server.clock.now(), -day)])
})

test('database.md lists every rule', () => {
  const doc = readFileSync(
    new URL('../../../../../docs/operations/database.md', import.meta.url),
    'utf8',
  ).replace(/ +/g, ' ')
  for (const { what, keptFor, why } of [
    ...retentionRules,
    ...packetRules,
    addressRule,
    unnamedFilesRule,
    unsavedGroupsRule,
    unsealedFilesRule,
  ]) {
    expect(doc).toContain(`| ${what} | ${keptFor} | ${why} |`)
  }
})
