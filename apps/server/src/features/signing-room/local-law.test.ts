import type { Room } from '@countersign/contract/schemas/signing-room/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitOf } from '../../bin/demo/finish-room.ts'
import { startTestApp, type TestApp } from '../../testing/index.ts'
import { addProperty, ownLink, walkPacket } from '../../testing/walk-packet.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

test('an owner reads what the city of the home asks for, and nothing of it elsewhere in the state', async () => {
  expect(await readWarnings({ city: 'Tacoma', zip: '98402' })).toEqual([])
  expect(await readWarnings({ city: 'Seattle', zip: '98101' })).toMatchObject([
    {
      text: expect.stringMatching(
        /Seattle requires that its Renter’s Handbook be given.*Mun\. Code 7\.24/,
      ),
    },
  ])
})

/** Beside the rent of a lease for a home there. */
async function readWarnings(place: { city: string; zip: string }): Promise<Room['warnings']> {
  const member = await server.asMember()
  const property = await addProperty(member, { state: 'WA', ...place })
  const walk = await walkPacket(server, 'created', member, {
    templateIds: ['residential-lease'],
    propertyId: property._id,
    unitId: property.units[0]?._id ?? '',
  })
  const { token } = visitOf(await ownLink(walk))
  const room = await server.app.inject({
    url: '/api/signing-room',
    headers: { authorization: `Bearer ${token}` },
  })

  return room.json<Room>().warnings?.filter(({ key }) => key === 'LLEdit.rent.monthly')
}
