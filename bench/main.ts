import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import { newMember, signInAs } from '../e2e/support/member.ts'
import { createGroup, lastClickToFile, packetAt } from '../e2e/support/packet.ts'
import { measureFormLibrary } from './form-library.ts'
import { copyPackets } from './many-packets.ts'
import { millisecondsOf, type Sample, sample } from './measure.ts'
import { pageWeight } from './page-weight.ts'
import { addOwnForms, searches } from './search.ts'
import { startBareRoute, startServer } from './server.ts'

/**
 * `npm run bench`: every figure of the README, beside a bare Fastify route of the same run. Say
 * figures as ratios to that route: milliseconds differ from machine to machine.
 */
const folder = await mkdtemp(path.join(tmpdir(), 'countersign-bench-'))
const rows: [what: string, p50: string, p95: string, ratio: string][] = []

try {
  await measureStarts()
  await measureForms()
  await measureServing()
  print()
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measureStarts(): Promise<void> {
  const dataDir = path.join(folder, 'starts')
  const first = await startServer(dataDir)
  await first.stop()
  const warm = await startServer(dataDir)
  await warm.stop()
  rows.push(['first start, empty data folder', `${first.startMs.toFixed(0)} ms`, '', ''])
  rows.push(['warm start', `${warm.startMs.toFixed(0)} ms`, '', ''])
}

async function measureForms(): Promise<void> {
  const forms = await measureFormLibrary(path.join(folder, 'library'))
  const took = (what: string, { p50, p95 }: Sample) =>
    rows.push([what, `${p50.toFixed(0)} ms`, `${p95.toFixed(0)} ms`, ''])
  took('compile one form (the lease, 2 residents)', forms.oneForm)
  rows.push([
    `compile the whole library, ${forms.templates} templates`,
    `${forms.wholeLibrary.toFixed(0)} ms`,
    '',
    '',
  ])
  rows.push(['read the compiled library back', `${forms.readBack.toFixed(0)} ms`, '', ''])
  took('longer at a warm start, library compiled', forms.extraAtStart)
}

async function measureServing(): Promise<void> {
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'database'),
    log: () => {},
  })
  const server = await startServer(path.join(folder, 'serving'), { DATABASE_URL: postgres.url })
  const bareRoute = await startBareRoute()
  process.env.E2E_BASE_URL = server.baseUrl
  process.env.E2E_DATABASE_URL = postgres.url
  try {
    const bare = await sample(300, () => millisecondsOf(() => fetch(bareRoute.url).then(read)), 30)
    add('bare Fastify route', bare, bare)
    await measurePackets(bare)
    await measureSearch(bare)
    await measurePages(server.baseUrl)
  } finally {
    await bareRoute.stop()
    await server.stop()
    await postgres.stop()
  }
}

async function measurePackets(bare: Sample): Promise<void> {
  const member = await newMember()
  const three = ['residential-lease', 'pet-addendum', 'esign-consent-addendum']
  const create = await sample(30, (run) =>
    millisecondsOf(() => createGroup(member, { formIds: three, name: `Bench ${run}` })),
  )
  add('create group, 3 forms, 2 residents', create, bare)

  for (const formIds of [three.slice(0, 1), three]) {
    const seal = await sample(12, () => lastClickToFile(member, formIds))
    add(
      `last click → executed file, ${formIds.length} form${formIds.length > 1 ? 's' : ''}`,
      seal,
      bare,
    )
  }

  const { groupId } = await packetAt('sent', member)
  const first = await fetchAs(member.token, `/legal-form-packets/group/${groupId}`)
  const etag = first.headers.get('etag') ?? ''
  const poll = await sample(200, () =>
    millisecondsOf(() =>
      fetchAs(member.token, `/legal-form-packets/group/${groupId}`, { 'if-none-match': etag }).then(
        read,
      ),
    ),
  )
  add('status poll, nothing new (304)', poll, bare)

  await copyPackets(groupId, 10_000)
  for (const [what, query] of [
    ['packet list of 10,000', ''],
    ['packet list of 10,000, searched', '?searchTerm=lopez%209999'],
  ] as const) {
    const list = await sample(60, () =>
      millisecondsOf(() => fetchAs(member.token, `/legal-form-packets${query}`).then(read)),
    )
    add(what, list, bare)
  }
}

async function measureSearch(bare: Sample): Promise<void> {
  const member = await newMember()
  await addOwnForms(member, 5000)
  const search = await sample(120, (run) => {
    const term = encodeURIComponent(searches[run % searches.length] ?? '')
    return millisecondsOf(() => fetchAs(member.token, `/forms?searchTerm=${term}`).then(read))
  })
  add('search over 5,000 own forms and the library', search, bare)
}

async function measurePages(baseUrl: string): Promise<void> {
  const member = await newMember()
  const { residents } = await packetAt('sent', member)
  const pages = [
    ['login page', '/login', false],
    ['dashboard', '/legal-forms', true],
    ["resident's page with its frame", `/sign/${residents[0]?.code ?? ''}`, false],
  ] as const
  for (const [what, url, signedIn] of pages) {
    const weight = await pageWeight(`${baseUrl}${url}`, (context) =>
      signedIn ? signInAs(context, member) : Promise.resolve(),
    )
    rows.push([
      `scripts before the ${what} is drawn, gzipped`,
      `${(weight.firstBytes / 1000).toFixed(0)} KB`,
      `${(weight.allBytes / 1000).toFixed(0)} KB in all`,
      `${weight.requests} requests`,
    ])
  }
}

function fetchAs(token: string, url: string, headers: Record<string, string> = {}) {
  return fetch(`${process.env.E2E_BASE_URL ?? ''}/api${url}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
}

function read(answer: Response): Promise<unknown> {
  return answer.arrayBuffer()
}

function add(what: string, taken: Sample, bare: Sample): void {
  const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
  rows.push([
    what,
    milliseconds(taken.p50),
    milliseconds(taken.p95),
    `${(taken.p50 / bare.p50).toFixed(1)} ×`,
  ])
}

function print(): void {
  console.log(`\nNode ${process.version}, ${cpus().length} cores, ${process.platform}\n`)
  console.log('| what | p50 | p95 | to a bare route |\n|---|---|---|---|')
  for (const row of rows) {
    console.log(`| ${row.join(' | ')} |`)
  }
}
