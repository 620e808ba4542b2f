import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { type Member, createMember, query } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { addManyPackets } from './add-packets.ts'
import { fetchAs, fetchBare } from './fetch-as.ts'
import { measureZip } from './packet-zip.ts'
import { measureMilliseconds, type Sample, sample } from './measure.ts'
import { startBareRoute, startServer } from './server.ts'
import { createTable, milliseconds } from './table.ts'

const sizes = [10_000, 1_000_000]

/** What an owner asks of the dashboard. The words occur in almost every packet, in some, or in one. */
const requests: Record<string, string> = {
  'no filter': '',
  'group: needs you': '?group=needs-you',
  'group: done': '?group=done',
  'status: fully executed': '?status=FULLY_EXECUTED',
  'one form': '?formId=pet-addendum',
  'two months': '?from=2026-02-01&to=2026-03-31',
  'sorted by name': '?sort=name&direction=asc',
  'sorted by resident, group: waiting': '?sort=residents&direction=asc&group=waiting',
  'sorted by execution date': '?sort=executed',
  'sorted by status': '?sort=status&direction=asc',
  'search: a rare name': '?searchTerm=quillfeather',
  'search: two words in another order': '?searchTerm=lopez%20maria',
  'search: a word of every packet': '?searchTerm=maple',
  'search: common words, none together': '?searchTerm=maple%20lease%20maria%20nobody',
  'search: two names that never meet': '?searchTerm=lopez%20garcia',
  'search: two form titles that never meet': '?searchTerm=residential%20renewal',
  'search: one letter': '?searchTerm=m',
  'search: a status': '?searchTerm=awaiting%20payment',
}

/** The dashboard of an owner with a million packets, compared with the same one at 10,000. */
export async function measurePacketLists(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    log: () => {},
  })
  const server = await startServer(path.join(folder, 'lists'), { DATABASE_URL: postgres.url })
  process.env.E2E_BASE_URL = server.baseUrl
  process.env.E2E_DATABASE_URL = postgres.url
  const bareRoute = await startBareRoute()
  try {
    const bare = await sample(300, () => measureMilliseconds(() => fetchBare(bareRoute.url)), 30)
    const member = await createMember()
    await measureZip(member, server.pid)
    await measureAllSizes(member, bare)
  } finally {
    await bareRoute.stop()
    await server.stop()
    await postgres.stop()
  }
}

async function measureAllSizes(member: Member, bare: Sample): Promise<void> {
  const { groupId } = await createPacketAt('sent', member)
  const measured: Record<string, Sample>[] = []
  let added = 0
  for (const size of sizes) {
    await addManyPackets(groupId, { from: added + 1, to: size })
    added = size
    measured.push(await measureRequests(member))
  }

  const [small = {}, large = {}] = measured
  const table = createTable('The dashboard, p95, by the packets of one owner', [
    '10,000',
    '1,000,000',
    'ratio',
    'to a bare route',
  ])
  for (const what of Object.keys(requests)) {
    const [few, many] = [small[what]?.p95 ?? Number.NaN, large[what]?.p95 ?? Number.NaN]
    table.row(
      what,
      milliseconds(few),
      milliseconds(many),
      (many / few).toFixed(2),
      `${(many / bare.p95).toFixed(1)} ×`,
    )
  }
}

async function measureRequests(member: Member): Promise<Record<string, Sample>> {
  await settle()
  const samples: Record<string, Sample> = {}
  for (const [what, search] of Object.entries(requests)) {
    samples[what] = await sample(40, () =>
      measureMilliseconds(() => fetchAs(member.token, `/legal-form-packets${search}`)),
    )
  }
  return samples
}

/** PostgreSQL still writes the packets that were added at once; a real owner's came over years. */
async function settle(): Promise<void> {
  await query('vacuum analyze packets')
  await wait(60_000)
}
