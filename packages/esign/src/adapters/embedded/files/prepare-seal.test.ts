import { expect, test } from 'vitest'
import { hashEarlyFacts } from '../../../evidence/late-certificate.ts'
import {
  prepareExecutedFile,
  produceExecutedFile,
} from '../../../evidence/produce-executed-file.ts'
import type { ExecutedFileInput, ProducedFile } from '../../../evidence/produce-executed-file.ts'
import { createPreparedDocuments } from '../../../pdf/render/prepared-documents.ts'
import type { PreparedDocuments } from '../../../pdf/render/prepared-documents.ts'
import { renderOpenDocument } from '../../../pdf/render/render-document.ts'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import { completeEverything, signEverything } from '../../../testing/test-engine.ts'
import type { PrepareSealInput } from '../engine.ts'

test('the documents are finished when the owner has signed the last place, before Finish', async () => {
  const packet = await createPacketBeforeFinish()
  expect(packet.inputs.map(({ file }) => file !== undefined)).toEqual([false, true])

  await packet.finish()
  const { rendered } = await packet.seal()
  expect(rendered.map(({ wasFinished }) => wasFinished)).toEqual([true, true])
  expect(rendered.every(({ isSame }) => isSame)).toBe(true)
})

test('after midnight the documents have the new date, not the one of the preparation', async () => {
  const packet = await createPacketBeforeFinish('2026-11-22T05:55:00Z')
  packet.wait(10 * 60 * 1000)
  await packet.finish()
  const { rendered } = await packet.seal()

  expect(rendered.map(({ wasFinished }) => wasFinished)).toEqual([false, false])
  expect(rendered.every(({ isSame }) => isSame)).toBe(true)
})

test('a place signed again has the new signature, which is prepared again', async () => {
  const packet = await createPacketBeforeFinish()
  await packet.signAgain('Somebody Else')
  expect(packet.inputs.map(({ file }) => file !== undefined)).toEqual([false, true, true])

  await packet.finish()
  const { rendered } = await packet.seal()
  expect(rendered.every(({ wasFinished, isSame }) => wasFinished && isSame)).toBe(true)
})

test('before Finish all is known of the file but when everyone had signed, and how', async () => {
  const packet = await createPacketBeforeFinish()
  packet.wait(5000)
  await packet.finish()
  const { input, file } = await packet.seal()
  const predicted = packet.inputs.at(-1)?.file
  if (!predicted) {
    throw new Error('The file was not prepared.')
  }
  const { identity } = input
  const { facts } = await produceExecutedFile({ ...predicted, identity })

  expect(facts.completedAt).not.toBe(file.facts.completedAt)
  expect(facts.events).not.toEqual(file.facts.events)
  expect(hashEarlyFacts(facts)).toBe(hashEarlyFacts(file.facts))
})

async function prepare(
  prepared: PreparedDocuments,
  { documents = [], file }: PrepareSealInput,
): Promise<void> {
  for (const document of documents) {
    await prepared.prepare(document)
  }
  if (file) {
    await prepareExecutedFile(file, {}, prepared.finish)
  }
}

/** A packet that only the owner's Finish is missing from, drawn in advance as in the server's thread. */
async function createPacketBeforeFinish(at = '2026-11-22T15:00:00Z') {
  const documents = createPreparedDocuments()
  const inputs: PrepareSealInput[] = []
  const sealed: { input: ExecutedFileInput; file: ProducedFile }[] = []
  const rendered: { wasFinished: boolean; isSame: boolean }[] = []
  let now = new Date(at)
  let preparing = Promise.resolve()

  const packet = await createSentPacket({
    clock: () => now,
    prepareSeal: (input) => {
      inputs.push(input)
      preparing = preparing.then(() => prepare(documents, input))
      return preparing
    },
    runSeal: async (input) => {
      const file = await produceExecutedFile(input, {}, async (document) => {
        const before = documents.count()
        const made = await documents.render(document)
        const { pdf } = await renderOpenDocument(document)
        rendered.push({
          wasFinished: documents.count() === before - 1,
          isSame: Buffer.compare(made.pdf, pdf) === 0,
        })
        return made
      })
      sealed.push({ input, file })
      return file
    },
  })
  for (const role of ['TT1', 'TT2'] as const) {
    const request = await packet.open(role)
    await signEverything(packet.room, request, await packet.room.open(request))
  }
  await packet.provider.recordRevisions?.({ groupId: packet.groupId })
  const owner = await packet.open('LLSign')
  await completeEverything(packet.room, owner, await packet.room.open(owner))
  await expect.poll(() => inputs.length).toBe(2)
  await preparing

  return {
    inputs,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    async signAgain(text: string) {
      const view = await packet.room.open(owner)
      for (const { answerKey } of view.documents.flatMap(({ fields }) => fields)) {
        if (answerKey.includes('LLSign.signature')) {
          await packet.room.signField(owner, { answerKey, signed: false })
        }
      }
      const cleared = await packet.room.open(owner)
      await completeEverything(packet.room, owner, cleared, { kind: 'typed', text })
      await preparing
    },
    finish: () => packet.room.finish(owner),
    async seal() {
      await packet.provider.getExecutedFile({ groupId: packet.groupId })
      const [made] = sealed
      if (!made) {
        throw new Error('Nothing was sealed.')
      }
      return { rendered, ...made }
    },
  }
}
