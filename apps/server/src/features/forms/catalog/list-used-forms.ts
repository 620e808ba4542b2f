import type { Form, UsedForms } from '@countersign/contract/schemas/forms/form'
import { packets } from '@countersign/database'
import { desc, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isOwnPacket } from '../../../kernel/own-rows.ts'
import { findFormsById } from '../find-forms.ts'

/** Only the newest packets count, so that the query stays short however many there are. */
const newestPackets = 100

/** The forms of the member’s newest packets that they can still choose. */
export async function listUsedForms(
  ctx: Context,
  { limit }: { limit: number },
): Promise<UsedForms> {
  const formIds = await readFormIds(ctx)
  const forms = await findFormsById(ctx, formIds)

  return {
    recent: formIds
      .flatMap((formId): Form[] => forms.filter(({ _id }) => _id === formId))
      .slice(0, limit),
  }
}

/** The form that was used last comes first; forms of one packet in its order. */
async function readFormIds(ctx: Context): Promise<string[]> {
  const newest = ctx.db
    .$with('newest')
    .as(
      ctx.db
        .select({ number: packets.number, documents: packets.documents })
        .from(packets)
        .where(isOwnPacket(ctx))
        .orderBy(desc(packets.number))
        .limit(newestPackets),
    )
  const formId = sql<string>`document->>'formId'`

  const rows = await ctx.db
    .with(newest)
    .select({ formId })
    .from(newest)
    .innerJoin(sql`jsonb_array_elements(${newest.documents}) as document`, sql`true`)
    .groupBy(formId)
    .orderBy(desc(sql`max(${newest.number})`), sql`min((document->>'order')::int)`, formId)
  return rows.map((row) => row.formId)
}
