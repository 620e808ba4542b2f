import { proposeBundles } from '@countersign/form-library'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../../testing/index.ts'
import {
  addProperty,
  ownLink,
  readPacketOf,
  roomOf,
  walkPacket,
  type PacketStage,
  type WalkedPacket,
} from '../../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const homes = {
  CA: { city: 'Fresno', state: 'CA', zip: '93650' },
  FL: { city: 'Tampa', state: 'FL', zip: '33602' },
  NY: { city: 'Albany', state: 'NY', zip: '12207' },
  TX: { city: 'Austin', state: 'TX', zip: '78701' },
  WA: { city: 'Spokane', state: 'WA', zip: '99201' },
} as const
type State = keyof typeof homes

/** A new lease of two residents with every form that is proposed for a home in this state. */
async function walkNewLease(state: State, stage: PacketStage): Promise<WalkedPacket> {
  const member = await server.asMember()
  const property = await addProperty(member, homes[state])
  const [bundle] = proposeBundles({ state, residents: 2, guarantors: 0 })
  const proposed = bundle?.forms.filter(({ optional }) => !optional) ?? []

  return walkPacket(server, stage, member, {
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
    templateIds: proposed.map(({ formId }) => formId),
    packetName: `New lease in ${state}`,
  })
}

test.each<[State, string[]]>([
  ['CA', ['California law limits the amount your rent can be increased', 'Bed bug Appearance']],
  ['FL', ['RADON GAS: Radon is a naturally occurring', 'Flood Insurance: Renters’ insurance']],
  ['NY', ['reasonable accommodations or modifications', 'Good Cause Eviction Law']],
  ['TX', ['100-year floodplain', 'family violence, certain sexual offenses or stalking']],
  ['WA', ['RCW 43.44.110', 'A fee stated here is nonrefundable']],
])(
  'a new lease in %s is signed to the end, with the words of its law in the executed file',
  async (state, words) => {
    const walk = await walkNewLease(state, 'executed')
    const { rawPayload } = await walk.member.call('GET', `/esign/download-document/${walk.groupId}`)
    const text = extractText(rawPayload).replace(/\s+/g, ' ')

    expect(await readPacketOf(walk)).toMatchObject({ status: 'FULLY_EXECUTED' })
    for (const each of words) {
      expect(text).toContain(each)
    }
    expect(text).not.toContain('see attached')
  },
  120_000,
)

test('a statement of California’s law is not turned on once a resident has signed without it', async () => {
  const walk = await walkNewLease('CA', 'residents-signed')
  const visit = visitOf(await ownLink(walk))
  const { documents } = await roomOf(server).open(visit)
  const addendum = documents.find(({ title }) => title === 'California Lease Addendum')
  const answerKey = `${addendum?.documentId ?? ''}/LLEdit.california.coverage`
  const change = await walk.member.call(
    'POST',
    `/legal-form-packets/group/${walk.groupId}/change-answers`,
  )

  expect(addendum).toBeDefined()
  await expect(
    roomOf(server).saveAnswers(visit, { answers: { [answerKey]: 'exempt' } }),
  ).rejects.toThrow()
  expect(change.json()).toMatchObject({ code: 'already-signed' })
}, 120_000)
