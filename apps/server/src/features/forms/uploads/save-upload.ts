import type { FormUpload, PdfRefusal } from '@countersign/contract'
import { ownFormUploads } from '@countersign/database'
import { InspectionError, preparePdfInWorker } from '@countersign/esign/intake'
import type { PreparedPdf } from '@countersign/esign/intake'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { lockFile } from './lock-file.ts'
import { toFormPlaces } from '../own/convert-places.ts'
import { serialize } from '../in-turn.ts'

/**
 * Takes a PDF that is to become a form: looked at in a thread with limits, settled into print and
 * read. Its bytes are safe in the store before the row that names them. Refuses `pdf-refused` with
 * the reason.
 */
export async function saveUpload(
  ctx: Context,
  { bytes, password }: { bytes: Uint8Array; password: string | undefined },
): Promise<FormUpload> {
  const ownerId = memberId(ctx)
  const prepared = await prepare(bytes, password)
  const id = ctx.ids.uuid()

  await inTransaction(ctx, async (tx) => {
    const sha256 = await lockFile(tx, prepared.pdf)
    await tx.ports.files.put(prepared.pdf)
    await tx.db.insert(ownFormUploads).values({
      id,
      ownerId,
      sha256,
      title: prepared.title ?? null,
      pages: prepared.pages,
      createdAt: tx.clock.now(),
    })
  })

  return {
    uploadId: id,
    title: prepared.title ?? null,
    pages: prepared.pages.map(({ width, height }) => ({ width, height })),
    places: toFormPlaces(prepared.places, prepared.pages),
    warnings: prepared.warnings,
  }
}

/** One after the other: each may take a second of a processor and some hundred megabytes. */
async function prepare(bytes: Uint8Array, password: string | undefined): Promise<PreparedPdf> {
  try {
    return await serialize(() =>
      preparePdfInWorker(bytes, password === undefined ? {} : { password }),
    )
  } catch (error) {
    throw error instanceof InspectionError ? refusalOf(error) : error
  }
}

function refusalOf({ code, message }: InspectionError): DomainError {
  const reason: PdfRefusal = code
  const field = code.startsWith('password') ? 'password' : 'file'

  return new DomainError('pdf-refused', message, [{ field, message }], reason)
}
