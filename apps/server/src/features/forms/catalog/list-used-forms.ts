import type { Form, UsedForms } from '@countersign/contract/schemas/forms/form'
import { packets } from '@countersign/database'
import { desc, eq, sql } from 'drizzle-orm'
import { memberId, type Context } from '../../../kernel/context.ts'
import { findFormsById } from '../find-forms.ts'

/** Only the newest packets count, so that the query stays short however many there are. */
const newestPackets = 100
const listed = 4

/** The forms of the member’s newest packets that they can still choose. */
export async function listUsedForms(ctx: Context): Promise<UsedForms> {
  const uses = await countUses(ctx)
  const forms = await findFormsById(
    ctx,
    uses.map(({ formId }) => formId),
  )
  const present = (used: readonly FormUse[]) =>
    used.flatMap(({ formId }): Form[] => forms.filter(({ _id }) => _id === formId)).slice(0, listed)
  const recent = present(uses)
  const others = uses.filter(({ formId }) => !recent.some(({ _id }) => _id === formId))

  return {
    recent,
    often: present(
      others.filter(({ packets }) => packets > 1).sort((one, other) => other.packets - one.packets),
    ),
  }
}

interface FormUse {
  formId: string
  packets: number
}

/** The form that was used last comes first; forms of one packet in its order. */
async function countUses(ctx: Context): Promise<FormUse[]> {
  const newest = ctx.db.$with('newest').as(
    ctx.db
      .select({ number: packets.number, documents: packets.documents })
      .from(packets)
      .where(eq(packets.ownerId, memberId(ctx)))
      .orderBy(desc(packets.number))
      .limit(newestPackets),
  )
  const formId = sql<string>`document->>'formId'`

  return ctx.db
    .with(newest)
    .select({ formId, packets: sql<number>`count(*)::int` })
    .from(newest)
    .innerJoin(sql`jsonb_array_elements(${newest.documents}) as document`, sql`true`)
    .groupBy(formId)
    .orderBy(desc(sql`max(${newest.number})`), sql`min((document->>'order')::int)`, formId)
}
