import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, test } from 'vitest'
import { PDF } from '@libpdf/core'
import type { Mark } from '@countersign/answers/answer'
import {
  type ExecutedFileInput,
  type ProducedFile,
  produceExecutedFile,
} from '../../../evidence/produce-executed-file.ts'
import { fieldName, findPlaces } from '@countersign/pdf/find-places'
import type { ExecutedFile } from '../../../provider.ts'
import { findSeals } from '@countersign/seal/verify/find-seals'
import { rootCertificatePem } from '@countersign/seal/sealing/keys/certificate-authority'
import { verifySeal } from '@countersign/seal/verify/verify-seal'
import {
  groupInput,
  createTestEngine,
  ownerAnswers,
  signEverything,
  toRoomRequest,
} from '../../../testing/test-engine.ts'
import {
  checkStructure,
  listFonts,
  listImages,
  readPdfInfo,
  measureInk,
  unpackPdf,
  readSignatures,
  extractStructure,
  extractText,
} from '@countersign/pdf/testing/pdf-tools'
import type { Template } from '@countersign/pdf/template'
import { signaturePng } from '@countersign/pdf/testing/make-png'
import type { ExecutedFileStore } from '../engine.ts'

const uploaded: Mark = {
  kind: 'picture',
  png: Buffer.from(signaturePng('Taken at home')).toString('base64'),
  text: 'Olivia Owner',
}

const drawn: Mark = {
  kind: 'drawn',
  width: 300,
  height: 150,
  strokes: [
    Array.from({ length: 50 }, (_, i) => ({ x: 20 + i * 5, y: 70 + 40 * Math.sin(i / 5) })),
  ],
}

let done: Awaited<ReturnType<typeof executePacket>>
let text: string

beforeAll(async () => {
  done = await executePacket()
  text = extractText(done.file.pdf)
})

describe('The executed file', () => {
  test('contains every value and every name as text', () => {
    for (const printed of [
      '12 Oak Street',
      '$1,250.00',
      'March 1, 2027',
      'No smoking.',
      'Two keys.',
      'Dog',
      'Żubr',
      'Mėta',
      'Maria López',
      'Nguyễn Việt',
      'Olivia Owner',
    ]) {
      expect(text).toContain(printed)
    }
    expect(text).toMatch(/On the street ✓/)
    expect(text.match(/✓/g)).toHaveLength(1)
  })

  test('shows each signer’s mark in its fields', async () => {
    for (const key of [
      'TT1.signature',
      'TT2.signature',
      'LLSign.signature',
      'TT2.initials:rules',
    ]) {
      for (const [index, template] of done.templates.entries()) {
        const place = findPlaces(await PDF.load(template.pdf)).get(fieldName(key))?.[0]
        const page = pagesBefore(done.templates, index) + (place?.page.index ?? 0) + 1
        expect(measureInk(done.file.pdf, page, place?.rect ?? nowhere)).toBeGreaterThan(0.01)
      }
    }
  })

  test('contains an uploaded signature once per document, as ink with a text alternative', () => {
    const pictures = listImages(done.file.pdf)

    expect(new Set(pictures.map(({ width, height }) => `${width}x${height}`))).toEqual(
      new Set(['400x120']),
    )
    expect(pictures.filter(({ type }) => type === 'image')).toHaveLength(
      pictures.filter(({ type }) => type === 'smask').length,
    )
    expect(unpackPdf(done.file.pdf)).toMatch(/\/Span\s*<<[^>]*\/Alt \(Olivia Owner\)/)
    expect(Buffer.from(done.file.pdf).includes('Taken at home')).toBe(false)
  })

  test('is sealed completely and structurally valid', () => {
    const report = readSignatures(done.file.pdf)

    expect(report).toContain('Signature is Valid')
    expect(report).toContain('Total document signed')
    expect(report.match(/Signature #/g)).toHaveLength(1)
    expect(checkStructure(done.file.pdf)).toContain('No syntax or stream encoding errors')
    expect(listFonts(done.file.pdf)).not.toMatch(/ no (yes|no) (yes|no) +\d+/)
    expect(readPdfInfo(done.file.pdf)).toMatch(/JavaScript: +no/)
  })

  test('is genuine to our verifier, and no longer with one byte flipped', () => {
    const root = rootCertificatePem(done.authority)
    const flipped = new Uint8Array(done.file.pdf)
    flipped[5000] = (flipped[5000] ?? 0) ^ 1

    expect(verifySeal(done.file.pdf, root)).toMatchObject({ verdict: 'genuine' })
    expect(verifySeal(flipped, root)).toMatchObject({ verdict: 'changed' })
  })

  test('has page numbers and stays tagged', () => {
    const { pages, pdf } = done.file

    expect(text).toContain(`Page 1 of ${pages - 2}`)
    expect(text).toContain(`Page ${pages - 2} of ${pages - 2}`)
    expect(text).toContain('Certificate, page 2 of 2')
    expect(extractStructure(pdf)).toMatch(/Part "Residential Lease"/)
    expect(extractStructure(pdf)).toMatch(/Part "Certificate of completion"/)
    expect(readPdfInfo(pdf)).toMatch(/Title: +Lease for Łódź Street/)
  })
})

describe('The certificate', () => {
  test('says who signed, how they were reached, what they agreed to and when', () => {
    for (const printed of [
      'Certificate of completion',
      'maria@example.com',
      'viet@example.com',
      'owner@example.com',
      'Version 2026-10, en-US (15 USC 7001(c))',
      'Safari on iPhone',
      'with a hand-drawn signature',
      'with a signature from an uploaded picture',
      'no independent time stamp was obtained',
    ]) {
      expect(text).toContain(printed)
    }
    expect(text.match(/Agreed to sign electronically/g)).toHaveLength(2)
    expect(text).toMatch(/[AP]M UTC \(.*[AP]M C[SD]T\)/)
  })

  test('lists the hash of each document as it was sent', () => {
    for (const { sentSha256, title } of done.produced.facts.documents) {
      expect(text).toContain(title)
      expect(text).toContain(sentSha256)
    }
    expect(text).toContain(done.produced.facts.events.headSha256)
  })
})

describe('Producing the executed file', () => {
  test('is one call on plain values that a worker thread can run', async () => {
    const worker = new Worker(workerCode, { eval: true, workerData: done.input })
    const produced = await new Promise<ProducedFile>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })

    expect(produced.pages).toBe(done.file.pages)
    expect(verifySeal(produced.pdf, rootCertificatePem(done.authority)).verdict).toBe('genuine')
  })

  test('gives the same file up to the seal', async () => {
    const [first, second] = [
      await produceExecutedFile(done.input),
      await produceExecutedFile(done.input),
    ]
    const unsealed = ({ pdf }: ExecutedFile) =>
      Buffer.concat(findSeals(pdf).flatMap((seal) => seal.covered))

    expect(unsealed(first).length).toBeGreaterThan(50_000)
    expect(unsealed(first).equals(unsealed(second))).toBe(true)
    expect(first.facts).toEqual(second.facts)
  })

  test('happens once if executed files are stored', async () => {
    const kept = new Map<string, ExecutedFile>()
    const { provider, groupId, runs } = await executePacket({
      read: (id) => Promise.resolve(kept.get(id)),
      write: (id, file) => {
        kept.set(id, kept.get(id) ?? file)
        return Promise.resolve(kept.get(id) ?? file)
      },
    })
    const again = await provider.getExecutedFile({ groupId })

    expect(again).toEqual(kept.get(groupId))
    expect(runs()).toBe(1)
  })
})

const nowhere = { x: 0, y: 0, width: 1, height: 1 }

function pagesBefore(templates: Template[], index: number): number {
  return templates.slice(0, index).reduce((sum, template) => sum + template.pages, 0)
}

const workerCode = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(${JSON.stringify(new URL('../../../evidence/produce-executed-file.ts', import.meta.url).href)})
    .then(({ produceExecutedFile }) => produceExecutedFile(workerData))
    .then((produced) => parentPort.postMessage(produced))
`

const marks = { TT2: drawn, LLSign: uploaded }

/**
 * Two residents, one with a drawn signature, and the owner with an uploaded one. Returns what was
 * passed to the producer.
 */
async function executePacket(executedFiles?: ExecutedFileStore) {
  const inputs: ExecutedFileInput[] = []
  const outputs: ProducedFile[] = []
  const engine = await createTestEngine({
    executedFiles,
    runSeal: async (input) => {
      inputs.push(input)
      const produced = await produceExecutedFile(structuredClone(input))
      outputs.push(produced)
      return produced
    },
  })
  const { provider, room, templates, authority } = engine
  const ids = templates.map((template) => template.templateId)
  const { groupId } = await provider.createGroup(groupInput(ids))
  const owner = toRoomRequest(await provider.createFillLink({ groupId, returnUrl: '/' }))
  await room.open(owner)
  await room.saveAnswers(owner, { answers: ownerAnswers })
  await room.finish(owner)
  await provider.send({ groupId })
  for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
    const request = toRoomRequest(
      await provider.createSigningLink({ groupId, role, returnUrl: '/' }),
    )
    const view = await room.open(request)
    await signEverything(room, request, view, role === 'TT1' ? undefined : marks[role])
  }
  const file = await provider.getExecutedFile({ groupId })
  const [input, produced] = [inputs[0], outputs[0]]
  if (!input || !produced) {
    throw new Error('No file was made.')
  }
  return {
    provider,
    groupId,
    file,
    templates,
    authority,
    input,
    produced,
    runs: () => inputs.length,
  }
}
