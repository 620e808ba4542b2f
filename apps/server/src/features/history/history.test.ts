import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import type { PacketText } from '@countersign/contract/schemas/packets/packet-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import {
  expectOk,
  linkByCode,
  residentInvites,
  roomOf,
  signByCode,
  signerBody,
  walkPacket,
  type WalkedPacket,
} from '../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('the documents cannot be read as text before they are filled out', async () => {
  const { member, groupId } = await walkPacket(server, 'created')
  const answer = await member.call('GET', `/esign/draft/${groupId}/text`)

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'invalid-state' })
})

test('the text has the answers, and of the signatures only those that are finished', async () => {
  const walk = await walkPacket(server, 'sent')
  const unsigned = await readText(walk)
  expect(unsigned).toContain('Maria Lopez')
  expect(unsigned).toContain('"label":"Signature","text":""}')

  const [maria] = await residentInvites(walk)
  await signByCode(server, maria?.code ?? '')
  expect(await readText(walk)).toMatch(/"label":"Date signed","text":"\w+ \d+, \d{4}/)
})

test('a sentence names the person by the name they had at the time', async () => {
  const walk = await walkPacket(server, 'sent')
  await walk.member.call('POST', `${path(walk)}/signers/TT1/remind`)
  await expectOk(
    walk.member.call('PUT', `${path(walk)}/signers/TT1`, signerBody('Mary', 'Lopez-Reed', 1)),
  )
  const history = await readHistory(walk)

  expect(history).toContainEqual(
    expect.objectContaining({ words: 'Sent the packet to Maria Lopez and John Park' }),
  )
  expect(history).toContainEqual(expect.objectContaining({ words: 'Reminded Maria Lopez' }))
  expect(history.at(-1)?.actor).toBe(`${walk.member.name} (Owner/Agent)`)
})

test('a question can be answered, and each question has the answer that followed it', async () => {
  const walk = await walkPacket(server, 'sent')
  await ask(walk, 'May I have a cat?')
  expect(await questions(walk)).toEqual([{ role: 'TT1', answer: null, answerable: true }])

  const answered = { role: 'TT1', answer: { words: 'Yes.' }, answerable: true }
  await answer(walk, 'Yes.')
  expect(await questions(walk)).toMatchObject([answered])

  await ask(walk, 'And a dog?')
  expect(await questions(walk)).toMatchObject([answered, { answer: null }])
  await answer(walk, 'Yes.')
  await answer(walk, 'Yes.')
  expect(await questions(walk)).toMatchObject([answered, answered])
  const answers = (await readHistory(walk)).filter(
    ({ type }) => type === 'packet.question-answered',
  )
  expect(answers).toHaveLength(2)
})

test('a draft that is read again is recorded once', async () => {
  const walk = await walkPacket(server, 'sent')
  const read = () => expectStatus(walk, `/esign/draft/${walk.groupId}`)
  await Promise.all([read(), read()])
  await read()
  const [maria] = await residentInvites(walk)
  await signByCode(server, maria?.code ?? '')
  await read()

  const drafts = (await readHistory(walk)).filter(({ type }) => type === 'packet.draft-downloaded')
  expect(drafts).toHaveLength(2)
})

test('the history is also a PDF; an unknown time zone does not break it', async () => {
  const walk = await walkPacket(server, 'sent')
  for (const zone of ['America/Chicago', 'Nowhere/Land', '%00']) {
    const pdf = await expectStatus(walk, `${path(walk)}/history-pdf?timeZone=${zone}`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

async function ask(walk: WalkedPacket, question: string): Promise<void> {
  const [maria] = await residentInvites(walk)
  const visit = visitOf(await linkByCode(server, maria?.code ?? ''))
  await roomOf(server).sendMessage(visit, { about: 'question', question })
}

async function answer(walk: WalkedPacket, words: string): Promise<void> {
  const sent = await walk.member.call('POST', `${path(walk)}/signers/TT1/answer`, { words })
  expect(sent.statusCode).toBe(204)
}

async function questions(walk: WalkedPacket) {
  return (await readHistory(walk)).flatMap(({ question }) => question ?? [])
}

/** In pages of three, as a long history is read. */
async function readHistory(walk: WalkedPacket): Promise<PacketEvent[]> {
  const all: PacketEvent[] = []
  let next: string | null = ''
  while (next !== null) {
    const url: string = `${path(walk)}/events?limit=3${next && `&after=${next}`}`
    const page: { events: PacketEvent[]; next: string | null } = await expectOk(
      walk.member.call('GET', url),
    )
    all.push(...page.events)
    next = page.next
  }
  return all
}

async function readText({ member, groupId }: WalkedPacket): Promise<string> {
  const text = await expectOk<PacketText>(member.call('GET', `/esign/draft/${groupId}/text`))
  return JSON.stringify(text)
}

async function expectStatus({ member }: WalkedPacket, url: string, status = 200) {
  const response = await member.call('GET', url)
  expect(response.statusCode).toBe(status)
  return response
}

function path({ groupId }: WalkedPacket): string {
  return `/legal-form-packets/group/${groupId}`
}
