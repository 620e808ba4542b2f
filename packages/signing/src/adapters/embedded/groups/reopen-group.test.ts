import { expect, test } from 'vitest'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { completeEverything, signEverything } from '../../../testing/test-engine.ts'
import { createSentPacket } from '../../../testing/sent-packet.ts'

test('what residents signed and confirmed is removed, and what they typed and agreed to stays', async () => {
  const { provider, room, store, groupId, open } = await createSentPacket()
  const maria = await open('TT1')
  const view = await room.open(maria)
  await completeEverything(room, maria, view)
  await room.saveAnswers(maria, { answers: { 'd1/TT1.vehicle': 'Blue van' } })
  await room.markRead(maria, { documentId: 'd1' })
  const before = await store.read(groupId)
  await provider.reopen({ groupId })

  const after = await store.read(groupId)
  const signer = after?.recipients.find(({ role }) => role === 'TT1')
  expect(after).toMatchObject({ state: 'filling' })
  expect([after?.filled, after?.sentAt]).toEqual([undefined, undefined])
  expect(after?.documents.map(({ sentSha256 }) => sentSha256)).toEqual([undefined, undefined])
  expect(signer).toMatchObject({
    state: 'created',
    consent: { version: '2026-10' },
    adopted: { signature: { text: 'Maria López' } },
    revoked: { reason: 'answers-changed' },
  })
  expect(signer?.readAt).toBeUndefined()
  expect(after?.values['d1/TT1.vehicle']).toBe('Blue van')
  const removed = Object.keys(before?.values ?? {}).filter((key) => !(key in (after?.values ?? {})))
  expect(removed.length).toBeGreaterThan(0)
  expect(removed.filter((key) => !/TT1\.(signature|initials|confirmed)/.test(key))).toEqual([])
  expect(
    Object.keys(after?.values ?? {}).filter((key) => /\.(signature|initials|confirmed)/.test(key)),
  ).toEqual([])
})

test('the log keeps the hashes of both versions', async () => {
  const { provider, room, store, groupId, openFill } = await createSentPacket()
  await provider.reopen({ groupId })
  await provider.reopen({ groupId })
  const fill = await openFill()
  await room.saveAnswers(fill, { answers: { 'LLEdit.rent.monthly': 130_000 } })
  await room.finish(fill)

  const events = (await store.events(groupId)).flatMap((event) =>
    event.type === 'envelope.filled' || event.type === 'envelope.reopened'
      ? [[event.type, event.data.valuesSha256]]
      : [],
  )
  const [first, reopened, second] = events
  expect(events.map(([type]) => type)).toEqual([
    'envelope.filled',
    'envelope.reopened',
    'envelope.filled',
  ])
  expect(reopened?.[1]).toBe(first?.[1])
  expect(second?.[1]).not.toBe(first?.[1])
})

test('the owner’s session from before can write again, and a resident’s is told why it cannot', async () => {
  const { provider, room, groupId, fill, open } = await createSentPacket()
  const maria = await open('TT1')
  await room.open(maria)
  await provider.reopen({ groupId })

  await room.saveAnswers(fill, { answers: { 'LLEdit.rent.monthly': 130_000 } })
  const calls = [
    () => room.check(maria),
    () => room.consent(maria, { version: '2026-10', language: 'en-US' }),
    () => room.saveAnswers(maria, { answers: { 'd1/TT1.vehicle': 'Blue van' } }),
    () => room.finish(maria),
    () => room.decline(maria, { reason: 'No' }),
    () => room.sendMessage(maria, { about: 'paper' }),
    () => room.markRead(maria, { documentId: 'd1' }),
    () => room.getDocumentPdf(maria, { documentId: 'd1' }),
  ]
  for (const call of calls) {
    expect(await catchSigningError(call())).toMatchObject({
      code: 'group-closed',
      message: 'The owner is changing the documents. You will get a new link by email.',
    })
  }
  expect(await room.open(maria)).toMatchObject({
    state: 'revoked',
    revoked: 'answers-changed',
    packetName: 'Lease for Łódź Street',
    documents: [],
    answers: {},
  })
})

test('a link opened in the millisecond of the revocation works, and the older one does not', async () => {
  const now = new Date('2027-03-03T12:00:00Z')
  const { provider, room, groupId, fill, open } = await createSentPacket({ clock: () => now })
  const old = await open('TT1')
  await provider.reopen({ groupId })
  await room.finish(fill)
  await provider.send({ groupId })
  const current = await open('TT1')

  expect((await room.open(current)).state).toBe('open')
  expect((await room.open(old)).revoked).toBe('answers-changed')
})

test('what residents had typed is not part of the documents as sent again', async () => {
  const { provider, room, store, groupId, fill, open } = await createSentPacket()
  const first = (await store.read(groupId))?.documents.map(({ sentSha256 }) => sentSha256)
  const maria = await open('TT1')
  await room.saveAnswers(maria, { answers: { 'd1/TT1.vehicle': 'Blue van' } })
  await provider.reopen({ groupId })
  await room.finish(fill)
  await provider.send({ groupId })

  const second = (await store.read(groupId))?.documents.map(({ sentSha256 }) => sentSha256)
  expect(second).toEqual(first)
  const again = await open('TT1')
  const view = await room.open(again)
  expect(view.answers['d1/TT1.vehicle']).toBe('Blue van')
  expect((await signEverything(room, again, view)).state).toBe('finished')
})
