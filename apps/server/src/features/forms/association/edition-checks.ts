import { editionChecks, publishedEditions } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import type { FieldError } from '../../../kernel/domain-error.ts'

const signerCounts = ['1', '2', '3', '4'] as const

type Check = typeof editionChecks.$inferSelect

export async function recordPreview(
  ctx: Context,
  { formId, edition, signers }: Pick<Check, 'formId' | 'edition'> & { signers: number },
): Promise<void> {
  const seen = signerCounts.find((count) => count === String(signers))
  if (seen) {
    await recordCheck(ctx, { formId, edition, seen })
  }
}

/** An edition never changes, so that what was seen of it stays true. */
export async function recordCheck({ db }: Context, check: Check): Promise<void> {
  await db.insert(editionChecks).values(check).onConflictDoNothing()
}

/** What nobody of the staff has asked the server for, of this edition. */
export async function findMissingChecks(
  { db }: Context,
  { formId, edition }: Pick<Check, 'formId' | 'edition'>,
): Promise<FieldError[]> {
  const rows = await db
    .select({ seen: editionChecks.seen })
    .from(editionChecks)
    .where(and(eq(editionChecks.formId, formId), eq(editionChecks.edition, edition)))
  const published = await db.$count(publishedEditions, eq(publishedEditions.formId, formId))
  const seen = new Set(rows.map((row) => row.seen))
  const unseen = signerCounts.filter((count) => !seen.has(count))

  return [
    ...(unseen.length > 0
      ? [
          {
            field: 'previewed',
            message: `This draft was not previewed with ${unseen.join(', ')} ${unseen.join() === '1' ? 'resident' : 'residents'}.`,
          },
        ]
      : []),
    ...(published === 0 || seen.has('comparison')
      ? []
      : [{ field: 'compared', message: 'This draft was not compared with the last edition.' }]),
  ]
}
