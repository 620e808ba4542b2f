import { customFormUploads } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { StorageError } from '../../../kernel/storage-error.ts'

type Upload = typeof customFormUploads.$inferSelect

/** Throws `upload-not-found` for another member's upload too. */
export async function findUpload(ctx: Context, uploadId: string): Promise<Upload> {
  const ownerId = officeId(ctx)
  const [upload] = isUuid(uploadId)
    ? await ctx.db
        .select()
        .from(customFormUploads)
        .where(and(eq(customFormUploads.id, uploadId), eq(customFormUploads.ownerId, ownerId)))
    : []
  if (!upload) {
    throw new DomainError('upload-not-found', 'This PDF is no longer here. Upload it again.')
  }

  return upload
}

export async function readUpload(
  ctx: Context,
  { uploadId }: { uploadId: string },
): Promise<{ pdf: Uint8Array; sha256: string }> {
  const { sha256 } = await findUpload(ctx, uploadId)
  const pdf = await ctx.ports.files.read(sha256)
  if (!pdf) {
    throw new StorageError(
      'missing',
      `The file ${sha256} of an upload is missing in the file store.`,
    )
  }

  return { pdf, sha256 }
}
