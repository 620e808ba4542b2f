import { PDF } from '@libpdf/core'
import type { Envelope } from '../../../envelope.ts'
import type { ExecutedFile, ExecutedFileRequest } from '../../../provider.ts'
import { sha256 } from '@countersign/pdf/sha256'
import { sealPdf } from '@countersign/seal/sealing/seal-pdf'
import { requireExecuted } from '../../embedded/files/get-executed-file.ts'
import { requireEnvelope } from '../../embedded/envelope/recipients.ts'
import { SignNowError } from '../client/signnow-error.ts'
import type { SignNow } from '../signnow.ts'

/**
 * SignNow's file with its history at the end. What was signed in our own room or on paper is our own
 * file.
 */
export async function getExecutedFile(
  signNow: SignNow,
  input: ExecutedFileRequest,
): Promise<ExecutedFile> {
  const { groupId } = input
  const envelope = requireEnvelope(await signNow.engine.store.read(groupId))
  requireExecuted(envelope)
  if (envelope.paper || !(await signNow.remotes.read(groupId))) {
    return signNow.embedded.getExecutedFile(input)
  }
  const saved = await signNow.engine.executedFiles?.read(groupId)
  if (saved) {
    return saved
  }

  const file = await download(signNow, envelope)
  return (await signNow.engine.executedFiles?.write(groupId, file)) ?? file
}

async function download(signNow: SignNow, { envelopeId }: Envelope): Promise<ExecutedFile> {
  const remote = await signNow.remotes.read(envelopeId)
  const documentIds = remote?.uploads.flatMap(({ vendorId }) => vendorId ?? []) ?? []
  const merged = await signNow.client.downloadMerged(remote?.vendorGroupId ?? '', documentIds)
  const pages = await countPages(merged)
  const sealedAt = signNow.engine.clock()
  const { pdf, seal } = signNow.sealFiles
    ? await addSeal(signNow, merged, sealedAt)
    : { pdf: merged, seal: undefined }

  return {
    pdf,
    sha256: sha256(pdf),
    pages,
    sealedAt: sealedAt.toISOString(),
    ...(seal && { seal }),
  }
}

/** Also right after the last signature, SignNow may answer with a file that is not ready. */
async function countPages(pdf: Uint8Array): Promise<number> {
  try {
    const pages = (await PDF.load(pdf)).getPageCount()
    if (pages > 0) {
      return pages
    }
  } catch {
    // Reported below: what the library says is of no use to anybody.
  }
  throw new SignNowError('unavailable', 'SignNow’s merged file cannot be read as a PDF.')
}

/**
 * An incremental update: every byte of SignNow’s file stays, so that its own seal stays whole. A
 * file that cannot be updated is kept as it is.
 */
async function addSeal(
  { engine }: SignNow,
  merged: Uint8Array,
  signedAt: Date,
): Promise<{ pdf: Uint8Array; seal: NonNullable<ExecutedFile['seal']> | undefined }> {
  try {
    const { pdf, ...seal } = await sealPdf({
      pdf: merged,
      identity: await engine.sealer.identity(),
      signedAt,
      reason: 'Everyone has signed at SignNow. This seal covers SignNow’s file as we received it.',
      name: 'Countersign seal',
    })
    return startsWith(pdf, merged) ? { pdf, seal } : { pdf: merged, seal: undefined }
  } catch (error) {
    if (error instanceof RangeError) {
      throw error
    }
    return { pdf: merged, seal: undefined }
  }
}

function startsWith(longer: Uint8Array, start: Uint8Array): boolean {
  return Buffer.from(longer.subarray(0, start.byteLength)).equals(Buffer.from(start))
}
