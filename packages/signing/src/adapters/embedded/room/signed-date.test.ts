import { formatAnswer } from '@countersign/answers/format-answer'
import { expect, test } from 'vitest'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import {
  createTestEngine,
  findRoomField,
  groupInput,
  ownerAnswers,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'

const dateKey = 'd1/TT1.signedDate'

test('the next signer’s screen and the PDF name the same day of signing, in the same zone', async () => {
  // In Honolulu it is still March 2.
  const { room, open } = await signAsFirstResident('Pacific/Honolulu')
  const view = await room.open(open)
  const field = findRoomField(view, dateKey)
  const answer = view.answers[dateKey]
  const pdf = await room.getDocumentPdf(open, { documentId: 'd1' })

  expect(view.timeZones).toEqual({ TT1: 'Pacific/Honolulu' })
  expect(field && answer && formatAnswer(field, answer, { timeZone: view.timeZones.TT1 })).toBe(
    'March 2, 2027 HST',
  )
  expect(extractText(pdf)).toContain('March 2, 2027 HST')
})

test('a time zone that nobody knows is UTC on both', async () => {
  const { room, open } = await signAsFirstResident('Mars/Olympus_Mons')
  const view = await room.open(open)
  const pdf = await room.getDocumentPdf(open, { documentId: 'd1' })

  expect(view.timeZones).toEqual({})
  expect(formatAnswer({ type: 'signedDate' }, view.answers[dateKey] ?? '')).toBe(
    'March 3, 2027 UTC',
  )
  expect(extractText(pdf)).toContain('March 3, 2027 UTC')
})

test('no time zone is disclosed before its signer has signed', async () => {
  const { fill } = await signAsFirstResident('Pacific/Honolulu')

  expect(fill.timeZones).toEqual({})
})

async function signAsFirstResident(timeZone: string) {
  const clock = () => new Date('2027-03-03T08:00:00Z')
  const { provider, room, templates } = await createTestEngine({ clock })
  const ids = templates.map(({ templateId }) => templateId)
  const { groupId } = await provider.createGroup(groupInput(ids))
  const owner = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  const fill = await room.open(owner)
  await room.saveAnswers(owner, { answers: ownerAnswers })
  await room.finish(owner)
  await provider.send({ groupId })

  const link = (role: 'TT1' | 'TT2') =>
    provider.createSigningLink({ groupId, role, returnUrl: '/' }).then(toRoomRequest)
  const first = { ...(await link('TT1')), origin: { ip: '203.0.113.7', timeZone } }
  await signEverything(room, first, await room.open(first))
  return { room, fill, open: await link('TT2') }
}
