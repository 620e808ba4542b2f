import { beforeAll, describe, expect, test } from 'vitest'
import type { RoomRequest } from '../../../../room.ts'
import {
  groupInput,
  createTestEngine,
  ownerAnswers,
  signEverything,
  toRoomRequest,
} from '../../../../testing/test-engine.ts'
import { catchSigningError } from '../../../../testing/catch-signing-error.ts'

let engine: Awaited<ReturnType<typeof createTestEngine>>
let now = new Date('2027-03-03T10:00:00Z')

beforeAll(async () => {
  engine = await createTestEngine({ clock: () => now })
})

describe('A message from a resident to the owner', () => {
  test('is rejected from the owner', async () => {
    const { fill } = await sentPacket()

    expect((await catchSigningError(engine.room.sendMessage(fill, { about: 'paper' }))).code).toBe(
      'not-your-turn',
    )
  })

  test('is rejected after the packet has ended', async () => {
    const { maria, groupId } = await sentPacket()
    await engine.provider.cancel({ groupId, reason: 'Sold.' })

    expect(
      (await catchSigningError(engine.room.sendMessage(maria, { about: 'not-me' }))).code,
    ).toBe('group-closed')
  })

  test('needs a question of 1 to 1,000 characters', async () => {
    const { maria } = await sentPacket()
    for (const words of [undefined, ' \u200b ', 'x'.repeat(1001)]) {
      const error = await catchSigningError(
        engine.room.sendMessage(maria, { about: 'question', question: words }),
      )

      expect(error.fields).toMatchObject([{ key: 'words' }])
    }
  })

  test('is recorded once for paper and each time for a question, and does not end the packet', async () => {
    const { maria, groupId } = await sentPacket()
    await engine.room.sendMessage(maria, { about: 'paper' })
    await engine.room.sendMessage(maria, { about: 'paper' })
    await engine.room.sendMessage(maria, { about: 'question', question: 'Is heat included?' })
    const view = await engine.room.sendMessage(maria, { about: 'question', question: '猫はいい？' })

    expect(view).toMatchObject({
      state: 'open',
      messagesSent: { paperAt: '2027-03-03T10:00:00.000Z', questionAt: '2027-03-03T10:00:00.000Z' },
    })
    const events = await engine.store.events(groupId)
    expect(
      events.filter(({ type }) => /asked/.test(type)).map(({ type, data }) => [type, data]),
    ).toEqual([
      ['envelope.paper-asked', undefined],
      ['envelope.question-asked', { words: 'Is heat included?' }],
      ['envelope.question-asked', { words: '猫はいい？' }],
    ])
    expect((await signEverything(engine.room, maria, view)).state).toBe('finished')
  })

  test('is limited to ten questions', async () => {
    const { maria } = await sentPacket()
    for (let asked = 0; asked < 10; asked += 1) {
      await engine.room.sendMessage(maria, { about: 'question', question: 'And this?' })
    }

    expect(
      (
        await catchSigningError(
          engine.room.sendMessage(maria, { about: 'question', question: 'Yes?' }),
        )
      ).code,
    ).toBe('invalid-values')
  })
})

describe('“This isn’t me”', () => {
  test('ends the session, shows nothing more, and removes consent and signatures', async () => {
    const { maria, groupId } = await sentPacket()
    const { room, store } = engine
    const { after: open } = await room.consent(maria, { version: '2026-10', language: 'en-US' })
    const mark = { kind: 'typed', text: 'Not Maria' } as const
    await room.adopt(maria, { signature: mark, initials: mark })
    const [place = ''] = open.missing
    await room.signField(maria, { answerKey: place, signed: true })
    const gone = await room.sendMessage(maria, { about: 'not-me' })

    expect(gone).toMatchObject({ state: 'wrong-recipient', documents: [], answers: {} })
    expect((await room.open(maria)).state).toBe('wrong-recipient')
    expect((await room.sendMessage(maria, { about: 'not-me' })).state).toBe('wrong-recipient')
    expect((await catchSigningError(room.finish(maria))).code).toBe('group-closed')
    expect((await catchSigningError(room.getDocumentPdf(maria, { documentId: 'd1' }))).code).toBe(
      'group-closed',
    )
    const kept = await store.read(groupId)
    expect(kept?.values[place]).toBeUndefined()
    expect(kept?.recipients.find(({ role }) => role === 'TT1')?.consent).toBeUndefined()
  })

  test('does not affect other signers, and a new link starts over', async () => {
    const { maria, john, groupId } = await sentPacket()
    await engine.room.sendMessage(maria, { about: 'not-me' })
    expect((await engine.room.open(john)).state).toBe('open')

    now = new Date(now.getTime() + 1000)
    const link = await engine.provider.createSigningLink({ groupId, role: 'TT1', returnUrl: '/' })
    const right = toRoomRequest(link)
    const view = await engine.room.open(right)
    expect(view).toMatchObject({ state: 'open', consent: { required: true } })
    expect((await signEverything(engine.room, right, view)).state).toBe('finished')
  })
})

async function sentPacket(): Promise<{
  groupId: string
  fill: RoomRequest
  maria: RoomRequest
  john: RoomRequest
}> {
  const { provider, room, templates } = engine
  const { groupId } = await provider.createGroup({
    ...groupInput(templates.map(({ templateId }) => templateId)),
    requestId: crypto.randomUUID(),
  })
  const fill = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.saveAnswers(fill, { answers: ownerAnswers })
  await room.finish(fill)
  await provider.send({ groupId })
  const createLink = (role: 'TT1' | 'TT2') =>
    provider.createSigningLink({ groupId, role, returnUrl: '/' })

  return {
    groupId,
    fill,
    maria: toRoomRequest(await createLink('TT1')),
    john: toRoomRequest(await createLink('TT2')),
  }
}
