import { beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '@countersign/pdf/sha256'
import type { RoomRequest } from '../../../room.ts'
import {
  findRoomField,
  groupInput,
  createTestEngine,
  ownerAnswers,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { renderDocument } from '@countersign/pdf/render/render-document'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

const mark = { kind: 'typed', text: 'Maria López' } as const
const places = ['d1/TT1.initials:rules', 'd1/TT1.signature', 'd2/TT1.initials:rules']

let engine: Awaited<ReturnType<typeof createTestEngine>>
let packets = 0
beforeAll(async () => {
  engine = await createTestEngine()
})

describe('Confirming a document', () => {
  test('is for residents, and requires consent', async () => {
    const { room } = engine
    const { request, owner } = await sent('before consent')
    const fill = await catchSigningError(
      room.saveAnswers(owner, { answers: { 'd1/LLEdit.confirmed': true } }),
    )
    const early = await catchSigningError(room.saveAnswers(request, confirm('d1')))
    const others = await catchSigningError(
      room.saveAnswers(request, { answers: { 'd1/TT2.confirmed': true } }),
    )

    expect(fill.code).toBe('group-closed')
    expect(early.code).toBe('consent-missing')
    expect(others.fields).toEqual([
      { key: 'd1/TT2.confirmed', message: 'You cannot change this answer.' },
    ])
  })

  test('is required for each document before Finish, even without a signature in it', async () => {
    const { room } = engine
    const { request, view } = await agreed()
    for (const answerKey of [...places, 'd2/TT1.signature']) {
      await room.signField(request, { answerKey, signed: true })
    }
    await room.saveAnswers(request, confirm('d1'))
    const error = await catchSigningError(room.finish(request))
    await room.saveAnswers(request, confirm('d2'))

    expect(findRoomField(view, 'd1/TT1.confirmed')).toMatchObject({ mine: true, confirms: true })
    expect(error.fields.map(({ key }) => key)).toEqual(['d2/TT1.confirmed'])
    expect((await room.finish(request)).state).toBe('finished')
  })

  test('records the hash of the document as shown, and when it is withdrawn', async () => {
    const { room } = engine
    const { request, groupId } = await agreed()
    await room.signField(request, { answerKey: 'd1/TT1.signature', signed: true })
    const shown = sha256(await room.getDocumentPdf(request, { documentId: 'd1' }))
    await room.saveAnswers(request, confirm('d1'))
    await room.saveAnswers(request, confirm('d1'))
    await room.saveAnswers(request, { answers: { 'd1/TT1.confirmed': false } })

    expect(await recorded(groupId)).toEqual([
      { documentId: 'd1', confirmed: true, sha256: shown },
      { documentId: 'd1', confirmed: false },
    ])
  })

  test('and the signature are one act: both are recorded, with the hash of the signed document', async () => {
    const { room } = engine
    const { request, groupId } = await agreed()
    const last = { answerKey: 'd1/TT1.signature', signed: true, confirmed: true }
    const { after: view } = await room.signField(request, last)
    await room.signField(request, last)
    const shown = sha256(await room.getDocumentPdf(request, { documentId: 'd1' }))
    const { after: cleared } = await room.signField(request, { ...last, signed: false })

    expect(view.answers['d1/TT1.confirmed']).toBe(true)
    expect(view.answers['d2/TT1.confirmed']).toBeUndefined()
    expect(cleared.answers['d1/TT1.confirmed']).toBeUndefined()
    expect(await recorded(groupId)).toEqual([
      { documentId: 'd1', confirmed: true, sha256: shown },
      { documentId: 'd1', confirmed: false },
    ])
  })

  test('by a signature requires consent, and a document that still says what was read', async () => {
    let meanwhile: (() => Promise<unknown>) | undefined
    const { provider, room, groupId } = await createSentPacket({
      runRender: async (input) => {
        const call = meanwhile
        meanwhile = undefined
        await call?.()
        return renderDocument(input)
      },
    })
    const link = await provider.createSigningLink({ groupId, role: 'TT1', returnUrl: '/' })
    const request = toRoomRequest(link)
    const act = { answerKey: 'd1/TT1.signature', signed: true, confirmed: true }
    const early = await catchSigningError(room.signField(request, act))
    await room.consent(request, { version: '2026-10', language: 'en-US' })
    await room.adopt(request, { signature: mark, initials: mark })
    meanwhile = () =>
      provider.correctSigner({
        groupId,
        role: 'TT2',
        name: 'Jon Parker',
        email: 'jon@example.com',
      })
    const changed = await catchSigningError(room.signField(request, act))

    expect(early.code).toBe('consent-missing')
    expect(changed.fields.map(({ key }) => key)).toEqual(['d1/TT1.confirmed'])
    expect((await room.open(request)).answers['d1/TT1.signature']).toBeUndefined()
  })

  test('is removed by a change in that document only', async () => {
    const { room } = engine
    const { request } = await agreed()
    await room.saveAnswers(request, confirm('d1'))
    await room.saveAnswers(request, confirm('d2'))
    const { after: typed } = await room.saveAnswers(request, {
      answers: { 'd1/TT1.vehicle': 'Blue truck' },
    })
    const { after: together } = await room.saveAnswers(request, {
      answers: { 'd1/TT1.vehicle': null, 'd1/TT1.confirmed': true },
    })
    const { after: placed } = await room.signField(request, {
      answerKey: 'd2/TT1.signature',
      signed: true,
    })

    expect([typed, together, placed].map(({ missing }) => missing.filter(isConfirmation))).toEqual([
      ['d1/TT1.confirmed'],
      [],
      ['d2/TT1.confirmed'],
    ])
  })

  test('is not drawn in a document and not visible to others', async () => {
    const { room, provider } = engine
    const { request, groupId } = await agreed()
    const before = await room.getDocumentPdf(request, { documentId: 'd1' })
    await room.saveAnswers(request, confirm('d1'))
    const after = await room.getDocumentPdf(request, { documentId: 'd1' })
    const link = await provider.createSigningLink({ groupId, role: 'TT2', returnUrl: '/' })
    const theirs = await room.open(toRoomRequest(link))

    expect(sha256(after)).toBe(sha256(before))
    expect(Object.keys(theirs.answers).filter(isConfirmation)).toEqual([])
    expect(findRoomField(theirs, 'd1/TT1.confirmed')).toBeUndefined()
  })

  test('is not refused because someone else signs at that moment', async () => {
    let meanwhile: (() => Promise<unknown>) | undefined
    const { provider, room, groupId } = await createSentPacket({
      runRender: async (input) => {
        const call = meanwhile
        meanwhile = undefined
        await call?.()
        return renderDocument(input)
      },
    })
    const [maria, john] = await Promise.all(
      (['TT1', 'TT2'] as const).map(async (role) =>
        toRoomRequest(await provider.createSigningLink({ groupId, role, returnUrl: '/' })),
      ),
    )
    if (!maria || !john) {
      throw new Error('The packet has two residents.')
    }
    await room.consent(maria, { version: '2026-10', language: 'en-US' })
    meanwhile = async () => signEverything(room, john, await room.open(john))
    await room.saveAnswers(maria, confirm('d1'))

    expect((await room.open(maria)).answers['d1/TT1.confirmed']).toBe(true)
  })

  test('is not required of the owner, who created the packet', async () => {
    const { room, provider } = engine
    const { groupId } = await sent('to the owner')
    for (const role of ['TT1', 'TT2'] as const) {
      const request = toRoomRequest(
        await provider.createSigningLink({ groupId, role, returnUrl: '/' }),
      )
      await signEverything(room, request, await room.open(request))
    }
    const link = await provider.createSigningLink({ groupId, role: 'LLSign', returnUrl: '/' })

    expect((await room.open(toRoomRequest(link))).missing.filter(isConfirmation)).toEqual([])
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
  const { request, groupId } = await sent(`packet ${packets}`)
  await room.consent(request, { version: '2026-10', language: 'en-US' })
  const { after: view } = await room.adopt(request, { signature: mark, initials: mark })
  return { request, groupId, view }
}

async function sent(
  requestId: string,
): Promise<{ request: RoomRequest; owner: RoomRequest; groupId: string }> {
  const { provider, room, templates } = engine
  const ids = templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(ids, { requestId }))
  const owner = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(owner)
  await room.saveAnswers(owner, { answers: ownerAnswers })
  await room.finish(owner)
  await provider.send({ groupId })
  const request = toRoomRequest(
    await provider.createSigningLink({ groupId, role: 'TT1', returnUrl: '/' }),
  )
  await room.open(request)
  return { request, owner, groupId }
}
