import { unsealedFiles } from '@countersign/database'
import type {
  FileAudience,
  StoredUnsealedFile,
  UnsealedFileChange,
} from '@countersign/signing/envelope'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'

export async function findUnsealedFile(
  ctx: Context,
  envelopeId: string,
  audience: FileAudience,
): Promise<StoredUnsealedFile | undefined> {
  return (await findNewest(ctx, envelopeId, audience))?.file
}

/** Under the envelope's lock. */
export async function replaceUnsealedFile(
  ctx: Context,
  { envelopeId, audience, stored, next }: UnsealedFileChange,
): Promise<boolean> {
  const newest = await findNewest(ctx, envelopeId, audience)
  const sha256 = next.revisions.at(-1)?.sha256
  if (!sha256 || newest?.sha256 !== stored?.revisions.at(-1)?.sha256) {
    return false
  }
  await ctx.db.insert(unsealedFiles).values({
    envelopeId,
    audience,
    number: (newest?.number ?? 0) + 1,
    sha256,
    file: next,
    createdAt: ctx.clock.now(),
  })
  return true
}

async function findNewest(ctx: Context, envelopeId: string, audience: FileAudience) {
  const [newest] = await ctx.db
    .select()
    .from(unsealedFiles)
    .where(and(eq(unsealedFiles.envelopeId, envelopeId), eq(unsealedFiles.audience, audience)))
    .orderBy(desc(unsealedFiles.number))
    .limit(1)

  return newest
}
