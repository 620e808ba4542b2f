import path from 'node:path'
import { startEmbeddedPostgres } from '@countersign/database/embedded-postgres'
import * as calls from '@countersign/contract/calls'
import { createMember, type Member } from '../e2e/support/member.ts'
import { createPacketAt } from '../e2e/support/packet.ts'
import { finishRoomByApi } from '../e2e/support/room-by-api.ts'
import { startServer } from './server.ts'
import type { Statement } from './postgres-messages.ts'
import { startStatementProxy, type StatementProxy } from './statement-proxy.ts'
import { createTable } from './table.ts'

/** What one packet costs PostgreSQL: two residents and one form, from its creation to its file. */
export async function measureStatements(folder: string): Promise<void> {
  const dataDir = path.join(folder, 'database')
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  const proxy = await startStatementProxy(postgres.url)
  const server = await startServer(path.join(folder, 'serving'), { DATABASE_URL: proxy.url })
  process.env.E2E_BASE_URL = server.baseUrl
  process.env.E2E_DATABASE_URL = postgres.url
  try {
    const calls = await measureRoad(proxy)
    printCalls(calls)
    printKinds(calls.flatMap(({ statements }) => statements))
  } finally {
    await server.stop()
    await proxy.stop()
    await postgres.stop()
  }
}

interface CallStatements {
  call: string
  statements: Statement[]
}

/** The second packet counts: by then the connections are open and their statements prepared. */
async function measureRoad(proxy: StatementProxy): Promise<CallStatements[]> {
  const member = await createMember()
  await walk(member)
  const idle = await countIdle(proxy)

  const { recorded, restore } = recordCalls(proxy)
  try {
    await walk(member)
  } finally {
    restore()
  }
  recorded.push({ call: 'jobs after the last call', statements: proxy.take() })
  for (const each of recorded) {
    each.statements = each.statements.filter(({ text }) => !isPolling(text))
  }
  createTable('Statements of an idle server', ['a second']).row(
    'workers that look for jobs',
    idle.toFixed(1),
  )
  return recorded
}

/** How often workers look for jobs depends on the time that the packet takes. */
function isPolling(text: string): boolean {
  return /^\s*WITH\s+next AS/.test(text)
}

async function walk(member: Member): Promise<void> {
  const { groupId } = await createPacketAt('residents-signed', member, {
    formIds: ['pet-addendum'],
  })
  const { embedUrl } = await member.api.call(calls.createSigningLink, {
    body: { documentGroupId: groupId, email: member.email },
  })
  await finishRoomByApi(embedUrl)
  await settle()
  await member.api.call(calls.getPacketByGroup, { params: { docGroupId: groupId } })
  await member.api.call(calls.downloadDocument, { params: { id: groupId } })
}

/** Until mails are sent and jobs are done. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
}

async function countIdle(proxy: StatementProxy): Promise<number> {
  const seconds = 6
  proxy.take()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))

  return proxy.take().length / seconds
}

/** Jobs that run beside a call are counted with it. */
function recordCalls(proxy: StatementProxy): { recorded: CallStatements[]; restore(): void } {
  const recorded: CallStatements[] = []
  const original = globalThis.fetch
  proxy.take()
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init)
    const bytes = await answer.arrayBuffer()
    const url = input instanceof Request ? input.url : input.toString()
    recorded.push({ call: nameCall(init?.method ?? 'GET', url), statements: proxy.take() })
    return new Response(bytes, { status: answer.status, headers: answer.headers })
  }

  return { recorded, restore: () => void (globalThis.fetch = original) }
}

function nameCall(method: string, url: string): string {
  const { pathname } = new URL(url)
  const pattern = pathname
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, ':id')
    .replace(/\/[0-9a-hjkmnp-tv-z]{26}(?=\/|$)/g, '/:code')

  return `${method} ${pattern}`
}

function printCalls(recorded: CallStatements[]): void {
  const table = createTable('Statements of one packet, by call', ['calls', 'statements'])
  for (const call of new Set(recorded.map((each) => each.call))) {
    const same = recorded.filter((each) => each.call === call)
    table.row(call, String(same.length), same.map(({ statements }) => statements.length).join(', '))
  }
  const statements = recorded.flatMap((each) => each.statements)
  const parsed = statements.filter((statement) => statement.parsed).length
  const requests = recorded.filter(({ call }) => call.includes('/api/')).length
  table.row('one packet', String(requests), `${statements.length}, ${parsed} parsed`)
}

function printKinds(statements: Statement[]): void {
  const counts = new Map<string, number>()
  for (const { text } of statements) {
    const kind = text.replaceAll(/\s+/g, ' ').trim().slice(0, 110)
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const table = createTable('Statements of one packet, most frequent first', ['times'])
  for (const [kind, times] of [...counts].sort(([, one], [, other]) => other - one).slice(0, 40)) {
    table.row(`\`${kind.replaceAll('|', '\\|')}\``, String(times))
  }
}
