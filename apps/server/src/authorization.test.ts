import { fileURLToPath } from 'node:url'
import type { Access } from '@countersign/contract/call'
import type { Right } from '@countersign/contract/rules/offices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailWebhook } from './infrastructure/mail/reports/mail-webhook.ts'
import { packetStream } from './kernel/events/event-stream.ts'
import type { Actor } from './testing/authorization/actor.ts'
import { createCast, type Cast } from './testing/authorization/actors.ts'
import { createOfficeActors } from './testing/authorization/office-actors.ts'
import { formatAuthorizationPage } from './testing/authorization/format-table.ts'
import { readCells, type Cell } from './testing/authorization/read-cells.ts'
import { callNames, callOf } from './testing/api-requests/build-request.ts'
import { startTestApp, type TestApp } from './testing/index.ts'

/** Every endpoint of the contract, asked by everybody who could try. */

const page = fileURLToPath(new URL('../../../docs/authorization.md', import.meta.url))
const accesses = ['public', 'member', 'staff', 'code', 'copy', 'room'] as const satisfies Access[]

let server: TestApp
let cast: Cast
/** Others of the office whose it is. */
let office: Actor[]
const cells: Cell[] = []
/** Of the subject's residents, applicant and property. */
const subjects = /Lopez|John Park|412 Maple|Reyes/
/** Calls about one home or packet. */
const aboutHomes = callNames.filter(
  (name) => callOf(name).access === 'member' && /:(docGroupId|propertyId)/.test(callOf(name).path),
)
/** Names of the subject's owner, residents and property. */
const personal = /Lopez|John Park|Maple|Olivia/
beforeAll(async () => {
  const mail = createMailWebhook({ secret: 'the-secret-of-the-mail-provider' })
  server = await startTestApp({ webhooks: { mail } })
  cast = await createCast(server)
  office = await createOfficeActors(server, cast.subject)
})
afterAll(() => server.stop())

test('what others try changes nothing, and shows them nothing', async () => {
  const stream = packetStream(cast.subject.groupId)
  const before = await server.eventsOf(stream)
  await callAll(({ isLast }) => !isLast)

  expect(await server.eventsOf(stream)).toEqual(before)
  const answered = cells.filter(({ actor, isRefused }) => actor.isStranger && !isRefused)
  expect(answered.filter(({ body }) => personal.test(body)).map(describe)).toEqual([])
  const strangers = cells.filter(
    ({ actor }) => actor.isStranger && actor.title !== 'another member',
  )
  expect(strangers.filter(({ isRefused }) => !isRefused).map(describe)).toEqual([])
})

test('those whose it is are not refused', async () => {
  await callAll(({ isLast = false }) => isLast)
  const own = cells.filter(({ actor }) => actor.isLast)

  expect(own.length).toBeGreaterThan(100)
  expect(own.filter(({ isRefused }) => isRefused).map(describe)).toEqual([])
})

test('no request was refused for its form, which would say nothing about who may send it', () => {
  const malformed = ['invalid-request', 'invalid-fields', 'unsupported-media-type', 'too-large']
  const checked = cells.filter(({ name }) =>
    ['member', 'staff', 'code'].includes(callOf(name).access),
  )

  expect(checked.filter(({ code }) => malformed.includes(code ?? '')).map(describe)).toEqual([])
  expect(cells.filter(({ status }) => status >= 500).map(describe)).toEqual([])
})

test('people of an office may do what their role says, with the homes that they work with', async () => {
  const { subject } = cast
  cells.push(...(await readCells(server.app, { subject, access: 'member', actors: office })))
  const cellsOf = (title: string) =>
    cells.filter(({ actor }) => office.includes(actor) && actor.title === title)
  const refusedTo = (title: string) =>
    cellsOf(title)
      .filter(({ isRefused }) => isRefused)
      .map(({ name }) => name)
      .toSorted()
  const withRight = (...rights: Right[]) =>
    callNames.filter((name) => rights.some((right) => callOf(name).right === right)).toSorted()
  const managing = withRight('manage')
  // It takes back what was sent.
  const sending = [...withRight('manage', 'send'), 'changeAnswers'].toSorted()

  expect(refusedTo('a manager')).toEqual([])
  expect(refusedTo('a member')).toEqual(managing)
  expect(refusedTo('a preparer')).toEqual(sending)
  expect(refusedTo('a member with this home')).toEqual([...managing, 'postProperty'].toSorted())
  for (const title of ['a member with another home', 'a removed member']) {
    const shown = cellsOf(title).filter(({ isRefused, body }) => !isRefused && subjects.test(body))
    expect(shown.map(describe)).toEqual([])
    expect(refusedTo(title)).toEqual(expect.arrayContaining([...aboutHomes]))
  }
})

test('the table in docs/authorization.md is what the server does', async () => {
  const sections = accesses.flatMap((access) => {
    const section = { access, actors: cast.actors[access], cells }
    return access === 'member'
      ? [section, { ...section, heading: 'office' as const, actors: office }]
      : [section]
  })

  await expect(formatAuthorizationPage(sections)).toMatchFileSnapshot(page)
})

async function callAll(isWanted: (actor: Actor) => boolean): Promise<void> {
  // Members last: they end the packet.
  for (const access of accesses.toReversed()) {
    const actors = cast.actors[access].filter(isWanted)
    cells.push(...(await readCells(server.app, { subject: cast.subject, access, actors })))
  }
}

function describe({ name, actor, status, code }: Cell): string {
  return `${name} by ${actor.title}: ${status} ${code}`
}
