import { expect, test } from 'vitest'
import { extractStructure, extractText } from '@countersign/pdf/testing/pdf-tools'
import { sha256 } from '@countersign/pdf/sha256'
import type { EnvelopeStore } from '../../../envelope.ts'
import { createMemoryBytes } from '../../../testing/memory-bytes.ts'
import { createMemoryStore } from '../../../testing/memory-store.ts'
import { createPrivatePacket } from '../../../testing/private-packet.ts'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import { ownerAnswers, signEverything, toRoomRequest } from '../../../testing/test-engine.ts'

test('once a packet was sent, its file has what the owner wrote and nothing of a resident who types', async () => {
  const packet = await createSentPacket()
  const maria = await packet.open('TT1')
  await packet.room.open(maria)
  await packet.room.saveAnswers(maria, { answers: { 'd1/TT1.vehicle': 'Blue Zebra' } })
  const text = await keepAndRead(packet)

  expect(text).toContain('$1,250.00')
  expect(text).toContain('Maria López')
  expect(text).not.toContain('Blue Zebra')
})

test('each signer adds to the end of the file, with what they wrote, and its hash is recorded', async () => {
  const packet = await createSentPacket()
  await keepFiles(packet)
  const sent = await readFile(packet)
  await sign(packet, 'TT1', { 'd1/TT1.vehicle': 'Blue Zebra' })
  const signed = await keepAndRead(packet)
  const pdf = await readFile(packet)

  expect(Buffer.from(pdf.subarray(0, sent.length)).equals(sent)).toBe(true)
  expect(signed).toContain('Blue Zebra')
  expect(signed).toMatch(/Signed by Maria López/)
  expect(signed).not.toMatch(/Signed by Nguyễn/)
  expect(await listRecorded(packet)).toEqual([
    { after: 'LLEdit', file: `${sent.length} ${sha256(sent)}` },
    { after: 'TT1', file: `${pdf.length} ${sha256(pdf)}` },
  ])
})

test('the executed file begins with the bytes that were kept', async () => {
  const packet = await createSentPacket()
  await keepFiles(packet)
  const sent = await readFile(packet)
  await sign(packet, 'TT1')
  await sign(packet, 'TT2')
  await keepFiles(packet)
  const kept = await readFile(packet)
  await sign(packet, 'LLSign')
  const { pdf } = await packet.provider.getExecutedFile({ groupId: packet.groupId })

  expect(Buffer.from(pdf.subarray(0, kept.length)).equals(kept)).toBe(true)
  expect(Buffer.from(kept.subarray(0, sent.length)).equals(sent)).toBe(true)
})

test('to keep it twice changes nothing', async () => {
  const packet = await createSentPacket()
  await keepFiles(packet)
  await keepFiles(packet)

  expect(await listRecorded(packet)).toHaveLength(1)
})

test('of two processes that add the same signer at once, one does', async () => {
  const packet = await createSentPacket()
  await sign(packet, 'TT1')
  await Promise.all([keepFiles(packet), keepFiles(packet)])

  expect((await listRecorded(packet)).map(({ after }) => after)).toEqual(['LLEdit', 'TT1'])
})

test('of two residents who finish at the same instant, each is one revision, and no byte is lost', async () => {
  const packet = await createSentPacket()
  await keepFiles(packet)
  const sent = await readFile(packet)
  const finishAndKeep = async (role: 'TT1' | 'TT2') => {
    await sign(packet, role)
    await keepFiles(packet)
  }
  await Promise.all([finishAndKeep('TT1'), finishAndKeep('TT2')])
  await keepFiles(packet)

  const recorded = await listRecorded(packet)
  expect(recorded.map(({ after }) => after).toSorted()).toEqual(['LLEdit', 'TT1', 'TT2'])
  const pdf = await readFile(packet)
  for (const { file } of recorded) {
    const [bytes, hash] = (file ?? '').split(' ')
    expect(sha256(pdf.subarray(0, Number(bytes)))).toBe(hash)
  }
  expect(Buffer.from(pdf.subarray(0, sent.length)).equals(sent)).toBe(true)
})

test('a file that is missing is drawn again, byte for byte, and the log says so', async () => {
  const files = createMemoryBytes()
  const lost = new Set<string>()
  const warnings: string[] = []
  const packet = await createSentPacket({
    unsealedFiles: {
      ...files,
      read: async (hash) => (lost.has(hash) ? undefined : files.read(hash)),
    },
    warn: (_, message) => warnings.push(message),
  })
  await sign(packet, 'TT1')
  await keepFiles(packet)
  const stored = await packet.store.unsealedFile(packet.groupId, 'everyone')
  stored?.revisions.forEach((revision) => lost.add(revision.sha256))
  await sign(packet, 'TT2')
  await keepFiles(packet)
  const again = await packet.store.unsealedFile(packet.groupId, 'everyone')

  expect(warnings).toEqual([expect.stringContaining('drawn again')])
  expect(again?.revisions.slice(0, 2)).toEqual(stored?.revisions)
  expect(again?.revisions).toHaveLength(3)
})

test('a file that was sent with other answers is drawn anew', async () => {
  const packet = await createSentPacket()
  await keepFiles(packet)
  await packet.provider.reopen({ groupId: packet.groupId })
  const fill = await packet.openFill()
  await packet.room.open(fill)
  await packet.room.saveAnswers(fill, {
    answers: { ...ownerAnswers, 'LLEdit.rent.monthly': 130_000 },
  })
  await packet.room.finish(fill)
  await packet.provider.send({ groupId: packet.groupId })

  expect(await keepAndRead(packet)).toContain('$1,300.00')
})

test('what a resident writes beyond its space is on a page after the document, numbered as inserted', async () => {
  const packet = await createSentPacket()
  await sign(packet, 'TT1', { 'd1/TT1.vehicle': 'A blue car with a dent. '.repeat(18) })
  const text = await keepAndRead(packet)

  expect(text).toContain('Continuation of Residential Lease')
  expect(text).toMatch(/Page 2-1$/m)
  expect(text.indexOf('Continuation of')).toBeLessThan(text.indexOf('Pet Addendum'))
  expect(text).toContain('Page 3 of 4')
  await sign(packet, 'TT2')
  const next = await keepAndRead(packet)
  expect(next.indexOf('Signed by Nguyễn Việt', next.indexOf('Pet Addendum'))).toBeGreaterThan(0)
})

test('a signer from whom private copies are withheld has a file of their own', async () => {
  const packet = await createPrivatePacket()
  await packet.send()
  await keepFiles(packet)
  const [everyone, viet] = await Promise.all([readFile(packet), readFile(packet, 'TT2')])

  expect(extractStructure(everyone)).toContain('Application: Maria')
  expect(extractStructure(viet)).not.toContain('Application: Maria')
  expect(extractStructure(viet)).toContain('Rental Application')
})

test('a packet that has ended gets no file', async () => {
  const packet = await createSentPacket()
  await packet.provider.cancel({ groupId: packet.groupId, reason: 'A mistake' })
  await keepFiles(packet)

  expect(await packet.store.unsealedFile(packet.groupId, 'everyone')).toBeUndefined()
})

test('a file is kept with one database connection', async () => {
  const store = createOneConnectionStore()
  const packet = await createSentPacket({ store })
  await sign(packet, 'TT1')
  await keepFiles(packet)

  expect((await listRecorded(packet)).map(({ after }) => after)).toEqual(['LLEdit', 'TT1'])
})

type Packet = Pick<
  Awaited<ReturnType<typeof createSentPacket>>,
  'provider' | 'room' | 'store' | 'groupId' | 'options'
>

async function keepFiles({ provider, groupId }: Packet): Promise<void> {
  await provider.keepUnsealedFiles?.({ groupId })
}

async function readFile(
  { store, options, groupId }: Packet,
  audience: Parameters<EnvelopeStore['unsealedFile']>[1] = 'everyone',
): Promise<Uint8Array> {
  const stored = await store.unsealedFile(groupId, audience)
  const pdf = await options.unsealedFiles?.read(stored?.revisions.at(-1)?.sha256 ?? '')
  if (!pdf) {
    throw new Error('There is no file.')
  }
  return pdf
}

async function keepAndRead(packet: Packet): Promise<string> {
  await keepFiles(packet)
  return extractText(await readFile(packet))
}

async function sign(
  { provider, room, groupId }: Packet,
  role: 'TT1' | 'TT2' | 'LLSign',
  answers: Parameters<Packet['room']['saveAnswers']>[1]['answers'] = {},
): Promise<void> {
  const request = toRoomRequest(await provider.createSigningLink({ groupId, role, returnUrl: '/' }))
  const view = await room.open(request)
  await room.saveAnswers(request, { answers })
  await signEverything(room, request, view)
}

async function listRecorded({ store, groupId }: Packet) {
  const events = await store.events(groupId)
  return events.flatMap((event) => (event.type === 'envelope.documents-hashed' ? event.data : []))
}

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
