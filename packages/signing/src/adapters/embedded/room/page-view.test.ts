import { beforeAll, describe, expect, test } from 'vitest'
import type { RoomRequest } from '../../../room.ts'
import {
  groupInput,
  createTestEngine,
  ownerAnswers,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'

describe('A page view with its own controls', () => {
  let engine: Awaited<ReturnType<typeof createTestEngine>>
  let groupId: string
  let owner: RoomRequest

  beforeAll(async () => {
    engine = await createTestEngine()
    const ids = engine.templates.map((template) => template.templateId)
    const group = await engine.provider.createGroup(groupInput(ids))
    groupId = group.groupId
    owner = toRoomRequest(await engine.provider.createFillLink({ groupId, returnUrl: '/' }))
    await engine.room.saveAnswers(owner, { answers: ownerAnswers })
  })

  test('requires a link', async () => {
    const nobody = { token: 'guessed', origin: {} }

    expect((await catchSigningError(engine.room.listPlaces(nobody))).code).toBe('session-not-found')
  })

  test('gives the position of each answer from the top left', async () => {
    const [lease, pets] = await engine.room.listPlaces(owner)

    expect(lease?.pages[0]).toEqual({ width: 612, height: 792 })
    // The template draws its first field 112 points below the top edge.
    expect(lease?.places[0]).toMatchObject({
      key: 'LLEdit.premises.street',
      page: 1,
      x: 290,
      y: expect.closeTo(112, 0),
      width: 230,
      height: 18,
    })
    expect(listParts(lease, 'LLEdit.parking')).toEqual(['none', 'street', 'space'])
    expect(listParts(pets, 'LLEdit.pets')).toContain('2.weight')
  })

  test('leaves out what this person can still change, and shows the answers of others', async () => {
    const whole = extractText(await engine.room.getDocumentPdf(owner, { documentId: 'd1' }))
    const pages = extractText(
      await engine.room.getDocumentPdf(owner, { documentId: 'd1', withoutOwn: true }),
    )

    expect(whole).toContain('$1,250.00')
    expect(pages).not.toContain('$1,250.00')
    expect(pages).toContain('12 Oak Street')
  })

  test('shows everything once the answers are final', async () => {
    await engine.room.finish(owner)
    const pages = extractText(
      await engine.room.getDocumentPdf(owner, { documentId: 'd1', withoutOwn: true }),
    )

    expect(pages).toContain('$1,250.00')
  })
})

type Places = Awaited<
  ReturnType<Awaited<ReturnType<typeof createTestEngine>>['room']['listPlaces']>
>[number]

function listParts(document: Places | undefined, key: string) {
  return document?.places.filter((place) => place.key === key).map(({ part }) => part)
}
