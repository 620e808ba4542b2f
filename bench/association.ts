import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { toDayInZone } from '@countersign/answers/format-day'
import { associationCalls } from '@countersign/contract/calls/association'
import { calls } from '@countersign/contract/calls'
import type { FormImport } from '@countersign/contract/schemas/forms/form-import'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import {
  addAssociationForm,
  checkDraft,
  createStaff,
  withdrawAssociationForm,
} from '../e2e/support/association.ts'
import { garageLease } from '../e2e/support/garage-lease.ts'
import { createMember, query, type Member } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { addManyPackets } from './add-packets.ts'
import { fetchAs } from './fetch-as.ts'
import { measureMilliseconds, sample } from './measure.ts'
import { startServer, type RunningServer } from './server.ts'
import { createTable, milliseconds } from './table.ts'

const today = toDayInZone(new Date(), 'America/New_York')
/** BENCH_ROUNDS: fewer for a quick look. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 100)
const files = 120

/** The association's forms: published by one person, withdrawn, and used by ten thousand members. */
export async function measureAssociation(folder: string): Promise<void> {
  await withServers(folder, async (servers) => {
    const table = createTable('The association’s forms', ['figure', 'goal'])
    const staff = await createStaff()
    const member = await createMember()
    const library = () =>
      sample(40, () => measureMilliseconds(() => fetchAs(member.token, '/forms?limit=100')))
    const without = await library()
    await measureWithdrawing(servers, { staff, member }, table.row)
    const { groupId } = await createPacketAt('created', member)
    await measurePublishing(staff, table.row)
    for (let count = files; count < 200; count += 1) {
      await addAssociationForm(staff, { title: `Rules ${count}` })
    }
    const withForms = await library()
    table.row(
      'first page of a member’s library, 200 forms of the association',
      `${milliseconds(withForms.p50)}, ${(withForms.p50 / without.p50).toFixed(2)} × that without`,
      '1.3 ×',
    )
    await measureUse(staff, groupId, table.row)
  })
}

type Row = (what: string, ...cells: string[]) => void
type People = Record<'staff' | 'member', Member>

/** What the screens ask: to add, choose many, files, category and Start; then for each form. */
const actsAtUpload = 5
/** Its row, Publish, number, note, four previews, all blanks, Publish, back to the list. */
const actsPerForm = 11

async function measurePublishing(staff: Member, row: Row): Promise<void> {
  const uploading = await measureMilliseconds(async () => {
    for (let file = 0; file < files; file += 1) {
      await publish(staff, await importPdf(staff, file), `B-${file}`)
    }
  })
  const acts = actsAtUpload + files * actsPerForm
  row(
    `${files} PDFs from upload to the last Publish: the server’s part`,
    `${(uploading / 60_000).toFixed(1)} min`,
    '60 min with the acts',
  )
  row(
    `${files} PDFs: acts of one person, at 2 s each`,
    `${acts}, ${((acts * 2) / 60).toFixed(0)} min`,
    '',
  )
}

async function importPdf(staff: Member, file: number): Promise<FormImport> {
  const search = new URLSearchParams({
    key: randomUUID(),
    title: `Garage lease ${file}`,
    category: 'Lease Addenda',
  })
  const answer = await fetch(
    `${process.env.E2E_BASE_URL ?? ''}/api/association/forms/imports?${search}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/pdf' },
      body: new Uint8Array(otherLease(file)),
    },
  )
  if (answer.status === 429) {
    await wait(2000)
    return importPdf(staff, file)
  }
  if (!answer.ok) {
    throw new Error(await answer.text())
  }

  return (await answer.json()).import
}

/** Another heading of the same length: the same content would be known. */
function otherLease(file: number): Buffer {
  const pdf = garageLease().toString('latin1')

  return Buffer.from(
    pdf.replace('(Garage lease)', `(Garage ${String(file).padStart(5, '0')})`),
    'latin1',
  )
}

async function publish({ api }: Member, { form }: FormImport, number: string): Promise<void> {
  const params = { id: form._id }
  const { blanks } = await api.call(associationCalls.getAssociationForm, { params })
  await checkDraft(api, form._id)
  await api.call(associationCalls.publishForm, {
    params,
    body: {
      edition: form.edition,
      number,
      firstDay: today,
      note: 'First edition.',
      freeBlanks: blanks.filter(({ isLinked }) => !isLinked).map(({ id }) => id),
      previewed: true,
      compared: true,
    },
  })
}

/** Two servers over one database: each sends a packet of its own while the form is withdrawn. */
async function measureWithdrawing(
  servers: readonly RunningServer[],
  { staff, member }: People,
  row: Row,
): Promise<void> {
  const longest = { refused: 0 }
  const count = { sent: 0, refused: 0, wrong: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { formId } = await addAssociationForm(staff)
    const packets = await Promise.all(
      servers.map(async ({ baseUrl }) => ({ baseUrl, groupId: await paidPacket(member, formId) })),
    )
    const [, ...first] = await Promise.all([
      wait((round % 10) * 20).then(() => withdrawAssociationForm(staff, formId)),
      ...packets.map((packet) => send(member, packet)),
    ])
    const withdrawn = performance.now()
    const again = await Promise.all(packets.map((packet) => send(member, packet)))
    longest.refused = Math.max(longest.refused, performance.now() - withdrawn)
    for (const [at, { groupId }] of packets.entries()) {
      const isSent = first[at] === 200
      const { packet } = await member.api.call(calls.getPacketByGroup, {
        params: { docGroupId: groupId },
      })
      count[isSent ? 'sent' : 'refused'] += 1
      const isWrong =
        (!isSent && (first[at] !== 409 || again[at] !== 409)) ||
        (packet.status === 'AWAITING_TENANT_SIGNATURE') !== isSent
      count.wrong += isWrong ? 1 : 0
    }
  }
  row(
    'from the answer to Withdraw to the last refused send on two servers, longest',
    milliseconds(longest.refused),
    '1 s',
  )
  row(
    `${rounds} races of sending on two servers against withdrawing`,
    `${count.sent} sent before, ${count.refused} refused, ${count.wrong} sent after`,
    'none sent after',
  )
}

async function paidPacket(member: Member, formId: string): Promise<string> {
  const { groupId } = await createPacketAt('filled', member, { formIds: [formId] })
  await member.api.call(calls.postPayment, { body: { documentGroupId: groupId } })

  return groupId
}

async function send(
  { token }: Member,
  { baseUrl, groupId }: { baseUrl: string; groupId: string },
): Promise<number> {
  const answer = await fetch(`${baseUrl}/api/esign/send-for-signature`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ docGroupId: groupId }),
  })
  await answer.arrayBuffer()

  return answer.status
}

const allPackets = 1_000_000
const members = 10_000

/** One form in every hundredth packet of a million, each of another member. */
async function measureUse(staff: Member, groupId: string, row: Row): Promise<void> {
  const { formId } = await addAssociationForm(staff)
  await addManyPackets(groupId, { from: 1, to: allPackets })
  await giveToMembers(formId)
  for (const [what, url, goal] of [
    ['Use of a form with 10,000 packets among a million', 'use', '50 ms'],
    ['the CSV of its 10,000 members', 'use.csv', ''],
  ] as const) {
    const { p50, p95 } = await sample(40, () =>
      measureMilliseconds(() => fetchAs(staff.token, `/association/forms/${formId}/${url}`)),
    )
    row(what, `${milliseconds(p50)}, p95 ${milliseconds(p95)}`, goal)
  }
}

async function giveToMembers(formId: string): Promise<void> {
  await query(
    `with made as materialized (
       insert into users (id, issuer, subject, name, email, created_at, updated_at)
       select gen_random_uuid(), 'bench', 'user-' || n, 'Member ' || n, 'member-' || n || '@example.com', now(), now()
       from generate_series(1, $1::int) n returning id
     ), owners as (
       select id, row_number() over () as n from made
     ), chosen as (
       select id, row_number() over () as n from packets where request_key like 'bench-%00'
     )
     update packets set owner_id = owners.id,
       documents = jsonb_build_array(jsonb_build_object('formId', $2::text, 'title', 'Rules', 'edition', (1 + owners.n % 3)::text, 'order', 1))
     from chosen join owners using (n) where packets.id = chosen.id`,
    [members, formId],
  )
  await query('vacuum analyze packets')
}

async function withServers(
  folder: string,
  work: (servers: RunningServer[]) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    log: () => {},
  })
  const env = { DATABASE_URL: postgres.url }
  const first = await startServer(path.join(folder, 'association'), env)
  const second = await startServer(path.join(folder, 'association'), env)
  process.env.E2E_BASE_URL = first.baseUrl
  process.env.E2E_DATABASE_URL = postgres.url
  try {
    await work([first, second])
  } finally {
    await second.stop()
    await first.stop()
    await postgres.stop()
  }
}
