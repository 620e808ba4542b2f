import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { PDF, PdfArray, PdfDict, PdfName, PdfString, rgb } from '@libpdf/core'
import PDFDocument from 'pdfkit'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  createCertificateAuthority,
  rootCertificatePem,
} from '../sealing/keys/certificate-authority.ts'
import { sealPdf } from '../sealing/seal-pdf.ts'
import { withFiles } from '@countersign/pdf/testing/pdf-tools'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { inspectFile } from './inspect-file.ts'

const now = new Date()
let root: string
let sealed: Uint8Array

beforeAll(async () => {
  const authority = await createCertificateAuthority({
    now,
    subject: { organization: 'Countersign' },
  })
  root = rootCertificatePem(authority)
  const pdf = await PDF.load(await createPlainPdf('Lease of Maria Lopez', 3))
  pdf.attachments.add('evidence.json', Buffer.from(JSON.stringify(record)))
  const seal = { identity: authority.identity, signedAt: now, reason: 'Signed', name: 'Seal' }
  sealed = (await sealPdf({ ...seal, pdf: await pdf.save() })).pdf
})

const record = {
  version: 9,
  packet: { id: 'p-1', name: 'Lease for 12 Oak Street', somethingNew: true },
  documents: [{ title: 'Residential Lease', pages: 2, sha256: 'ab'.repeat(32) }],
  signers: [{ name: 'Maria Lopez', label: 'Resident 1', signedAt: '2027-03-01T12:00:00Z' }],
  events: 'not a list',
}

describe('A file that was changed after it was sealed', () => {
  test('reports which page was drawn over', async () => {
    const pdf = await PDF.load(sealed)
    pdf.getPage(1)?.drawRectangle({ x: 0, y: 0, width: 600, height: 700, color: rgb(1, 1, 1) })

    expect(await inspectAfter(pdf)).toMatchObject({
      verdict: 'changed',
      changes: ['Page 2 was changed.'],
    })
  })

  test('reports which page was added, and how many there were', async () => {
    const pdf = await PDF.load(sealed)
    pdf.addPage({ size: 'letter' })

    expect((await inspectAfter(pdf)).changes).toEqual([
      'Page 4 was added or changed.',
      'The file had 3 pages when it was sealed and has 4 now.',
    ])
  })

  test('reports which page was removed', async () => {
    const pdf = await PDF.load(sealed)
    pdf.removePage(0)

    expect((await inspectAfter(pdf)).changes).toEqual([
      'Page 1 was removed or changed.',
      'The file had 3 pages when it was sealed and has 2 now.',
    ])
  })

  test('is detected when hidden layers are shown (a shadow attack on layers)', async () => {
    const pdf = await PDF.load(sealed)
    const layer = pdf.context.register(
      PdfDict.of({ Type: PdfName.of('OCG'), Name: PdfString.fromString('Hidden') }),
    )
    const shown = PdfDict.of({ ON: new PdfArray([layer]), OFF: new PdfArray([]) })
    const layers = PdfDict.of({ OCGs: new PdfArray([layer]), D: shown })
    pdf.getCatalog().set('OCProperties', layers)

    expect(await inspectAfter(pdf)).toMatchObject({
      verdict: 'changed',
      changes: ['Layers that can be shown and hidden were changed.'],
    })
  })

  test('is detected when all content is replaced (a shadow attack on the page tree)', async () => {
    const pdf = await PDF.load(sealed)
    const other = await PDF.load(await createPlainPdf('Another lease', 3))
    const [page] = await pdf.copyPagesFrom(other, [0])
    expect(page).toBeDefined()
    pdf.removePage(0)

    expect((await inspectAfter(pdf)).verdict).toBe('changed')
  })

  test('is detected when a script runs on opening', async () => {
    const pdf = await PDF.load(sealed)
    const script = { S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') }
    pdf.getCatalog().set('OpenAction', PdfDict.of(script))

    expect((await inspectAfter(pdf)).changes).toEqual([
      'The action that runs when the file is opened was changed.',
    ])
  })

  test('is detected even without a visible change', async () => {
    const pdf = await PDF.load(sealed)
    pdf.context.register(PdfDict.of({ Type: PdfName.of('Nothing') }))

    expect((await inspectAfter(pdf)).verdict).toBe('changed')
  })
})

describe('A seal that was removed', () => {
  test('by saving the file with another tool', async () => {
    const rewritten = withFiles({ 'in.pdf': sealed }, ({ 'in.pdf': file = '' }) => {
      execFileSync('qpdf', ['--object-streams=generate', file, `${file}.out`])
      return readFileSync(`${file}.out`)
    })

    expect((await inspect(rewritten)).verdict).toBe('changed')
  })

  test('by overwriting the signature', async () => {
    const blotted = Buffer.from(sealed)
    const at = blotted.lastIndexOf('/Contents <') + '/Contents <'.length
    blotted.fill('0', at, blotted.indexOf('>', at))

    expect((await inspect(blotted)).verdict).toBe('changed')
  })

  test('by cutting the file off before it: the rest was never sealed', async () => {
    const end = Buffer.from(sealed).indexOf('%%EOF') + 6

    expect((await inspect(sealed.subarray(0, end))).verdict).toBe('not-sealed')
  })
})

describe('PDFs of other tools', () => {
  test('are not sealed: pdfkit, qpdf with and without object streams', async () => {
    const made = await pdfkitFile()
    const rewritten = ['generate', 'disable'].map((mode) =>
      withFiles({ 'in.pdf': made }, ({ 'in.pdf': file = '' }) => {
        execFileSync('qpdf', [`--object-streams=${mode}`, '--linearize', file, `${file}.out`])
        return readFileSync(`${file}.out`)
      }),
    )

    for (const file of [made, ...rewritten]) {
      expect(await inspect(file)).toMatchObject({ verdict: 'not-sealed', changes: [] })
    }
  })
})

test('a genuine file returns its own record, of any edition', async () => {
  const { verdict, evidence, fileSha256 } = await inspect(sealed)

  expect(verdict).toBe('genuine')
  expect(fileSha256).toMatch(/^[0-9a-f]{64}$/)
  expect(evidence).toMatchObject({
    packetId: 'p-1',
    packetName: 'Lease for 12 Oak Street',
    documents: [{ title: 'Residential Lease', pages: 2, sha256: 'ab'.repeat(32) }],
    signers: [{ name: 'Maria Lopez', label: 'Resident 1', signedAt: '2027-03-01T12:00:00Z' }],
  })
})

test('a file that is not ours returns no record', async () => {
  const otherAuthority = await createCertificateAuthority({
    now,
    subject: { organization: 'Other' },
  })

  expect((await inspectFile(sealed, rootCertificatePem(otherAuthority))).evidence).toBeUndefined()
})

function inspect(pdf: Uint8Array) {
  return inspectFile(pdf, root)
}

async function inspectAfter(pdf: PDF) {
  return inspect(await pdf.save({ incremental: true }))
}

async function pdfkitFile(): Promise<Buffer> {
  const doc = new PDFDocument()
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.text('Made by another tool')
  doc.end()
  await ended
  return Buffer.concat(parts)
}
