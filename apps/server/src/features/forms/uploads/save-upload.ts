import type { FormUpload } from '@countersign/contract'
import { ownFormUploads } from '@countersign/database'
import { InspectionError, preparePdfInWorker } from '@countersign/esign/intake'
import type { PreparedPdf } from '@countersign/esign/intake'
import pLimit from 'p-limit'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { lockFile } from './lock-file.ts'
import { toFormPlaces } from '../own/convert-places.ts'

/** One at a time: each may take a second of CPU and hundreds of megabytes. */
const limit = pLimit(1)

/**
 * Inspects and flattens the PDF in a worker thread, within limits of time and memory. Its bytes are
 * durable before the row that names them. Throws `pdf-refused` with the reason.
 */
export async function saveUpload(
  ctx: Context,
  { bytes, password }: { bytes: Uint8Array; password: string | undefined },
): Promise<FormUpload> {
  const ownerId = memberId(ctx)
  const prepared = await prepare(bytes, password)
  const id = ctx.ids.uuid()

  await inTransaction(ctx, async (tx) => {
    const hash = sha256(prepared.pdf)
    await lockFile(tx, hash)
    await tx.ports.files.put(prepared.pdf)
    await tx.db.insert(ownFormUploads).values({
      id,
      ownerId,
      sha256: hash,
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

async function prepare(bytes: Uint8Array, password: string | undefined): Promise<PreparedPdf> {
  try {
    return await limit(() => preparePdfInWorker(bytes, password === undefined ? {} : { password }))
  } catch (error) {
    throw error instanceof InspectionError ? toDomainError(error) : error
  }
}

function toDomainError({ code, message }: InspectionError): DomainError {
  const field = code.startsWith('password') ? 'password' : 'file'

  return new DomainError('pdf-refused', message, [{ field, message }], code)
}
