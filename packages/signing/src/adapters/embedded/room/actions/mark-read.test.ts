import { beforeAll, expect, test } from 'vitest'
import { createPrivatePacket } from '../../../../testing/private-packet.ts'
import { catchSigningError } from '../../../../testing/catch-signing-error.ts'
import type { RoomRequest } from '../../../../room.ts'

/** A shared lease (d1), and an application for each resident (d2, d3). */
let packet: Awaited<ReturnType<typeof createPrivatePacket>>
let maria: RoomRequest
let now = new Date('2027-03-03T10:00:00Z')
beforeAll(async () => {
  packet = await createPrivatePacket({ clock: () => now })
  await packet.room.markRead(packet.fill, { documentId: 'd1' })
  await packet.send()
  maria = await packet.request('TT1')
  await packet.room.open(maria)
})

test('a document that does not exist or is private to someone else cannot be marked as read', async () => {
  for (const documentId of ['d9', 'd3']) {
    const error = await catchSigningError(packet.room.markRead(maria, { documentId }))

    expect(error.code).toBe('template-not-found')
  }
})

test('each document is recorded once, with the translation that stood beside it, and not for the owner who filled it out', async () => {
  await packet.room.markRead(maria, { documentId: 'd2' })
  await packet.room.markRead(maria, { documentId: 'd1', translation: 'es' })
  await packet.room.markRead(maria, { documentId: 'd1' })

  expect((await packet.room.open(maria)).read).toEqual(['d1', 'd2'])
  expect(await readings()).toEqual(['TT1 d2', 'TT1 d1 beside es'])
})

test('the wrong recipient’s reading does not count for the signer, and they see nothing more', async () => {
  const other = await packet.request('TT2')
  await packet.room.markRead(other, { documentId: 'd1' })
  await packet.room.sendMessage(other, { about: 'not-me' })

  const error = await catchSigningError(packet.room.markRead(other, { documentId: 'd3' }))
  expect(error.code).toBe('group-closed')
  now = new Date('2027-03-03T10:00:01Z')
  expect((await packet.room.open(await packet.request('TT2'))).read).toEqual([])
})

test('reading after signing changes nothing', async () => {
  const before = await readings()
  const viet = await packet.request('TT2')
  await packet.sign(viet)
  await packet.room.markRead(viet, { documentId: 'd1' })

  expect(await readings()).toEqual(before)
})

async function readings(): Promise<string[]> {
  const events = await packet.store.events(packet.groupId)

  return events
    .filter((event) => event.type === 'envelope.document-read')
    .map(
      ({ role, data }) =>
        `${role} ${data.documentId}${data.readingAid ? ` beside ${data.readingAid}` : ''}`,
    )
}
