import { beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../../answers/canonical-json.ts'
import type { Visit } from '../../../room.ts'
import {
  fieldIn,
  groupInput,
  openEmbedded,
  ownerAnswers,
  signEverything,
  visitOf,
} from '../../../testing/test-engine.ts'
import { refusalOf } from '../../../testing/catch-signing-error.ts'

const mark = { kind: 'typed', text: 'Maria López' } as const
const places = ['d1/TT1.initials:rules', 'd1/TT1.signature', 'd2/TT1.initials:rules']

let engine: Awaited<ReturnType<typeof openEmbedded>>
let packets = 0
beforeAll(async () => {
  engine = await openEmbedded()
})

describe('Confirming a document', () => {
  test('is for residents, and comes after consent', async () => {
    const { room } = engine
    const { visit, owner } = await sent('before consent')
    const fill = await refusalOf(
      room.saveAnswers(owner, { answers: { 'd1/LLEdit.confirmed': true } }),
    )
    const early = await refusalOf(room.saveAnswers(visit, confirm('d1')))
    const others = await refusalOf(
      room.saveAnswers(visit, { answers: { 'd1/TT2.confirmed': true } }),
    )

    expect(fill.code).toBe('group-closed')
    expect(early.code).toBe('consent-missing')
    expect(others.fields).toEqual([
      { key: 'd1/TT2.confirmed', message: 'This answer is not yours to change.' },
    ])
  })

  test('is asked for each document, whoever signs in it, and Finish waits for it', async () => {
    const { room } = engine
    const { visit, view } = await agreed()
    for (const answerKey of [...places, 'd2/TT1.signature']) {
      await room.signPlace(visit, { answerKey, signed: true })
    }
    await room.saveAnswers(visit, confirm('d1'))
    const refusal = await refusalOf(room.finish(visit))
    await room.saveAnswers(visit, confirm('d2'))

    expect(fieldIn(view, 'd1/TT1.confirmed')).toMatchObject({ mine: true, confirms: true })
    expect(refusal.fields.map(({ key }) => key)).toEqual(['d2/TT1.confirmed'])
    expect((await room.finish(visit)).state).toBe('finished')
  })

  test('records the hash of what was shown, once, and that it was taken back', async () => {
    const { room } = engine
    const { visit, groupId } = await agreed()
    await room.signPlace(visit, { answerKey: 'd1/TT1.signature', signed: true })
    const shown = sha256(await room.documentPdf(visit, { documentId: 'd1' }))
    await room.saveAnswers(visit, confirm('d1'))
    await room.saveAnswers(visit, confirm('d1'))
    await room.saveAnswers(visit, { answers: { 'd1/TT1.confirmed': false } })

    expect(await recorded(groupId)).toEqual([
      { documentId: 'd1', confirmed: true, sha256: shown },
      { documentId: 'd1', confirmed: false },
    ])
  })

  test('lapses with a change in that document, and in no other', async () => {
    const { room } = engine
    const { visit } = await agreed()
    await room.saveAnswers(visit, confirm('d1'))
    await room.saveAnswers(visit, confirm('d2'))
    const typed = await room.saveAnswers(visit, { answers: { 'd1/TT1.vehicle': 'Blue truck' } })
    const together = await room.saveAnswers(visit, {
      answers: { 'd1/TT1.vehicle': null, 'd1/TT1.confirmed': true },
    })
    const placed = await room.signPlace(visit, { answerKey: 'd2/TT1.signature', signed: true })

    expect([typed, together, placed].map(({ missing }) => missing.filter(isConfirmation))).toEqual([
      ['d1/TT1.confirmed'],
      [],
      ['d2/TT1.confirmed'],
    ])
  })

  test('stands in no document and in nobody else’s room', async () => {
    const { room, provider } = engine
    const { visit, groupId } = await agreed()
    const before = await room.documentPdf(visit, { documentId: 'd1' })
    await room.saveAnswers(visit, confirm('d1'))
    const after = await room.documentPdf(visit, { documentId: 'd1' })
    const link = await provider.signingLink({ groupId, role: 'TT2', returnUrl: '/' })
    const theirs = await room.open(visitOf(link))

    expect(sha256(after)).toBe(sha256(before))
    expect(Object.keys(theirs.answers).filter(isConfirmation)).toEqual([])
    expect(fieldIn(theirs, 'd1/TT1.confirmed')).toBeUndefined()
  })

  test('is not asked of the owner, who has made the packet', async () => {
    const { room, provider } = engine
    const { groupId } = await sent('to the owner')
    for (const role of ['TT1', 'TT2'] as const) {
      const visit = visitOf(await provider.signingLink({ groupId, role, returnUrl: '/' }))
      await signEverything(room, visit, await room.open(visit))
    }
    const link = await provider.signingLink({ groupId, role: 'LLSign', returnUrl: '/' })

    expect((await room.open(visitOf(link))).missing.filter(isConfirmation)).toEqual([])
  })
})

function confirm(documentId: string) {
  return { answers: { [`${documentId}/TT1.confirmed`]: true } }
}

function isConfirmation(key: string): boolean {
  return key.endsWith('.confirmed')
}

async function recorded(groupId: string) {
  const events = await engine.store.events(groupId)
  return events.filter(({ type }) => type === 'envelope.document-confirmed').map(({ data }) => data)
}

async function agreed() {
  const { room } = engine
  packets += 1
  const { visit, groupId } = await sent(`packet ${packets}`)
  await room.consent(visit, { version: '2026-10', language: 'en-US' })
  const view = await room.adopt(visit, { signature: mark, initials: mark })
  return { visit, groupId, view }
}

async function sent(requestId: string): Promise<{ visit: Visit; owner: Visit; groupId: string }> {
  const { provider, room, templates } = engine
  const ids = templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(ids, { requestId }))
  const owner = visitOf(await provider.fillLink({ groupId, returnUrl: '/' }))
  await room.open(owner)
  await room.saveAnswers(owner, { answers: ownerAnswers })
  await room.finish(owner)
  await provider.send({ groupId })
  const visit = visitOf(await provider.signingLink({ groupId, role: 'TT1', returnUrl: '/' }))
  await room.open(visit)
  return { visit, owner, groupId }
}
