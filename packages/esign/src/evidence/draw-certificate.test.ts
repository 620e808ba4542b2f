import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { checkStructure, extractStructure, extractText } from '../testing/pdf-tools.ts'
import type { CertificateFacts } from './certificate-facts.ts'
import { renderCertificate } from './draw-certificate.ts'

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

function facts({
  packetName = 'Lease',
  titles = ['Residential Lease'],
  signers = 1,
}: {
  packetName?: string
  titles?: string[]
  signers?: number
}): CertificateFacts {
  const at = '2027-03-03T02:00:00.000Z'
  return {
    packetId: 'p-1',
    packetName,
    premises: '12 Oak Street',
    createdAt: at,
    sentAt: at,
    completedAt: at,
    sealedAt: at,
    preparedBy: { name: 'Olivia Owner', email: 'owner@example.com' },
    signers: Array.from({ length: signers }, (_, index) => ({
      role: 'TT1' as const,
      label: `Resident ${index + 1}`,
      name: `Person ${index + 1}`,
      email: `p${index + 1}@example.com`,
      signedAt: at,
      adopted: {
        signature: { kind: 'typed' as const, text: `Person ${index + 1}` },
        initials: { kind: 'typed' as const, text: 'P' },
      },
      shown: [{ documentId: 'd1', readAt: at }],
      places: 2,
    })),
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
    events: { count: 12, headSha256: 'd'.repeat(64) },
    trustedTime: 'none',
    notes: [],
  }
}
