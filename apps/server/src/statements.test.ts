import { sampleAnswer, sampleMarks } from '@countersign/answers/sample'
import type { Room } from '@countersign/contract'
import * as calls from '@countersign/contract/calls'
import { callUrl, type Call } from '@countersign/contract/calls'
import { openDatabase } from '@countersign/database'
import { createTestDatabase } from '@countersign/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testing/index.ts'
import { addProperty, expectOk, groupBody } from './testing/walk-packet.ts'

let server: TestApp
let statements: string[] = []
const counted: { call: string; count: number }[] = []
beforeAll(async () => {
  const database = await createTestDatabase()
  const { db, close } = openDatabase(database.url, {
    onStatement: (text) => void (isOfTest(text) || statements.push(text)),
  })
  const drop = async () => {
    await close()
    await database.drop()
  }
  server = await startTestApp({}, {}, { ...database, db, drop })
})
afterAll(() => server.stop())

const howToAccept = `A call needs another number of SQL statements than statements.txt says. More: read what is
already at hand, or put what belongs together into one statement. If it must be, accept the
new numbers with "npm test -- statements -u".`

test('no call of a packet’s life needs more statements than before', async () => {
  await walk()
  counted.length = 0
  await walk()

  const width = Math.max(...counted.map(({ call }) => call.length))
  const lines = counted.map(({ call, count }) => `${call.padEnd(width)} ${count}`)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  await expect(
    [...lines, `${'all'.padEnd(width)} ${total}`, ''].join('\n'),
    howToAccept,
  ).toMatchFileSnapshot('statements.txt')
})

/** One form and two residents. Fake jobs: adding one is a statement, as with the real ones. */
async function walk(): Promise<void> {
  const member = await server.asMember()
  const body = groupBody(member, await addProperty(member))
  statements = []

  const { token } = member
  const { documentGroupId } = await send<{ documentGroupId: string }>(
    token,
    calls.createDocumentGroup,
    { body },
  )
  const ownRoom = () =>
    send<{ embedUrl: string }>(token, calls.createSigningLink, {
      body: { documentGroupId, email: member.email },
    })
  await visitRoom(await ownRoom())
  await send(token, calls.postPayment, { body: { documentGroupId } })
  await send(token, calls.sendForSignature, { body: { docGroupId: documentGroupId } })
  await runJobs()
  const { invites } = await send<{ invites: { role: string; code: string | null }[] }>(
    token,
    calls.getInviteDetailsByGroup,
    { params: { id: documentGroupId } },
  )
  for (const { code } of invites.filter(({ role }) => role !== 'LLSign')) {
    const params = { code: code ?? '' }
    await send('', calls.getInviteDetailsByCode, { params })
    await visitRoom(await send('', calls.getEmbeddedLink, { params }))
    await runJobs()
  }
  await visitRoom(await ownRoom())
  await runJobs()
  await send(token, calls.getPacketByGroup, { params: { docGroupId: documentGroupId } })
  await send(token, calls.downloadDocument, { params: { id: documentGroupId } })
}

async function visitRoom({ embedUrl }: { embedUrl: string }): Promise<void> {
  const token = new URL(embedUrl).hash.slice(1)
  let view = await send<Room>(token, calls.getRoom)
  if (view.consent.required) {
    const { version } = view.consent
    view = await send(token, calls.postRoomConsent, { body: { version, language: 'en-US' } })
  }
  if (view.task === 'sign') {
    view = await send(token, calls.postRoomAdopt, { body: sampleMarks(view.person.name) })
  }
  while (view.missing.length > 0) {
    view = await answerMissing(token, view)
  }
  await send(token, calls.postRoomFinish)
}

function answerMissing(token: string, { documents, missing }: Room): Promise<Room> {
  const fields = documents
    .flatMap((document) => document.fields)
    .filter(({ answerKey }) => missing.includes(answerKey))
  const toSign = fields.find(({ type }) => type === 'signature' || type === 'initials')
  if (toSign) {
    const body = { answerKey: toSign.answerKey, signed: true }
    return send(token, calls.postRoomSignature, { body })
  }
  const answers = fields.map((field) => [field.answerKey, sampleAnswer(field)])

  return send(token, calls.patchRoomAnswers, { body: { answers: Object.fromEntries(answers) } })
}

interface Input {
  params?: object
  body?: object
}

async function send<Body>(token: string, call: Call, input: Input = {}): Promise<Body> {
  const response = server.app.inject({
    method: call.method,
    url: callUrl(call, input),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(input.body && { payload: input.body }),
  })
  const { statusCode, body, headers } = await response
  const isJson = String(headers['content-type']).includes('json')
  const answer = { statusCode, body, json: () => (isJson ? JSON.parse(body) : undefined) }
  count(`${call.method} ${call.path}`)

  return expectOk<Body>(Promise.resolve(answer))
}

async function runJobs(): Promise<void> {
  const names = (await server.jobs.waiting()).map(({ name }) => name)
  statements = []
  await server.jobs.run()
  count(`jobs: ${names.join(', ')}`)
}

function count(call: string): void {
  counted.push({ call, count: statements.length })
  statements = []
}

/** How the fake queue is read, which is not the product's. */
function isOfTest(text: string): boolean {
  return (
    /(delete|select) .* from test_jobs|create table test_jobs/s.test(text) &&
    !text.includes('insert')
  )
}
