import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { mergeDocuments } from '@countersign/pdf/document/merge-documents'
import { checkStructure, extractStructure, extractText } from '@countersign/pdf/testing/pdf-tools'
import type { CertificateFacts } from './certificate-facts.ts'
import { drawCertificate } from './draw-certificate.ts'

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

test('co-owners who signed by link are part of the process and of what is private', async () => {
  const certificate = facts({ signers: 2 })
  const [resident] = certificate.signers
  const coOwner = {
    ...resident,
    role: 'LL2' as const,
    label: 'Owner 2',
    name: 'Sam Ellis',
    email: 'sam@example.com',
    shown: [],
    places: 1,
  }
  const withCoOwner = { ...certificate, signers: [...certificate.signers, coOwner] }
  const read = async (change: Partial<CertificateFacts>, base = withCoOwner) =>
    extractText(await renderCertificate({ ...base, privateCopies: 2, ...change })).replace(
      /\s+/g,
      ' ',
    )

  const complete = await read({})
  expect(complete).toContain(
    'Each co-owner (Owner 2) did the same through a personal link, after every resident had signed. The owner or agent signed last, after every resident and co-owner had signed.',
  )
  expect(complete).toContain(
    'shown only to the person it is for, to co-owners who sign it, and to the owner or agent.',
  )
  const copy = { label: 'Owner 2', name: 'Sam Ellis', withheld: 1 }
  expect(await read({ copy })).toContain('and the private copies that Sam Ellis signs.')

  const without = await read({}, certificate)
  expect(without).toContain(
    'no one could change another person’s answers. The owner or agent signed last, after every resident had signed. The server',
  )
  expect(without).toContain('shown only to the person who signs it and to the owner or agent.')
  expect(without).not.toMatch(/co-owner/)
})

test('people who get a copy and do not sign are named apart from the signers', async () => {
  const copiesTo = [
    { name: 'Dana Reyes', email: 'dana@example.com' },
    { name: '', email: 'books@example.com' },
  ]
  const text = extractText(await renderCertificate({ ...facts({}), copiesTo }))

  expect(text).toMatch(
    /Copies to others[^]*Nobody can sign\s+with such a link[^]*Dana Reyes, dana@example\.com[^]*books@example\.com[^]*Signing process/,
  )
  expect(extractText(await renderCertificate(facts({})))).not.toContain('Copies to others')
})

test('a word wider than the page is broken and not lost', async () => {
  const packetName = 'W'.repeat(300)
  const text = extractText(await renderCertificate(facts({ packetName })))

  expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(300)
})

test('times are in UTC and in the signer’s zone, and the end of the event chain is printed', async () => {
  const events = { count: 40, headSha256: 'ffe1'.repeat(16) }
  const pdf = await renderCertificate(facts({ at: '2027-03-03T02:05:09.000Z', events }))
  const text = extractText(pdf)

  expect(text).toMatch(/Completed +March 3, 2027, 2:05:09 AM UTC/)
  expect(text).toMatch(/Sealed +March 3, 2027, 2:05:09 AM UTC/)
  expect(text).toMatch(/Signed +March 3, 2027, 2:05:09 AM UTC \(March 2, 2027, 8:05:09 PM CST\)/)
  expect(text).toContain('40 events, linked by hash')
  expect(text).toMatch(new RegExp(`Final hash +${'ffe1'.repeat(16)}`))
  expect(extractStructure(pdf)).toMatch(/"Completed"[^"]+"March 3, 2027, 2:05:09 AM UTC"/)
  expect(checkStructure(pdf)).toContain('No syntax or stream encoding errors')
})

const created = '2027-03-01T02:00:00.000Z'

test('the association of the installation is named at the top, also with a long name', async () => {
  const association = 'Greater Maple County Association of Rental Property Owners'
  const words = (pdf: Buffer) => extractText(pdf).replace(/\s+/g, ' ')

  expect(words(await renderCertificate(facts({}), association))).toMatch(
    /^GREATER MAPLE COUNTY ASSOCIATION OF RENTAL PROPERTY OWNERS · COUNTERSIGN/,
  )
  expect(words(await renderCertificate(facts({})))).toMatch(/^COUNTERSIGN/)
})

async function renderCertificate(
  certificate: CertificateFacts,
  association?: string,
): Promise<Buffer> {
  const { packetName, packetId } = certificate
  const { pdf } = await mergeDocuments({
    documents: [{ title: 'Certificate', pdf: drawCertificate(certificate, association) }],
    packetId,
    title: packetName,
    language: 'en-US',
    createdAt: new Date(certificate.sealedAt),
  })

  return Buffer.from(pdf)
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
      pages: 3,
    })),
    revisions: [],
    events,
    trustedTime: 'none',
    copiesTo: [],
    notes: [],
  }
}
