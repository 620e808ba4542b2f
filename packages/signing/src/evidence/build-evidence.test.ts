import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Origin } from '../envelope-events.ts'
import type { RoomView, RoomRequest } from '../room.ts'
import {
  groupInput,
  createTestEngine,
  ownerAnswers,
  signEverything,
  toRoomRequest,
} from '../testing/test-engine.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { Evidence } from './evidence-schema.ts'

const published = new URL('../../../../docs/evidence.schema.json', import.meta.url)
const verifyUrl = 'https://sign.example.com/verify'

/** Resident 1 signs from the owner’s address, Resident 2 from another. */
const origins: Record<'TT1' | 'TT2' | 'LLSign', Origin> = {
  TT1: { ip: '203.0.113.7', userAgent: 'Firefox/1', timeZone: 'America/Chicago' },
  TT2: { ip: '2001:db8:1:2::9', userAgent: 'Firefox/1', timeZone: 'Asia/Tokyo' },
  LLSign: { ip: '203.0.113.7', userAgent: 'Firefox/1', timeZone: 'America/Chicago' },
}

const copiesTo = [
  { name: 'Dana Reyes', email: 'dana@example.com' },
  { name: '', email: 'books@example.com' },
]

let file: Uint8Array
let text: string
let json: string
let evidence: Evidence
let engine: Awaited<ReturnType<typeof createTestEngine>>
let groupId: string
beforeAll(async () => {
  engine = await createTestEngine({ verifyUrl })
  groupId = await signByAll(engine)
  file = (await engine.provider.getExecutedFile({ groupId, copiesTo })).pdf
  text = extractText(file)
  json = extractAttachment(file, 'evidence.json')
  evidence = Evidence.parse(JSON.parse(json))
})

test('the attached evidence matches the published schema', () => {
  const schema = z.toJSONSchema(Evidence)

  expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(schema)
  expect(evidence.signers.map(({ name, reachedBy }) => [name, reachedBy])).toEqual([
    ['Maria López', 'personal link'],
    ['Nguyễn Việt', 'personal link'],
    ['Olivia Owner', 'membership login'],
  ])
  expect(evidence.signers[1]).toMatchObject({
    timeZone: 'Asia/Tokyo',
    consent: { language: 'en-US' },
  })
})

test('it names the people who get a copy without signing', () => {
  expect(evidence.copiesTo).toEqual([copiesTo[0], { email: 'books@example.com' }])
})

test('it is attached as data', () => {
  expect(Buffer.from(file).includes('/AFRelationship /Data')).toBe(true)
})

test('it lists the events in order and contains nobody’s whole IP address', () => {
  expect(evidence.events.list).toHaveLength(evidence.events.count)
  expect(evidence.events.list.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['envelope.created', 'envelope.consented', 'envelope.completed']),
  )
  for (const secret of ['203.0.113.7', '2001:db8:1:2', 'Firefox/1']) {
    expect(json).not.toContain(secret)
    expect(text).not.toContain(secret)
  }
})

test('each signer’s network address is masked, on the page and in the evidence', () => {
  const masked = ['203.0.113.x', '2001:db8:1:x', '203.0.113.x']

  expect(evidence.signers.map(({ networkAddress }) => networkAddress)).toEqual(masked)
  const lines = text.replace(/\s+/g, ' ').match(/Network address \S+/g)
  expect(lines).toEqual(masked.map((address) => `Network address ${address}`))
})

test('it lists the documents that each signer scrolled to the end, as far as reported', () => {
  const [maria, viet] = evidence.signers
  const recorded = evidence.events.list.find(({ type }) => type === 'envelope.document-read')

  expect(maria?.readToEnd).toEqual([{ document: 'd2', at: recorded?.at }])
  expect(recorded).toMatchObject({ by: 'TT1', facts: { documentId: 'd2' } })
  expect(viet?.readToEnd).toEqual([])
  const words = text.replace(/\s+/g, ' ')
  expect(words).toContain('Scrolled to the end 1 of 2 documents, as shown on the screen')
  expect(words).toContain('Scrolled to the end Not recorded')
})

test('it lists the documents that each resident confirmed, as shown, and none for the owner', () => {
  const [maria, viet, olivia] = evidence.signers
  const recorded = evidence.events.list.filter(({ type }) => type === 'envelope.document-confirmed')
  const ofMaria = recorded.filter(({ by }) => by === 'TT1')

  // She confirmed the first document, withdrew that, and confirmed it again with the others.
  expect(ofMaria.map(({ facts }) => [facts?.documentId, facts?.confirmed])).toEqual([
    ['d1', true],
    ['d1', false],
    ['d1', true],
    ['d2', true],
  ])
  expect(maria?.confirmed).toEqual(
    ofMaria.slice(2).map(({ at, facts }) => ({
      document: facts?.documentId,
      at,
      shownSha256: facts?.sha256,
    })),
  )
  expect(maria?.confirmed?.map(({ shownSha256 }) => shownSha256)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
  expect(viet?.confirmed?.map(({ document }) => document)).toEqual(['d1', 'd2'])
  expect(olivia).not.toHaveProperty('confirmed')
  const lines = text.replace(/\s+/g, ' ').match(/Confirmed reading [^,]+,/g)
  expect(lines).toEqual(Array(2).fill('Confirmed reading 2 of 2 documents,'))
})

test('the file begins with what was sent, and with what it was after each signer', () => {
  const revisions = evidence.file?.revisions ?? []

  expect(revisions.map(({ after }) => after)).toEqual(['LLEdit', 'TT1', 'TT2', 'LLSign'])
  for (const { bytes, sha256 } of revisions) {
    expect(createHash('sha256').update(file.subarray(0, bytes)).digest('hex')).toBe(sha256)
    expect(text).toContain(sha256)
  }
  const shown = revisions.map(({ bytes }) => extractText(file.subarray(0, bytes)))
  expect(shown.map((each) => /Signed by Maria/.test(each))).toEqual([false, true, true, true])
  expect(shown.map((each) => /Signed by Olivia/.test(each))).toEqual([false, false, false, true])
  for (const { sentSha256 } of evidence.documents) {
    expect(text).toContain(sentSha256)
  }
})

test('a resident who signed from the owner’s address is disclosed, and only that resident', () => {
  const [note, ...others] = evidence.notes

  expect(note).toMatch(/Olivia Owner .* and Maria López signed from the same network address/)
  expect(others).toEqual([])
  expect(text.replace(/\s+/g, ' ')).toContain('Please note')
})

test('the certificate shows where to verify the file', () => {
  expect(text).toContain(verifyUrl)
})

async function signByAll({ provider, room, templates }: typeof engine): Promise<string> {
  const made = await provider.createGroup(groupInput(templates.map((t) => t.templateId)))
  const owner = toRoomRequest(await provider.createFillLink({ ...made, returnUrl: '/' }))
  await room.open(owner)
  await room.saveAnswers(owner, { answers: ownerAnswers })
  await room.finish(owner)
  await provider.send(made)
  for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
    const link = await provider.createSigningLink({ ...made, role, returnUrl: '/' })
    const request = { ...toRoomRequest(link), origin: origins[role] }
    const view = await room.open(request)
    if (role === 'TT1') {
      await room.markRead(request, { documentId: 'd2' })
      await confirmAndTakeBack(room, { request, view })
    }
    await signEverything(room, request, await room.open(request))
  }
  return made.groupId
}

async function confirmAndTakeBack(
  room: (typeof engine)['room'],
  { request, view }: { request: RoomRequest; view: RoomView },
): Promise<void> {
  await room.consent(request, { version: view.consent.version, language: 'en-US' })
  await room.saveAnswers(request, { answers: { 'd1/TT1.confirmed': true } })
  await room.saveAnswers(request, { answers: { 'd1/TT1.confirmed': null } })
}

function extractAttachment(pdf: Uint8Array, name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-attachment-'))
  try {
    writeFileSync(path.join(folder, 'file.pdf'), pdf)
    execFileSync('pdfdetach', ['-savefile', name, path.join(folder, 'file.pdf')], { cwd: folder })
    return readFileSync(path.join(folder, name), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
