import type { Field } from '@countersign/answers/field'
import { expect, test } from 'vitest'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { makeTemplate, templateSource } from '@countersign/pdf/testing/make-template'
import { createPrivatePacket, secrets } from '../../../testing/private-packet.ts'
import {
  completeEverything,
  createTestEngine,
  groupInput,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { renderDocument } from '@countersign/pdf/render/render-document'
import { createSentPacket } from '../../../testing/sent-packet.ts'

const correction = {
  role: 'TT1',
  name: 'Maria Gomez',
  email: 'gomez@example.com',
  phone: '+12175550123',
} as const

test('the new facts replace the old ones in the documents, and hashes follow', async () => {
  const { provider, store, groupId } = await createSentPacket()
  const before = await store.read(groupId)
  await provider.correctSigner({ groupId, ...correction })

  const after = await store.read(groupId)
  const event = (await store.events(groupId)).at(-1)
  const changed = after?.documents.filter(
    ({ sentSha256 }, index) => sentSha256 !== before?.documents[index]?.sentSha256,
  )
  expect(after?.values['TT1.name']).toBe('Maria Gomez')
  expect(after?.values['LLEdit.rent.monthly']).toBe(before?.values['LLEdit.rent.monthly'])
  expect(changed?.map(({ documentId }) => documentId)).toEqual(['d1', 'd2'])
  expect(event).toMatchObject({
    type: 'envelope.signer-corrected',
    role: 'LLEdit',
    data: {
      signer: 'TT1',
      changed: ['name', 'email'],
      before: { name: 'Maria López', email: 'maria@example.com' },
      after: { name: 'Maria Gomez', email: 'gomez@example.com' },
      documents: changed?.map(({ documentId, sentSha256 }) => `${documentId} ${sentSha256}`),
    },
  })
  // The residents' names are not the owner's answers.
  expect(event?.data).not.toHaveProperty('valuesSha256')
})

test('the hashes are those of a packet that was right from the beginning', async () => {
  const corrected = await createSentPacket()
  await corrected.provider.correctSigner({ groupId: corrected.groupId, ...correction })
  const { residents } = groupInput([])
  const [, second] = residents
  const right = await createSentPacket({}, { residents: [correction, ...(second ? [second] : [])] })

  const [one, other] = await Promise.all(
    [corrected, right].map(({ store, groupId }) => store.read(groupId)),
  )
  expect(one?.documents).toEqual(other?.documents)
  expect(one?.values).toEqual(other?.values)
  expect(one?.filled?.valuesSha256).toBe(other?.filled?.valuesSha256)
})

test('the same correction again records nothing', async () => {
  const { provider, store, groupId } = await createSentPacket()
  await provider.correctSigner({ groupId, ...correction })
  const first = await store.read(groupId)
  const count = (await store.events(groupId)).length
  await provider.correctSigner({ groupId, ...correction })

  expect(await store.read(groupId)).toEqual(first)
  expect(await store.events(groupId)).toHaveLength(count)
})

test('nothing of the person behind the old link stays', async () => {
  const { provider, room, store, groupId, open } = await createSentPacket()
  const stranger = await open('TT1')
  await completeEverything(room, stranger, await room.open(stranger))
  await room.saveAnswers(stranger, { answers: { 'd1/TT1.vehicle': 'Blue van' } })
  await room.markRead(stranger, { documentId: 'd1' })
  await room.sendMessage(stranger, { about: 'question', question: 'Who are you?' })
  await provider.correctSigner({ groupId, ...correction, name: 'Maria López' })

  const envelope = await store.read(groupId)
  const signer = envelope?.recipients.find(({ role }) => role === 'TT1')
  expect(Object.keys(signer ?? {}).toSorted()).toEqual([
    'correctedAt',
    'email',
    'name',
    'phone',
    'revoked',
    'role',
    'state',
  ])
  expect(signer?.state).toBe('pending')
  expect(Object.keys(envelope?.values ?? {}).filter((key) => key.includes('TT1'))).toEqual([
    'TT1.name',
  ])
})

test('the old link shows nothing of the packet, writes nothing, and stays so after a reopening', async () => {
  const { provider, room, groupId, open } = await createSentPacket()
  const stranger = await open('TT1')
  await completeEverything(room, stranger, await room.open(stranger))
  await provider.correctSigner({ groupId, ...correction })
  await provider.reopen({ groupId })

  const view = await room.open(stranger)
  expect(view).toMatchObject({ state: 'revoked', revoked: 'corrected', documents: [], answers: {} })
  expect(JSON.stringify(view)).not.toMatch(/Maria|Gomez|López|example\.com|Łódź|Olivia|Oak/)
  expect(await catchSigningError(room.finish(stranger))).toMatchObject({
    code: 'group-closed',
    message: 'This link is no longer valid. Ask the sender for a new one.',
  })
})

test('nothing that another resident signed or confirmed stays under a changed name', async () => {
  const { provider, room, store, groupId, open } = await createSentPacket()
  const viet = await open('TT2')
  await completeEverything(room, viet, await room.open(viet))
  await provider.correctSigner({ groupId, ...correction })

  const keys = Object.keys((await store.read(groupId))?.values ?? {})
  expect(keys.filter((key) => /TT2\.(signature|initials|confirmed)/.test(key))).toEqual([])
  expect((await catchSigningError(room.finish(viet))).code).toBe('invalid-values')
  const view = await room.open(viet)
  expect(view.answers['TT1.name']).toBe('Maria Gomez')
  for (const answerKey of view.missing.filter((key) => !key.includes('confirmed'))) {
    await room.signField(viet, { answerKey, signed: true })
  }
})

test('signatures of those who have finished stay when an email is corrected', async () => {
  const { provider, room, store, groupId, open } = await createSentPacket()
  const viet = await open('TT2')
  await signEverything(room, viet, await room.open(viet))
  const before = await store.read(groupId)
  await provider.correctSigner({ groupId, ...correction, name: 'Maria López' })

  const after = await store.read(groupId)
  expect(after?.values).toEqual(before?.values)
  expect(after?.documents).toEqual(before?.documents)
  expect((await store.events(groupId)).at(-1)?.data).not.toHaveProperty('documents')
})

test('an answer that the owner wrote differently stays, and one that follows changes the frozen hash', async () => {
  const addressee = (n: number): Field => ({
    key: `LLEdit.residentName:${n}`,
    role: 'LLEdit',
    type: 'name',
    label: `Resident ${n}`,
    required: true,
    scope: 'packet',
    prefill: `signers.${n}.name`,
  })
  const phone: Field = {
    key: 'TT1.phone',
    role: 'TT1',
    type: 'phone',
    label: 'Phone',
    required: true,
    locked: true,
    scope: 'packet',
    prefill: 'signers.1.phone',
  }
  const template = await makeTemplate({
    formId: 'notice',
    title: 'Notice',
    signerCount: 2,
    fields: [addressee(1), addressee(2), phone],
  })
  const { provider, room, store } = await createTestEngine({
    templates: templateSource([template]),
  })
  const { groupId } = await provider.createGroup(groupInput([template.templateId]))
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(fill)
  await room.saveAnswers(fill, { answers: { 'LLEdit.residentName:2': 'Mr. Nguyễn' } })
  await room.finish(fill)
  const frozen = (await store.read(groupId))?.filled
  await provider.correctSigner({ groupId, ...correction, role: 'TT2', name: 'Viet Nguyen' })
  expect((await store.read(groupId))?.filled).toEqual(frozen)

  await provider.correctSigner({ groupId, ...correction })
  const { values, filled } = (await store.read(groupId)) ?? {}
  expect(values?.['LLEdit.residentName:1']).toBe('Maria Gomez')
  expect(values?.['LLEdit.residentName:2']).toBe('Mr. Nguyễn')
  expect(filled?.at).toBe(frozen?.at)
  expect(filled?.valuesSha256).not.toBe(frozen?.valuesSha256)
  expect((await store.events(groupId)).at(-1)?.data).toMatchObject({
    valuesSha256: filled?.valuesSha256,
  })

  const withoutPhone = {
    groupId,
    role: 'TT1',
    name: 'Maria Gomez',
    email: 'm@example.com',
  } as const
  expect(await catchSigningError(provider.correctSigner(withoutPhone))).toMatchObject({
    code: 'invalid-values',
    fields: [{ key: 'TT1.phone' }],
  })
})

test('a private copy gets the new name in its title, and the stranger’s answers are gone', async () => {
  const { provider, room, store, groupId, send, request } = await createPrivatePacket()
  await send()
  const stranger = await request('TT1')
  const view = await room.open(stranger)
  const income = view.missing.find((key) => key.endsWith('.income')) ?? ''
  await room.consent(stranger, { version: '2026-10', language: 'en-US' })
  await room.saveAnswers(stranger, { answers: { [income]: secrets.TT1 } })
  await provider.correctSigner({ groupId, ...correction })

  const envelope = await store.read(groupId)
  expect(envelope?.documents.map(({ title }) => title)).toContain('Rental Application: Maria Gomez')
  expect(JSON.stringify(envelope)).not.toContain(secrets.TT1)
  const again = await request('TT1')
  expect((await room.open(again)).missing).toContain(income)
})

test('two corrections at the same time are made one after the other', async () => {
  const { provider, store, groupId } = await createSentPacket()
  await Promise.all([
    provider.correctSigner({ groupId, ...correction }),
    provider.correctSigner({ groupId, role: 'TT2', name: 'John Park', email: 'j@example.com' }),
  ])

  const envelope = await store.read(groupId)
  const sent = (await store.events(groupId)).flatMap((event) =>
    event.type === 'envelope.signer-corrected' ? [event.data.documents ?? []] : [],
  )
  expect(envelope?.values).toMatchObject({ 'TT1.name': 'Maria Gomez', 'TT2.name': 'John Park' })
  expect(sent).toHaveLength(2)
  expect(sent.at(-1)).toEqual(
    envelope?.documents.map(({ documentId, sentSha256 }) => `${documentId} ${sentSha256}`),
  )
})

test('a name that changes while another resident confirms a document is not confirmed unread', async () => {
  const { provider, room, groupId, open, onRender } = await createSlowPacket()
  const viet = await open('TT2')
  const view = await room.open(viet)
  await room.consent(viet, { version: view.consent.version, language: 'en-US' })
  onRender(() => provider.correctSigner({ groupId, ...correction }))
  const confirming = room.saveAnswers(viet, { answers: { 'd1/TT2.confirmed': true } })

  expect(await catchSigningError(confirming)).toMatchObject({
    code: 'invalid-values',
    fields: [{ key: 'd1/TT2.confirmed' }],
  })
  await room.saveAnswers(viet, { answers: { 'd1/TT2.confirmed': true } })
  expect((await room.open(viet)).answers['d1/TT2.confirmed']).toBe(true)
})

test('a signer who signs while a correction is rendered wins', async () => {
  const { provider, room, store, groupId, open, onRender } = await createSlowPacket()
  const maria = await open('TT1')
  await completeEverything(room, maria, await room.open(maria))
  onRender(async () => void (await room.finish(maria)))
  const correcting = provider.correctSigner({ groupId, ...correction })

  expect((await catchSigningError(correcting)).code).toBe('already-signed')
  expect((await store.read(groupId))?.values['TT1.name']).toBe('Maria López')
})

test('another correction while one is rendered is not lost in the hashes', async () => {
  const { provider, store, groupId, onRender } = await createSlowPacket()
  const other = { groupId, role: 'TT2', name: 'John Park', email: 'j@example.com' } as const
  onRender(() => provider.correctSigner(other))
  await provider.correctSigner({ groupId, ...correction })

  const right = await createSentPacket({}, { residents: [correction, other] })
  const [one, wanted] = await Promise.all([store.read(groupId), right.store.read(right.groupId)])
  expect(one?.documents).toEqual(wanted?.documents)
})

/** The next rendering waits for one call. */
async function createSlowPacket() {
  let hook: (() => Promise<void>) | undefined
  const packet = await createSentPacket({
    runRender: async (input) => {
      const call = hook
      hook = undefined
      await call?.()
      return renderDocument(input)
    },
  })
  const onRender = (call: () => Promise<void>) => {
    hook = call
  }
  return { ...packet, onRender }
}
