import { describe, expect, test } from 'vitest'
import type { Mark } from '@countersign/answers/answer'
import type { Role } from '@countersign/answers/field'
import { createEmbeddedProvider } from '../create-embedded-provider.ts'
import {
  findRoomField,
  groupInput,
  createTestEngine,
  createTestEngineOptions,
  ownerAnswers,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { makePng, signaturePng } from '@countersign/pdf/testing/make-png'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

describe('Opening a room', () => {
  test('an unknown token is rejected', async () => {
    const { room } = await createTestEngine()
    const request = { token: 'guessed', origin: {} }

    expect((await catchSigningError(room.open(request))).code).toBe('session-not-found')
    expect((await catchSigningError(room.finish(request))).code).toBe('session-not-found')
    expect((await catchSigningError(room.getDocumentPdf(request, { documentId: 'd1' }))).code).toBe(
      'session-not-found',
    )
  })

  test('a link is valid for an hour', async () => {
    let now = new Date('2027-03-03T02:00:00Z')
    const { provider, room, templates } = await createTestEngine({ clock: () => now })
    const ids = templates.map((template) => template.templateId)
    const { groupId } = await provider.createGroup(groupInput(ids))
    const link = await provider.createFillLink({ groupId, returnUrl: '/' })

    expect(link.expiresAt).toBe('2027-03-03T03:00:00.000Z')
    now = new Date('2027-03-03T02:59:59Z')
    expect((await room.open(toRoomRequest(link))).state).toBe('open')
    now = new Date('2027-03-03T03:00:00Z')
    expect((await catchSigningError(room.open(toRoomRequest(link)))).code).toBe('session-not-found')
  })

  test('only the hash of the token is stored', async () => {
    const { provider, store, templates } = await createTestEngine()
    const { groupId } = await provider.createGroup(groupInput([templates[0]?.templateId ?? '']))
    const { token } = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))

    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await store.session(token)).toBeUndefined()
  })
})

describe('Filling out', () => {
  test('the owner sees their fields in reading order, shared answers once', async () => {
    const { view } = await fillRoom()

    expect(view).toMatchObject({
      task: 'fill',
      role: 'LLEdit',
      state: 'open',
      packetName: 'Lease for Łódź Street',
      sender: { name: 'Olivia Owner' },
      home: '12 Oak Street, Unit 3B, Springfield, IL 62701',
      returnUrl: '/done',
      consent: { required: false },
    })
    expect(view.missing).toEqual([
      'LLEdit.rent.monthly',
      'LLEdit.term.start',
      'd1/LLEdit.parking',
      'd2/LLEdit.pets',
    ])
    expect(findRoomField(view, 'LLEdit.premises.street')?.mine).toBe(false)
    expect(findRoomField(view, 'LLEdit.rent.monthly')?.mine).toBe(true)
    expect(findRoomField(view, 'd1/TT1.vehicle')?.mine).toBe(false)
  })

  test.each([
    ['a locked answer', 'LLEdit.premises.street', '1 Other St'],
    ['somebody else’s answer', 'd1/TT1.vehicle', 'Truck'],
    ['a signature', 'd1/LLSign.signature', { kind: 'typed' as const, text: 'Me' }],
    ['an answer that is not there', 'd9/LLEdit.nothing', 'x'],
    ['an answer by its bare key', 'LLEdit.parking', 'none'],
    ['the name of a thing that every object has', '__proto__', 'x'],
    ['an answer that does not fit', 'LLEdit.rent.monthly', -5],
  ])('%s is rejected, and nothing of the call is saved', async (_name, key, value) => {
    const { room, request } = await fillRoom()
    const answers = Object.fromEntries([
      ['d1/LLEdit.notes', 'Good'],
      [key, value],
    ])
    const error = await catchSigningError(room.saveAnswers(request, { answers }))

    expect(error.code).toBe('invalid-values')
    expect(error.fields.map((field) => field.key)).toEqual([key])
    expect((await room.open(request)).answers).not.toHaveProperty('d1/LLEdit.notes')
  })

  test('answers are stored in composed form, and an empty answer is removed', async () => {
    const { room, request } = await fillRoom()
    const { after: typed } = await room.saveAnswers(request, {
      answers: { 'd1/LLEdit.notes': 'Jose\u0301\r\n' },
    })
    const { after: cleared } = await room.saveAnswers(request, {
      answers: { 'd1/LLEdit.notes': null },
    })

    expect(typed.answers['d1/LLEdit.notes']).toBe('José\n')
    expect(cleared.answers).not.toHaveProperty('d1/LLEdit.notes')
  })

  test('an answer can make another one required', async () => {
    const { room, request } = await fillRoom()
    const { after: before } = await room.saveAnswers(request, {
      answers: { 'd1/LLEdit.parking': 'street' },
    })
    const { after } = await room.saveAnswers(request, { answers: { 'd1/LLEdit.parking': 'space' } })

    expect(before.missing).not.toContain('d1/LLEdit.parkingSpace')
    expect(after.missing).toContain('d1/LLEdit.parkingSpace')
  })

  test('incomplete answers cannot be submitted, and each missing one is listed', async () => {
    const { room, request } = await fillRoom()
    await room.saveAnswers(request, {
      answers: { ...ownerAnswers, 'd2/LLEdit.pets': [{ name: 'Rex' }] },
    })
    const error = await catchSigningError(room.finish(request))

    expect(error.fields).toEqual([{ key: 'd2/LLEdit.pets', message: 'Row 1 still needs: Kind.' }])
  })

  test('submitting freezes the answers with their hash, once', async () => {
    const { room, request, store, groupId } = await fillRoom()
    await room.saveAnswers(request, { answers: ownerAnswers })
    const done = await room.finish(request)
    const again = await room.finish(request)
    const events = (await store.events(groupId)).map((event) => event.type)
    const late = room.saveAnswers(request, { answers: { 'd1/LLEdit.notes': 'Late' } })

    expect([done.state, again.state]).toEqual(['finished', 'finished'])
    expect((await store.read(groupId))?.filled?.valuesSha256).toMatch(/^[0-9a-f]{64}$/)
    expect(events.filter((type) => type === 'envelope.filled')).toHaveLength(1)
    expect((await catchSigningError(late)).code).toBe('group-closed')
  })

  test('the owner can neither sign nor decline while filling out', async () => {
    const { room, request } = await fillRoom()
    const adopt = room.adopt(request, { signature: mark, initials: mark })

    expect((await catchSigningError(adopt)).code).toBe('not-your-turn')
    expect((await catchSigningError(room.decline(request, { reason: 'No' }))).code).toBe(
      'not-your-turn',
    )
  })
})

describe('Signing', () => {
  test('nothing can be signed before consent', async () => {
    const { room, enter } = await sentRoom()
    const { request } = await enter('TT1')
    const adopt = room.adopt(request, { signature: mark, initials: mark })
    const place = room.signField(request, { answerKey: 'd1/TT1.signature', signed: true })

    expect((await catchSigningError(adopt)).code).toBe('consent-missing')
    expect((await catchSigningError(place)).code).toBe('consent-missing')
    expect((await catchSigningError(room.finish(request))).code).toBe('consent-missing')
  })

  test('consent to an outdated text is rejected', async () => {
    const { room, enter } = await sentRoom()
    const { request } = await enter('TT1')
    const old = room.consent(request, { version: '2019-01', language: 'en-US' })
    const odd = room.consent(request, { version: '2026-10', language: '<b>' })

    expect((await catchSigningError(old)).code).toBe('consent-missing')
    expect((await catchSigningError(odd)).code).toBe('invalid-values')
  })

  test('consent is recorded once, with its text, language and time', async () => {
    const { room, enter, store, groupId } = await sentRoom()
    const { request, view } = await enter('TT1')
    const { after: given } = await room.consent(request, { version: '2026-10', language: 'en-US' })
    await room.consent(request, { version: '2026-10', language: 'en-US' })
    const consents = (await store.events(groupId)).filter(
      (event) => event.type === 'envelope.consented',
    )

    expect(view.consent).toEqual({ required: true, version: '2026-10' })
    expect(given.consent.givenAt).toBe(consents[0]?.at)
    expect(consents).toHaveLength(1)
    expect(consents[0]).toMatchObject({
      role: 'TT1',
      data: { version: '2026-10', language: 'en-US' },
      origin: { ip: '203.0.113.7', timeZone: 'America/Chicago' },
    })
  })

  test('who agreed to an earlier text keeps its version and goes on', async () => {
    const { options, room: earlier, enter, store, groupId } = await sentRoom()
    const { request } = await enter('TT1')
    const other = await enter('TT2')
    await earlier.consent(request, { version: '2026-10', language: 'en-US' })

    const { room } = createEmbeddedProvider({ ...options, consentVersion: '2026-11' })
    await room.adopt(request, { signature: mark, initials: mark })
    const [view, unasked] = [await room.open(request), await room.open(other.request)]
    expect(view.consent).toMatchObject({ version: '2026-10', givenAt: expect.any(String) })
    expect(unasked.consent).toEqual({ required: true, version: '2026-11' })
    expect(await store.read(groupId)).toMatchObject({
      recipients: expect.arrayContaining([
        expect.objectContaining({
          role: 'TT1',
          consent: expect.objectContaining({ version: '2026-10' }),
        }),
      ]),
    })
  })

  test('a field is signed only with an adopted mark, and only one’s own', async () => {
    const { room, enter } = await sentRoom()
    const { request, view } = await enter('TT1')
    await room.consent(request, { version: view.consent.version, language: 'en-US' })
    const early = room.signField(request, { answerKey: 'd1/TT1.signature', signed: true })

    expect((await catchSigningError(early)).message).toContain('Adopt your signature')
    await room.adopt(request, { signature: mark, initials: mark })
    for (const answerKey of ['d1/TT2.signature', 'd1/LLSign.signature', 'd1/TT1.name', 'nothing']) {
      const foreign = room.signField(request, { answerKey, signed: true })
      expect((await catchSigningError(foreign)).fields[0]?.key).toBe(answerKey)
    }
  })

  test('a mark that cannot be printed is rejected', async () => {
    const { room, enter } = await sentRoom()
    const { request, view } = await enter('TT1')
    await room.consent(request, { version: view.consent.version, language: 'en-US' })
    const thai = room.adopt(request, {
      signature: { kind: 'typed', text: 'สมชาย' },
      initials: mark,
    })
    const empty = room.adopt(request, {
      signature: { kind: 'drawn', width: 300, height: 100, strokes: [] },
      initials: mark,
    })

    const sheet = makePng({ width: 40, height: 20, pixel: () => [255, 255, 255, 255] })
    const blank = room.adopt(request, {
      signature: { kind: 'picture', png: Buffer.from(sheet).toString('base64'), text: 'Maria' },
      initials: mark,
    })
    const nameless = room.adopt(request, {
      signature: mark,
      initials: { kind: 'picture', png: Buffer.from(signaturePng()).toString('base64'), text: ' ' },
    })

    expect((await catchSigningError(blank)).message).toContain('No signature is visible')
    expect((await catchSigningError(nameless)).fields[0]?.key).toBe('initials')
    expect(await catchSigningError(thai)).toMatchObject({
      code: 'unsupported-characters',
      fields: [{ key: 'signature' }],
    })
    expect((await catchSigningError(empty)).code).toBe('invalid-values')
  })

  test('a signed field can be cleared, and only then can the mark be changed', async () => {
    const { room, enter } = await sentRoom()
    const { request, view } = await enter('TT1')
    await room.consent(request, { version: view.consent.version, language: 'en-US' })
    await room.adopt(request, { signature: mark, initials: initials })
    const answerKey = 'd1/TT1.initials:rules'
    const { after: signed } = await room.signField(request, { answerKey, signed: true })
    const change = () => room.adopt(request, { signature: initials, initials: mark })

    expect(signed.answers[answerKey]).toEqual(initials)
    expect(signed.missing).not.toContain(answerKey)
    expect((await catchSigningError(change())).code).toBe('already-signed')
    const { after: cleared } = await room.signField(request, { answerKey, signed: false })
    expect(cleared.missing).toContain(answerKey)
    expect((await change()).after.adopted?.signature).toEqual(initials)
  })

  test('nobody can finish before signing every field', async () => {
    const { room, enter } = await sentRoom()
    const { request, view } = await enter('TT1')
    await room.consent(request, { version: view.consent.version, language: 'en-US' })
    await room.adopt(request, { signature: mark, initials: mark })
    await room.signField(request, { answerKey: 'd1/TT1.signature', signed: true })
    const error = await catchSigningError(room.finish(request))

    expect(error.fields.map((field) => field.key)).toEqual([
      'd1/TT1.initials:rules',
      'd1/TT1.confirmed',
      'd2/TT1.initials:rules',
      'd2/TT1.signature',
      'd2/TT1.confirmed',
    ])
  })

  test('a resident answers their own questions and cannot change the owner’s', async () => {
    const { room, enter } = await sentRoom()
    const { request } = await enter('TT1')
    const { after: saved } = await room.saveAnswers(request, {
      answers: { 'd1/TT1.vehicle': 'Blue Škoda' },
    })
    const rent = room.saveAnswers(request, { answers: { 'LLEdit.rent.monthly': 1 } })

    expect(saved.answers['d1/TT1.vehicle']).toBe('Blue Škoda')
    expect((await catchSigningError(rent)).code).toBe('invalid-values')
  })

  test('finishing sets the date by the server’s clock, and finishing again changes nothing', async () => {
    const { room, enter, store, groupId } = await sentRoom()
    const { request, view } = await enter('TT1')
    const done = await signEverything(room, request, view)
    const again = await room.finish(request)
    const envelope = await store.read(groupId)
    const signer = envelope?.recipients.find((recipient) => recipient.role === 'TT1')

    expect([done.state, again.state]).toEqual(['finished', 'finished'])
    expect(again.missing).toEqual([])
    expect(envelope?.values['d1/TT1.signedDate']).toBe(signer?.signedAt)
    expect(signer).toMatchObject({ state: 'signed', origin: { ip: '203.0.113.7' } })
    const change = room.saveAnswers(request, { answers: { 'd1/TT1.vehicle': 'Other' } })
    expect((await catchSigningError(change)).code).toBe('group-closed')
  })

  test('if two residents finish at the same time, one is the last', async () => {
    const { room, enter, store, groupId } = await sentRoom()
    const rooms = [await enter('TT1'), await enter('TT2')]
    await Promise.all(rooms.map(({ request, view }) => signEverything(room, request, view)))
    const events = (await store.events(groupId)).map((event) => event.type)

    expect(events.filter((type) => type === 'envelope.signed')).toHaveLength(2)
    expect(events.filter((type) => type === 'envelope.residents-signed')).toHaveLength(1)
    expect((await store.read(groupId))?.state).toBe('residents-signed')
  })

  test('two tabs that finish one session sign once', async () => {
    const { room, enter, store, groupId } = await sentRoom()
    const { request, view } = await enter('TT1')
    await signEverything(room, request, view)
    await Promise.all([room.finish(request), room.finish(request)])
    const events = (await store.events(groupId)).map((event) => event.type)

    expect(events.filter((type) => type === 'envelope.signed')).toHaveLength(1)
  })

  test('a document shows what was signed so far', async () => {
    const { room, enter } = await sentRoom()
    const { request, view } = await enter('TT1')
    await signEverything(room, request, view)
    const second = await enter('TT2')
    const text = extractText(await room.getDocumentPdf(second.request, { documentId: 'd1' }))
    const missing = room.getDocumentPdf(second.request, { documentId: 'd9' })

    expect(text).toContain('$1,250.00')
    expect(text).toContain('Signed by Maria López')
    expect((await catchSigningError(missing)).code).toBe('template-not-found')
  })
})

describe('Declining', () => {
  test('requires a reason of limited length', async () => {
    const { room, enter } = await sentRoom()
    const { request } = await enter('TT2')

    expect((await catchSigningError(room.decline(request, { reason: ' ' }))).code).toBe(
      'invalid-values',
    )
    expect(
      (await catchSigningError(room.decline(request, { reason: 'x'.repeat(1001) }))).code,
    ).toBe('invalid-values')
  })

  test('closes the room for everyone and tells each person why', async () => {
    const { room, enter, provider, groupId } = await sentRoom()
    const first = await enter('TT1')
    const second = await enter('TT2')
    const declined = await room.decline(second.request, { reason: 'Wrong rent\u202E 🙂' })
    const again = await room.decline(second.request, { reason: 'Again' })

    expect([declined.state, again.state]).toEqual(['declined', 'declined'])
    expect((await room.open(first.request)).state).toBe('closed')
    const late = await catchSigningError(
      room.consent(first.request, { version: '2026-10', language: 'en' }),
    )
    expect(late).toMatchObject({ code: 'group-closed' })
    expect(late.message).toContain('Nguyễn Việt declined')
    expect((await provider.readGroup({ groupId })).reason).toBe('Wrong rent 🙂')
  })

  test('a canceled packet shows its room as closed', async () => {
    const { room, enter, provider, groupId } = await sentRoom()
    const { request } = await enter('TT1')
    await provider.cancel({ groupId, reason: 'Wrong unit' })

    expect((await room.open(request)).state).toBe('closed')
    expect((await catchSigningError(room.finish(request))).message).toContain('canceled')
  })
})

test('every signature is an event with its person, time and device', async () => {
  const { room, enter, store, groupId } = await sentRoom()
  const { request, view } = await enter('TT1')
  await signEverything(room, request, view)
  const events = (await store.events(groupId)).filter((event) => event.role === 'TT1')

  expect(events.map((event) => event.type)).toEqual([
    'envelope.opened',
    'envelope.consented',
    'envelope.signature-adopted',
    'envelope.place-signed',
    'envelope.place-signed',
    'envelope.place-signed',
    'envelope.place-signed',
    'envelope.answers-saved',
    'envelope.document-confirmed',
    'envelope.document-confirmed',
    'envelope.signed',
  ])
  expect(events.every((event) => event.origin?.ip === '203.0.113.7')).toBe(true)
})

const mark: Mark = { kind: 'typed', text: 'Maria López' }
const initials: Mark = { kind: 'typed', text: 'ML' }

async function fillRoom() {
  const { options, ...parts } = await createTestEngineOptions()
  const engine = { options, ...parts, ...createEmbeddedProvider(options) }
  const ids = engine.templates.map((template) => template.templateId)
  const { groupId } = await engine.provider.createGroup(groupInput(ids))
  const request = toRoomRequest(
    await engine.provider.createFillLink({ groupId, returnUrl: '/done' }),
  )
  return { ...engine, groupId, request, view: await engine.room.open(request) }
}

async function sentRoom() {
  const { request, room, provider, store, groupId, options } = await fillRoom()
  await room.saveAnswers(request, { answers: ownerAnswers })
  await room.finish(request)
  await provider.send({ groupId })
  const enter = async (role: Exclude<Role, 'LLEdit'>) => {
    const link = await provider.createSigningLink({ groupId, role, returnUrl: '/done' })
    const own = toRoomRequest(link)
    return { request: own, view: await room.open(own) }
  }
  return { room, provider, store, groupId, options, enter }
}
