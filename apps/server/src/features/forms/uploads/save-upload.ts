import type { FormUpload } from '@countersign/contract/schemas/forms/form-upload'
import { customFormUploads, type Transaction } from '@countersign/database'
import type { PreparedPdf } from '@countersign/document-import/pdf/prepared-pdf'
import { officeId, type Context } from '../../../kernel/context.ts'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { withFileLock } from './with-file-lock.ts'
import { prepareUpload } from './prepare-upload.ts'
import { maxPlaces, toFormPlaces } from './convert-places.ts'

/**
 * Inspects and flattens the PDF in a worker thread, within limits of time and memory. Throws
 * `pdf-refused` with the reason.
 */
export async function saveUpload(
  ctx: Context,
  { file, password }: { file: ReceivedFile; password: string | undefined },
): Promise<FormUpload> {
  officeId(ctx)
  const prepared = await prepareUpload(ctx, { file, password })

  return withFileLock(ctx, sha256(prepared.pdf), (tx) => storeUpload(tx, prepared))
}

/** While the lock on the file is held. Its bytes are durable before the row that names them. */
export async function storeUpload(
  tx: Context & { db: Transaction },
  prepared: PreparedPdf,
): Promise<FormUpload> {
  const id = tx.ids.uuid()
  await tx.ports.files.put(prepared.pdf)
  await tx.db.insert(customFormUploads).values({
    id,
    ownerId: officeId(tx),
    sha256: sha256(prepared.pdf),
    title: prepared.title ?? null,
    pages: prepared.pages,
    createdAt: tx.clock.now(),
  })

  return {
    uploadId: id,
    title: prepared.title ?? null,
    pages: prepared.pages.map(({ width, height }) => ({ width, height })),
    places: toFormPlaces(prepared.places, prepared.pages),
    warnings: [...prepared.warnings, ...warnOfLeftOut(prepared.places.length)],
  }
}

function warnOfLeftOut(places: number): string[] {
  return places > maxPlaces
    ? [
        `This file has ${places.toLocaleString('en-US')} fields, and a form can have ${maxPlaces}. Signatures and the first of the other fields were kept.`,
      ]
    : []
}
