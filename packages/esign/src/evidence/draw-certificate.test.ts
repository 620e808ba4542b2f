import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { mergeInSteps } from '../pdf/document/merge-in-steps.ts'
import { checkStructure, extractStructure, extractText } from '../testing/pdf-tools.ts'
import type { CertificateFacts } from './certificate-facts.ts'
import { drawCertificate } from './draw-certificate.ts'
import { hashEarlyFacts, writeLateFacts } from './late-certificate.ts'

test('a packet with many documents and a long name continues on more pages and loses nothing', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Document ${index + 1}`)
  const packetName = 'A long name of a packet '.repeat(20).trim()
  const pdf = await renderCertificate(facts({ packetName, titles }))
  const text = extractText(pdf)

  expect((await PDF.load(pdf)).getPageCount()).toBeGreaterThan(2)
  expect(text.replace(/\s+/g, ' ')).toContain(packetName)
  expect(titles.filter((title) => !text.includes(title))).toEqual([])
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

test('four residents and an owner are listed, with headings for screen readers', async () => {
  const pdf = await renderCertificate(facts({ signers: 5 }))
  const words = extractStructure(pdf)

  for (const heading of ['Signers', 'Documents', 'Signing process', 'Verification']) {
    expect(words).toMatch(new RegExp(`H2.*\\n +"${heading}`))
  }
  expect(words.match(/Personal link sent to/g)).toHaveLength(5)
})

test('a word wider than the page is broken and not lost', async () => {
  const packetName = 'W'.repeat(300)
  const text = extractText(await renderCertificate(facts({ packetName })))

  expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(300)
})

test('what is known only after Finish is written into the places that were left for it', async () => {
  const early = facts({ at: '2027-03-03T02:00:00.000Z' })
  const late = facts({
    at: '2027-03-03T02:05:09.000Z',
    events: { count: 40, headSha256: 'ffe1'.repeat(16) },
  })
  const pdf = await renderCertificate(late, early)
  const text = extractText(pdf)

  expect(hashEarlyFacts(late)).toBe(hashEarlyFacts(early))
  expect(pdf.equals(await renderCertificate(late))).toBe(true)
  expect(text).toMatch(/Completed +March 3, 2027, 2:05:09 AM UTC/)
  expect(text).toMatch(/Sealed +March 3, 2027, 2:05:09 AM UTC/)
  expect(text).toMatch(/Signed +March 3, 2027, 2:05:09 AM UTC \(March 2, 2027, 8:05:09 PM CST\)/)
  expect(text).toContain('40 events, linked by hash')
  expect(text).toMatch(new RegExp(`Final hash +${'ffe1'.repeat(16)}`))
  expect(extractStructure(pdf)).toMatch(/"Completed"[^"]+"March 3, 2027, 2:05:09 AM UTC"/)
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

test.each([
  ['a name', { packetName: 'Another' }],
  ['a signer', { signers: 2 }],
  ['a document', { titles: ['Lease', 'Pets'] }],
  ['a text that takes more lines', { events: { count: 12, headSha256: 'W'.repeat(64) } }],
])('%s that turns out otherwise makes other pages', (_, changed) => {
  expect(hashEarlyFacts(facts(changed))).not.toBe(hashEarlyFacts(facts({})))
})

test('a late text in letters beyond ASCII has a font of its own', async () => {
  const late = facts({ events: { count: 12, headSha256: 'Łódź' } })

  expect(extractText(await renderCertificate(late))).toContain('Łódź')
})

const created = '2027-03-01T02:00:00.000Z'

/** `early` is what the pages are drawn from. */
async function renderCertificate(late: CertificateFacts, early = late): Promise<Buffer> {
  const { packetName, packetId } = late
  const merged = await mergeInSteps({
    documents: [],
    last: {
      title: 'Certificate',
      hash: hashEarlyFacts(early),
      draw: () => drawCertificate(early),
    },
    writeLate: (pdf, places) => writeLateFacts(pdf, places, late),
    packetId,
    startedAt: new Date(created),
    title: packetName,
    language: 'en-US',
    createdAt: new Date(late.sealedAt),
  })

  return Buffer.from(await merged.save({ incremental: true }))
}

function facts({
  packetName = 'Lease',
  titles = ['Residential Lease'],
  signers = 1,
  at = '2027-03-03T02:00:00.000Z',
  events = { count: 12, headSha256: 'd'.repeat(64) },
}: {
  packetName?: string
  titles?: string[]
  signers?: number
  at?: string
  events?: CertificateFacts['events']
}): CertificateFacts {
  const person = {
    shown: [{ documentId: 'd1', readAt: created }],
    places: 2,
    adopted: {
      signature: { kind: 'typed' as const, text: 'Somebody' },
      initials: { kind: 'typed' as const, text: 'S' },
    },
  }
  return {
    packetId: 'p-1',
    packetName,
    premises: '12 Oak Street',
    createdAt: created,
    sentAt: created,
    completedAt: at,
    sealedAt: at,
    preparedBy: { name: 'Olivia Owner', email: 'owner@example.com' },
    signers: [
      ...Array.from({ length: signers }, (_, index) => ({
        ...person,
        role: 'TT1' as const,
        label: `Resident ${index + 1}`,
        name: `Person ${index + 1}`,
        email: `p${index + 1}@example.com`,
        signedAt: created,
      })),
      {
        ...person,
        role: 'LLSign',
        label: 'Owner/Agent',
        name: 'Olivia Owner',
        email: 'owner@example.com',
        signedAt: at,
        timeZone: 'America/Chicago',
      },
    ],
    documents: titles.map((title, index) => ({
      documentId: `d${index + 1}`,
      title,
      edition: '2026-10',
      templateSha256: 'a'.repeat(64),
      sentSha256: 'b'.repeat(64),
      revisions: [],
      sha256: 'c'.repeat(64),
      pages: 3,
    })),
    events,
    trustedTime: 'none',
    notes: [],
  }
}
