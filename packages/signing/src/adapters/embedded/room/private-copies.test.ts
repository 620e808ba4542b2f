import { beforeAll, describe, expect, test } from 'vitest'
import type { RoomView } from '../../../room.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { createPrivatePacket, secrets } from '../../../testing/private-packet.ts'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

let packet: Awaited<ReturnType<typeof createPrivatePacket>>
beforeAll(async () => {
  packet = await createPrivatePacket()
  await packet.send()
  await packet.sign(await packet.request('TT1'))
})

describe('A resident’s private copy', () => {
  test.each(['TT2', 'TT3'] as const)('is not in the room of %s', async (role) => {
    const view = await packet.room.open(await packet.request(role))
    const text = JSON.stringify(view)

    expect(text).not.toContain(secrets.TT1)
    expect(text).not.toContain('Accepted Maria')
    expect(text).not.toMatch(/d2\/|TT1\.born|TT1\.income|Application: Maria/)
    expect(Object.keys(view.answers)).not.toContain('d2/TT1.signature')
  })

  test.each(['TT2', 'TT3'] as const)('is not rendered for %s', async (role) => {
    const request = await packet.request(role)

    expect(
      await catchSigningError(packet.room.getDocumentPdf(request, { documentId: 'd2' })),
    ).toMatchObject({
      code: 'template-not-found',
      message: 'This packet has no such document.',
    })
    expect(
      extractText(await packet.room.getDocumentPdf(request, { documentId: 'd1' })),
    ).not.toContain(secrets.TT1)
  })

  test('cannot be filled in or signed by another', async () => {
    const request = await packet.request('TT2')
    const { consent } = await packet.room.open(request)
    await packet.room.consent(request, { version: consent.version, language: 'en-US' })
    const keys = ['d2/TT1.income', 'TT1.born', 'd2/LLEdit.decision', 'd2/TT1.signature']

    for (const key of keys) {
      const error = await catchSigningError(
        packet.room.saveAnswers(request, { answers: { [key]: 'x' } }),
      )
      expect(error.message).toBe('You cannot change this answer.')
    }
    const place = packet.room.signField(request, { answerKey: 'd2/TT1.signature', signed: false })
    expect((await catchSigningError(place)).message).toBe('You cannot sign this field.')
  })

  test('is not revealed by the result of another person’s action', async () => {
    const request = await packet.request('TT2')
    const acts = [
      await packet.room.saveAnswers(request, { answers: { 'd3/TT2.income': secrets.TT2 } }),
      await packet.room.adopt(request, {
        signature: { kind: 'typed', text: 'Viet' },
        initials: { kind: 'typed', text: 'V' },
      }),
      await packet.room.signField(request, { answerKey: 'd1/TT2.signature', signed: true }),
    ]

    expect(JSON.stringify(acts)).not.toContain(secrets.TT1)
    expect(acts.map(({ after }) => listDocuments(after))).toEqual([own, own, own])
  })

  test('is complete for its own resident, before and after signing', async () => {
    const other = await createPrivatePacket()
    await other.send()
    const request = await other.request('TT1')

    expect(listDocuments(await other.room.open(request))).toEqual(['d1', 'd2'])
    expect(await other.sign(request)).toMatchObject({
      state: 'finished',
      documents: [],
      answers: {},
    })
    const view = await other.room.open(request)
    expect(listDocuments(view)).toEqual(['d1', 'd2'])
    expect(JSON.stringify(view.answers)).toContain(secrets.TT1)
    expect(extractText(await other.room.getDocumentPdf(request, { documentId: 'd2' }))).toContain(
      secrets.TT1,
    )
  })

  test('is visible to the owner, who fills it in, and has its resident’s name in the title', async () => {
    const { documents, answers } = await packet.room.open(packet.fill)

    expect(documents.map(({ title }) => title)).toEqual([
      'Residential Lease',
      'Rental Application: Maria López',
      'Rental Application: Nguyễn Việt',
      'Guaranty: Gina Grant',
    ])
    expect(answers['d2/TT1.income']).toBe(secrets.TT1)
  })
})

const own = ['d1', 'd3']

function listDocuments({ documents }: RoomView): string[] {
  return documents.map(({ documentId }) => documentId)
}

describe('A guarantor', () => {
  test('reads the shared documents and signs only the guaranty', async () => {
    const view = await packet.room.open(await packet.request('TT3'))

    expect(listDocuments(view)).toEqual(['d1', 'd4'])
    expect(view.missing).toEqual([
      'd1/TT3.confirmed',
      'd4/TT3.initials:rules',
      'd4/TT3.signature',
      'd4/TT3.confirmed',
    ])
  })

  test('requires at least one resident', async () => {
    const { input, provider } = packet
    const [maria, viet, gina] = input.residents
    for (const residents of [[gina], [gina, maria, viet]]) {
      const group = provider.createGroup({
        ...input,
        requestId: 'another',
        residents: residents.flatMap((party) => party ?? []),
      })
      expect((await catchSigningError(group)).message).toMatch(/at least one resident/)
    }
  })
})

test('a packet with a signer who has nothing to sign is not created', async () => {
  const { input, provider } = packet
  const group = provider.createGroup({
    ...input,
    requestId: 'without a guaranty',
    templateIds: input.templateIds.slice(0, 3),
  })

  expect((await catchSigningError(group)).message).toBe(
    'Gina Grant has nothing to sign in this packet.',
  )
})
