import type { FormUpload } from '@countersign/contract'
import { ownFormUploads } from '@countersign/database'
import { memberId, type Context } from '../../../kernel/context.ts'
import type { ReceivedFile } from '../../../kernel/received-file.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { withFileLock } from './with-file-lock.ts'
import { prepareUpload } from './prepare-upload.ts'
import { toFormPlaces } from '../own/convert-places.ts'

/**
 * Inspects and flattens the PDF in a worker thread, within limits of time and memory. Its bytes are
 * durable before the row that names them. Throws `pdf-refused` with the reason.
 */
export async function saveUpload(
  ctx: Context,
  { file, password }: { file: ReceivedFile; password: string | undefined },
): Promise<FormUpload> {
  const ownerId = memberId(ctx)
  const prepared = await prepareUpload(ctx, { file, password })
  const id = ctx.ids.uuid()

  const hash = sha256(prepared.pdf)
  await withFileLock(ctx, hash, async (tx) => {
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
