import { PDF } from '@libpdf/core'
import type { SignerRole } from '@countersign/answers/field'
import { expect, test } from 'vitest'
import { Evidence } from '../../../evidence/evidence-schema.ts'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { preparePdf } from '@countersign/document-import/pdf/prepare/prepare-pdf'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { createPrivatePacket } from '../../../testing/private-packet.ts'
import { createSentPacket } from '../../../testing/sent-packet.ts'
import { completeEverything, signEverything } from '../../../testing/test-engine.ts'

const clock = () => new Date('2027-03-03T12:00:00Z')
const paper = async (signers: SignerRole[]) => ({
  scan: await createPlainPdf('Signed in ink', 2),
  signedOn: '2027-03-01',
  signers,
  uploadedBy: 'Morgan Ellis',
})

test('the file has the scan, what was signed here, and a certificate that tells them apart', async () => {
  const { provider, room, store, groupId, open } = await createSentPacket({ clock })
  const viet = await open('TT2')
  await signEverything(room, viet, await room.open(viet))
  const maria = await open('TT1')
  await completeEverything(room, maria, await room.open(maria), { kind: 'typed', text: 'M. Lopez' })
  await provider.completeOnPaper({ groupId, ...(await paper(['TT1', 'LLSign'])) })
  const { pdf } = await provider.getExecutedFile({ groupId })

  const text = extractText(pdf)
  expect(text.indexOf('Signed in ink, page 1')).toBeLessThan(text.indexOf('Residential Lease'))
  expect(text).toContain('Signed by Nguyễn Việt')
  expect(text).not.toContain('M. Lopez')
  expect(flat(text)).toContain(
    'The signatures of Maria López (Resident 1), Olivia Owner (Owner/Agent) are in ink on the scanned pages at the beginning of this file. Morgan Ellis uploaded the scan and stated who signed and when. The seal proves that this file has not changed since it was sealed. It does not prove who signed in ink.',
  )
  expect(flat(text)).not.toContain('The owner or agent signed last')
  expect((await store.events(groupId)).find(({ type }) => type.includes('paper'))).toMatchObject({
    role: 'LLEdit',
    data: { signedOn: '2027-03-01', signers: ['TT1', 'LLSign'], uploadedBy: 'Morgan Ellis' },
  })
})

test('the attached record has the same facts', async () => {
  const { provider, groupId } = await createSentPacket({ clock })
  await provider.completeOnPaper({ groupId, ...(await paper(['TT1', 'TT2', 'LLSign'])) })
  const { pdf } = await provider.getExecutedFile({ groupId })

  const bytes = (await PDF.load(pdf)).getAttachment('evidence.json')
  const evidence = Evidence.parse(JSON.parse(new TextDecoder().decode(bytes)))
  expect(evidence.paper).toMatchObject({
    uploadedBy: 'Morgan Ellis',
    uploadedAt: '2027-03-03T12:00:00.000Z',
    signedOn: '2027-03-01',
    signers: ['TT1', 'TT2', 'LLSign'],
    scanPages: 2,
  })
  expect(evidence.documents).toEqual([])
  expect(
    evidence.signers.map(({ reachedBy, onPaper, signature, places }) => [
      reachedBy,
      onPaper,
      signature,
      places,
    ]),
  ).toEqual(Array.from({ length: 3 }, () => ['paper', true, undefined, 0]))
  expect(extractText(pdf)).not.toContain('Residential Lease')
})

test('an open room is told, and shows nothing more', async () => {
  const { provider, room, groupId, open } = await createSentPacket({ clock })
  const maria = await open('TT1')
  await room.open(maria)
  await provider.completeOnPaper({ groupId, ...(await paper(['TT1', 'TT2', 'LLSign'])) })

  expect(await room.open(maria)).toMatchObject({
    state: 'revoked',
    revoked: 'on-paper',
    documents: [],
  })
  expect(await catchSigningError(room.finish(maria))).toMatchObject({
    code: 'group-closed',
    message: 'These documents were finished on paper.',
  })
})

test('a scan may show what is private to others, so a signer’s own file has none', async () => {
  const { provider, groupId, send } = await createPrivatePacket({ clock })
  await send()
  await provider.completeOnPaper({ groupId, ...(await paper(['TT1', 'TT2', 'TT3', 'LLSign'])) })

  const own = extractText((await provider.getExecutedFile({ groupId, role: 'TT1' })).pdf)
  const complete = extractText((await provider.getExecutedFile({ groupId })).pdf)
  expect(complete).toContain('Signed in ink, page 1')
  expect(own).not.toContain('Signed in ink, page')
  expect(flat(own)).toContain('which this copy does not include')
})

test('a scan with a form and a turned page is copied as it looks', async () => {
  const { provider, groupId } = await createSentPacket({ clock })
  const source = await PDF.load(await createLandlordPdf())
  source.addPage({ size: 'letter', rotate: 90 }).drawText('Turned page', { x: 72, y: 300 })
  const { pdf: scan } = await preparePdf(await source.save())
  const completion = await paper(['TT1', 'TT2', 'LLSign'])
  await provider.completeOnPaper({ groupId, ...completion, scan })

  const { pdf } = await provider.getExecutedFile({ groupId })
  const text = extractText(pdf)
  expect(text).toContain('Turned page')
  expect(text).toContain('Page 2 of 2')
  const merged = await PDF.load(pdf)
  expect(
    merged
      .getPages()
      .map(({ rotation }) => rotation)
      .slice(0, 2),
  ).toEqual([0, 90])
})

function flat(text: string): string {
  return text.replace(/\s+/g, ' ')
}
