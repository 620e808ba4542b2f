import { expect, test } from 'vitest'
import type { EnvelopeStore } from '../../../envelope.ts'
import { createMemoryStore } from '../../../testing/memory-store.ts'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import { signEverything } from '../../../testing/test-engine.ts'

test('the documents’ hashes are recorded with one database connection', async () => {
  const store = createOneConnectionStore()
  const { provider, room, groupId, open } = await createSentPacket({ store })
  const maria = await open('TT1')
  await signEverything(room, maria, await room.open(maria))
  await provider.saveDocumentHashes?.({ groupId })

  const events = await store.events(groupId)
  expect(events.filter(({ type }) => type === 'envelope.documents-hashed')).toMatchObject([
    { data: { after: 'TT1' } },
  ])
})

/** Refuses what would wait for a second connection while a transaction has one. */
function createOneConnectionStore(): EnvelopeStore {
  const store = createMemoryStore()
  let open = 0

  return {
    ...store,
    async transaction(work) {
      open += 1
      try {
        return await store.transaction(work)
      } finally {
        open -= 1
      }
    },
    events: (envelopeId) =>
      open > 0
        ? Promise.reject(new Error('There is no second connection.'))
        : store.events(envelopeId),
  }
}
