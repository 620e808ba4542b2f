import path from 'node:path'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { type Member, createMember, query } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { fetchAs } from './fetch-as.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import { startServer } from './server.ts'
import { createTable, milliseconds } from './table.ts'

/** A million packets have 36 million events: `EVENTS=36000000 npm run bench -- events`. */
const sizes = [100_000, Number(process.env.EVENTS ?? 3_600_000)]
const inOneStatement = 500_000

/** Reads no events. The machine may be busier for one size than for the other. */
const baseline = 'baseline: read the account'

/** Whether writing and reading events gets slower with their number: one table, not partitioned. */
export async function measureEvents(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    log: () => {},
  })
  const server = await startServer(path.join(folder, 'events'), { DATABASE_URL: postgres.url })
  process.env.E2E_BASE_URL = server.baseUrl
  process.env.E2E_DATABASE_URL = postgres.url
  try {
    await measureAllSizes(await createMember())
  } finally {
    await server.stop()
    await postgres.stop()
  }
}

async function measureAllSizes(member: Member): Promise<void> {
  const { groupId } = await createPacketAt('sent', member)
  const measured: Record<string, Sample>[] = []
  let added = 0
  for (const size of sizes) {
    for (; added < size; added += inOneStatement) {
      await addEvents(added + 1, Math.min(added + inOneStatement, size))
    }
    added = size
    await query('vacuum analyze events')
    measured.push({
      [baseline]: await sample(60, () =>
        measureMilliseconds(() => fetchAs(member.token, '/auth/me')),
      ),
      'read the history of a packet': await sample(60, () =>
        measureMilliseconds(() =>
          fetchAs(member.token, `/legal-form-packets/group/${groupId}/events`),
        ),
      ),
      'create a packet, with its event': await sample(30, () =>
        measureMilliseconds(() => createPacketAt('created', member)),
      ),
    })
  }

  const [few = {}, many = {}] = measured
  const headers = sizes.map((size) => `${size.toLocaleString('en-US')} events`)
  const table = createTable('The table of events, p50', [...headers, 'ratio', 'to the baseline'])
  const growth = (what: string) => (many[what]?.p50 ?? Number.NaN) / (few[what]?.p50 ?? Number.NaN)
  for (const [what, { p50 }] of Object.entries(few)) {
    table.row(
      what,
      milliseconds(p50),
      milliseconds(many[what]?.p50 ?? Number.NaN),
      growth(what).toFixed(2),
      (growth(what) / growth(baseline)).toFixed(2),
    )
  }
}

/** Events of packets with 36 events each. Marked as checked, for their chains are not real. */
async function addEvents(from: number, to: number): Promise<void> {
  await query(
    `insert into events (stream, seq, type, actor, at, data, ip, user_agent, time_zone, previous_hash, hash)
     select 'group:' || md5((n / 36)::text)::uuid, n % 36 + 1, 'packet.viewed', 'resident:TT1',
       timestamptz '2020-01-01' + n * interval '5 seconds',
       jsonb_build_object('document', 'd' || n % 11, 'signer', 'TT1', 'seen', n % 100),
       '203.0.113.7', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'America/Chicago',
       sha256(n::text::bytea)::text, sha256((n + 1)::text::bytea)::text
     from generate_series($1::bigint, $2::bigint) n`,
    [from, to],
  )
  await query(
    `insert into event_check_progress (checked_up_to) select max(id) from events
     on conflict (id) do update set checked_up_to = excluded.checked_up_to`,
  )
}
