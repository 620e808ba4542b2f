import { formatDay, formatInstantInZones } from '@countersign/answers/format-day'
import { formatSignerName } from '@countersign/answers/signer-name'
import type { PDF } from '@libpdf/core'
import type { Mark } from '@countersign/answers/answer'
import { isolate } from '@countersign/pdf/text/directions'
import type {
  CertificatePaper,
  CertificateDocument,
  CertificateFacts,
  CertificateSigner,
} from './certificate-facts.ts'
import { drawQr } from './draw-qr.ts'
import { type Canvas, colors, createCanvas, frame } from './certificate-canvas.ts'
import { bodyText, writeRow } from './certificate-rows.ts'
import {
  describePaperProcess,
  describePrivacy,
  describeProcess,
  describeVerification,
  nameOf,
} from './certificate-texts.ts'

/**
 * Draws the certificate of completion, with the name of the installation's association. Deterministic:
 * the same facts give the same pages.
 */
export function drawCertificate(facts: CertificateFacts, association?: string): PDF {
  const canvas = createCanvas()
  writeSender(canvas, association)
  writeTitle(canvas, facts)
  writeHeading(canvas, 'Signers')
  for (const signer of facts.signers) {
    writeSigner(canvas, signer)
  }
  writeNotes(canvas, facts.notes)
  writePaper(canvas, facts.paper)
  if (facts.documents.length > 0) {
    writeHeading(canvas, 'Documents')
  }
  for (const [index, document] of facts.documents.entries()) {
    writeDocument(canvas, document, index + 1)
  }
  writeRevisions(canvas, facts)
  if (facts.copy ?? facts.privateCopies) {
    writeHeading(canvas, 'Private copies')
    canvas.write(bodyText(describePrivacy(facts)))
  }
  writeCopies(canvas, facts.copiesTo)
  writeHeading(canvas, 'Signing process')
  canvas.write(bodyText(facts.paper ? describePaperProcess(facts) : describeProcess(facts)))
  writeHeading(canvas, 'Verification')
  canvas.write(bodyText(describeVerification(facts)))
  canvas.space(5)
  writeRow(canvas, 'Verify at', facts.verifyUrl)
  writeRow(
    canvas,
    'Machine-readable',
    'evidence.json, attached to this file, has the same information',
  )
  writeRow(canvas, 'Audit trail', `${facts.events.count} events, linked by hash`)
  writeRow(canvas, 'Final hash', facts.events.headSha256)
  canvas.finish()
  return canvas.pdf
}

function writeSender(canvas: Canvas, association = ''): void {
  canvas.write({
    text: [association.toUpperCase(), 'COUNTERSIGN'].filter(Boolean).join('  ·  '),
    style: 'bold',
    size: 8,
    color: colors.accent,
    width: headWidth,
  })
}

function writeTitle(canvas: Canvas, facts: CertificateFacts): void {
  canvas.space(10)
  canvas.write({ text: 'Certificate of completion', style: 'title', size: 23, type: 'H1' })
  canvas.space(2)
  const name = { text: facts.packetName, style: 'italic', size: 12.5, color: colors.quiet } as const
  canvas.write({ ...name, width: headWidth })
  if (facts.verifyUrl) {
    canvas.drawArtifact(drawQr(facts.verifyUrl, qr))
  }
  canvas.space(9)
  canvas.rule(1.2, colors.accent)
  canvas.space(8)
  writeRow(canvas, 'Packet', facts.packetId)
  writeRow(canvas, 'Property', facts.premises)
  writeRow(canvas, 'Prepared by', `${nameOf(facts.preparedBy)}, ${facts.preparedBy.email}`)
  writeRow(canvas, 'Created', formatInstantInZones(facts.createdAt))
  for (const { at, from, by } of facts.takenOver ?? []) {
    writeRow(
      canvas,
      'Owner’s signature',
      `${isolate(by)} took it over from ${isolate(from)}, ${formatInstantInZones(at)}`,
    )
  }
  writeRow(canvas, 'Sent for signature', facts.sentAt && formatInstantInZones(facts.sentAt))
  writeRow(canvas, 'Completed', facts.completedAt && formatInstantInZones(facts.completedAt))
  writeRow(canvas, 'Sealed', formatInstantInZones(facts.sealedAt))
}

/** Upper right corner of the first page. The address is also printed as text. */
const qr = { x: frame.right - 62, y: frame.top - 62, size: 62 }
const headWidth = qr.x - 16 - frame.left

function writeHeading(canvas: Canvas, text: string): void {
  canvas.ensureSpace(90)
  canvas.space(13)
  canvas.write({ text, style: 'title', size: 13, type: 'H2', color: colors.accent })
  canvas.space(3)
  canvas.rule(0.5, colors.hairline)
  canvas.space(6)
}

/** The certificate discloses what speaks against a signature as well. */
function writeNotes(canvas: Canvas, notes: string[]): void {
  if (notes.length > 0) {
    writeHeading(canvas, 'Please note')
    notes.forEach((note) => canvas.write(bodyText(note)))
  }
}

function writePaper(canvas: Canvas, paper: CertificatePaper | undefined): void {
  if (!paper) {
    return
  }
  const { scanPages, signers, uploadedBy } = paper
  const names = signers.map((signer) => `${nameOf(signer)} (${signer.label})`).join(', ')
  writeHeading(canvas, 'Signed in ink')
  canvas.write(
    bodyText(
      `The signatures of ${names} are in ink on the scanned pages${scanPages === undefined ? ', which this copy does not include, because they may show documents that are private to others. The owner has them.' : ` at the beginning of this file.`} ` +
        `${isolate(uploadedBy)} uploaded the scan and stated who signed and when. The seal proves that ` +
        'this file has not changed since it was sealed. It does not prove who signed in ink.',
    ),
  )
  canvas.space(5)
  writeRow(canvas, 'Signed in ink by', names)
  writeRow(canvas, 'Signed on', formatDay(paper.signedOn))
  writeRow(canvas, 'Uploaded by', isolate(uploadedBy))
  writeRow(canvas, 'Uploaded', formatInstantInZones(paper.uploadedAt))
  writeRow(canvas, 'Scanned pages', scanPages === undefined ? undefined : String(scanPages))
  writeRow(canvas, 'SHA-256 of the scan', paper.scanSha256)
}

/** Written before the file is sealed, so it says what is sent and not what arrived. */
function writeCopies(canvas: Canvas, copiesTo: CertificateFacts['copiesTo']): void {
  if (copiesTo.length === 0) {
    return
  }
  writeHeading(canvas, 'Copies to others')
  canvas.write(
    bodyText(
      'By the choice of the owner or agent, a link to the complete file is emailed to these addresses once it is sealed. Nobody can sign with such a link.',
    ),
  )
  canvas.space(5)
  for (const { name, email } of copiesTo) {
    writeRow(canvas, 'Copy to', name ? `${isolate(name)}, ${email}` : email)
  }
}

const markBox = { x: 398, width: 150, height: 36 }

function writeSigner(canvas: Canvas, signer: CertificateSigner): void {
  canvas.ensureSpace(100)
  if (signer.adopted) {
    const label = `Signature of ${signer.name}`
    canvas.drawMark(signer.adopted.signature, markBox, label)
  }
  const nameWidth = markBox.x - 16 - frame.left
  const name = {
    text: formatSignerName(signer),
    style: 'bold',
    size: 11,
    width: nameWidth,
  } as const
  canvas.write({
    text: signer.label,
    style: 'text',
    size: 8.5,
    color: colors.quiet,
    width: nameWidth,
  })
  canvas.write(name)
  canvas.write({ ...bodyText(describeReach(signer)), width: nameWidth })
  canvas.space(3)
  const { timeZone, consent, onPaper } = signer
  writeRow(canvas, 'Opened', signer.openedAt && formatInstantInZones(signer.openedAt, timeZone))
  writeRow(
    canvas,
    'Agreed to sign electronically',
    consent && formatInstantInZones(consent.at, timeZone),
  )
  writeRow(
    canvas,
    'Consent text',
    consent && `Version ${consent.version}, ${consent.language} (15 USC 7001(c))`,
  )
  if (onPaper) {
    writeRow(canvas, 'Signed', 'In ink, on the scanned pages')
    canvas.space(9)
    return
  }
  writeRow(canvas, 'Scrolled to the end', describeReading(signer))
  writeRow(canvas, 'Confirmed reading', describeConfirmations(signer))
  writeRow(canvas, 'Signed', signer.signedAt && formatInstantInZones(signer.signedAt, timeZone))
  writeRow(canvas, 'Signed fields', describeSigning(signer))
  writeRow(canvas, 'Device', signer.device)
  writeRow(canvas, 'Network address', describeAddress(signer))
  canvas.space(9)
}

function describeReach({ role, email, onPaper }: CertificateSigner): string {
  if (onPaper) {
    return `Signed on paper, ${email}`
  }
  return role === 'LLSign'
    ? `Signed in with the member account ${email}`
    : `Personal link sent to ${email}`
}

/** Based on what was on the screen; proves that the text could be read, not that it was. */
function describeReading({ shown }: CertificateSigner): string {
  const read = shown.filter(({ readAt }) => readAt).length
  if (read === 0) {
    return 'Not recorded'
  }
  return `${read} of ${countDocuments(shown.length)}, as shown on the screen`
}

/** The owner or agent is not asked to confirm each document. */
function describeConfirmations({ role, shown }: CertificateSigner): string | undefined {
  if (role === 'LLSign') {
    return undefined
  }
  const confirmed = shown.filter((document) => document.confirmed).length
  return confirmed === 0
    ? 'Not recorded'
    : `${confirmed} of ${countDocuments(shown.length)}, each separately`
}

function describeAddress({ maskedAddress }: CertificateSigner): string | undefined {
  return maskedAddress && `${maskedAddress} (the rest is only in the server’s record)`
}

function countDocuments(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`
}

function describeSigning({ places, adopted }: CertificateSigner): string {
  const method = markKinds[adopted?.signature.kind ?? 'typed']
  return `${places}, with ${method}`
}

const markKinds: Record<Mark['kind'], string> = {
  typed: 'a typed signature',
  drawn: 'a hand-drawn signature',
  picture: 'a signature from an uploaded picture',
}

function writeDocument(canvas: Canvas, document: CertificateDocument, number: number): void {
  canvas.ensureSpace(60)
  canvas.write({ text: `${number}. ${document.title}`, style: 'bold', size: 10.5 })
  const pages = document.pages === 1 ? '1 page' : `${document.pages} pages`
  writeRow(canvas, 'Edition and length', `${document.edition}, ${pages}`)
  writeRow(canvas, 'SHA-256 as sent', document.sentSha256)
  canvas.space(7)
}

function writeRevisions(canvas: Canvas, { revisions, signers }: CertificateFacts): void {
  if (revisions.length === 0) {
    return
  }
  writeHeading(canvas, 'This file, step by step')
  canvas.write(
    bodyText(
      'Each step added to the end of the file and left the bytes before it as they were. So the ' +
        'beginning of this file still has the SHA-256 that it had after each step.',
    ),
  )
  canvas.space(5)
  for (const { after, bytes, sha256 } of revisions) {
    const label = signers.find(({ role }) => role === after)?.label
    const step = label === undefined ? 'As sent' : `Signed by ${label}`
    writeRow(canvas, step, `The first ${bytes.toLocaleString('en-US')} bytes of this file`)
    writeRow(canvas, 'SHA-256', sha256)
  }
}
