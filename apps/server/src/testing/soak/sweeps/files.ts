import { callUrl } from '@countersign/contract/calls/call-url'
import { formCalls } from '@countersign/contract/calls/forms'
import { docxType } from '@countersign/contract/rules/pdf-uploads'
import { createLandlordPdf } from '@countersign/pdf/testing/landlord-pdf'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'
import { sampleDocx } from '@countersign/document-import/docx/testing/write-docx'
import { preparePhoto } from '@countersign/document-import/photos/prepare-photo'
import { executedFiles, packets } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { Verdict } from '@countersign/contract/schemas/verify'
import type { TestApp } from '../../start-test-app.ts'
import { walkPacket } from '../../walk-packet.ts'
import { photoRequest, sendInspection } from '../inspection-photos.ts'
import { mutateBytes } from '../mutate-bytes.ts'
import { sendChecked } from '../send.ts'
import type { Site } from '../site.ts'
import type { Sweep, SweepTools } from '../sweep.ts'

const filesPerRound = 20

/** Broken files: an answer within a minute, and no false seal. */
export const files: Sweep = (site, tools) =>
  tools.random.pick([brokenDocuments, brokenPhotos])(site, tools)

/** JPEG and PNG, as residents add them in their room. */
async function brokenPhotos(site: Site, { random, note }: SweepTools): Promise<void> {
  const [place] = await sendInspection(site.test)
  if (!place) {
    throw new Error('The inspection has a resident.')
  }
  const request = photoRequest(place, 1)
  const png = Buffer.from(request.payload ?? '')
  const jpeg = Buffer.from((await preparePhoto(png)).jpeg)

  for (let count = 0; count < filesPerRound; count += 1) {
    const payload = mutateBytes(random.pick([png, jpeg]), random)
    note(`photo ${count} of ${payload.length} bytes`)
    await sendChecked(site.address(), { ...request, payload })
    site.expectAlive()
  }
}

/** PDFs to the verification and the upload, and Word files. */
async function brokenDocuments(site: Site, { random, note }: SweepTools): Promise<void> {
  const owner = await site.test.asMember()
  const sealed = await sealedFile(site.test)
  const word = Buffer.from(sampleDocx())
  const originals = [sealed, await createPlainPdf('Garage lease'), await createLandlordPdf(), word]

  for (let count = 0; count < filesPerRound; count += 1) {
    const kind = random.below(originals.length)
    const original = originals[kind] ?? sealed
    const changed = mutateBytes(original, random)
    const isWord = original === word
    const url = isWord
      ? callUrl(formCalls.postFormDocument, {})
      : random.pick(['/api/verify', '/api/forms/uploads'])
    note(`file ${count} of kind ${kind}, ${changed.length} bytes, to ${url}`)
    const { status, text } = await sendChecked(site.address(), {
      method: 'POST',
      url,
      headers: { ...owner.headers, 'content-type': isWord ? docxType : 'application/pdf' },
      payload: changed,
    })

    if (url === '/api/verify' && status === 200 && isOtherContent(original, changed)) {
      const { verdict } = Verdict.parse(JSON.parse(text))
      if (verdict === 'genuine') {
        throw new Error(`A changed file of ${changed.length} bytes is said to be genuine.`)
      }
    }
    site.expectAlive()
  }
}

async function sealedFile(test: TestApp): Promise<Uint8Array> {
  const { groupId } = await walkPacket(test, 'executed')
  const [file] = await test.services.db
    .select({ sha256: executedFiles.sha256 })
    .from(executedFiles)
    .innerJoin(packets, eq(packets.id, executedFiles.packetId))
    .where(eq(packets.documentGroupId, groupId))
  const bytes = await test.services.ports.files.read(file?.sha256 ?? '')
  if (!bytes) {
    throw new Error('The executed file is not in the store.')
  }

  return bytes
}

/** Differs outside of the signature itself, whose padding means nothing. */
function isOtherContent(original: Uint8Array, changed: Buffer): boolean {
  const text = Buffer.from(original).toString('latin1')
  const signature = /\/Contents\s*<[\da-fA-F]{1000,}>/.exec(text)
  const [from, to] = signature
    ? [signature.index, signature.index + signature[0].length]
    : [text.length, text.length]

  return (
    changed.length < original.length ||
    !changed.subarray(0, from).equals(original.subarray(0, from)) ||
    !changed.subarray(to, original.length).equals(original.subarray(to))
  )
}
