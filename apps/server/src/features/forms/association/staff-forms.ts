import type { AssociationForm } from '@countersign/contract/schemas/association'
import { customFormEditions, customForms, packets, publishedEditions } from '@countersign/database'
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { dayMs } from '@countersign/answers/day'
import type { Context } from '../../../kernel/context.ts'
import { isValidOn, todayOf } from './valid-editions.ts'
import { isNewestEdition, isOwnForm } from '../custom/own-forms.ts'

interface StaffFormsQuery {
  where: (columns: StaffFormColumns) => (SQL | undefined)[]
  limit: number
}

interface StaffFormColumns {
  title: SQL<string>
  state: SQL<string>
}

const openStatuses = sql`('CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT', 'AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE')`

/** The association's forms by title, each with its newest edition and what is published of it. */
export async function selectStaffForms(
  ctx: Context,
  { where, limit }: StaffFormsQuery,
): Promise<AssociationForm[]> {
  const published = publishedToday(ctx)
  const state = sql<AssociationForm['state']>`case
    when ${published.edition} is null then 'draft'
    when ${published.isValid} then 'published'
    when ${published.isScheduled} then 'scheduled'
    else 'withdrawn' end`
  const title = sql<string>`lower(${customFormEditions.title})`

  const rows = await ctx.db
    .select({
      id: customForms.id,
      title: customFormEditions.title,
      category: customFormEditions.category,
      states: customFormEditions.states,
      newest: customForms.edition,
      edition: published.edition,
      number: published.number,
      firstDay: published.firstDay,
      lastDay: published.lastDay,
      state,
      isPublished: sql<boolean>`exists (select 1 from ${publishedEditions} as newest where newest.form_id = ${customForms.id} and newest.edition = ${customForms.edition})`,
      packetsUnderWay: countPackets(sql`status in ${openStatuses}`),
      usedIn90Days: countPackets(
        sql`created_at > ${new Date(ctx.clock.now().getTime() - 90 * dayMs).toISOString()}::timestamptz`,
      ),
    })
    .from(customForms)
    .innerJoin(customFormEditions, isNewestEdition)
    .leftJoinLateral(published, sql`true`)
    .where(and(isOwnForm(ctx), ...where({ title, state })))
    .orderBy(title, customForms.id)
    .limit(limit)

  return rows.map(({ id, newest, edition, isPublished, states, ...row }) => ({
    ...row,
    _id: id,
    edition: String(edition ?? newest),
    draft: isPublished ? null : String(newest),
    ...(states && { states }),
  }))
}

/** The edition that is valid today, else the next one, else the last one. */
function publishedToday(ctx: Context) {
  const today = todayOf(ctx)
  const isValid = sql<boolean>`${isValidOn(today)}`.as('is_valid')
  const isScheduled = sql<boolean>`${publishedEditions.withdrawnOn} is null and ${publishedEditions.firstDay} > ${today}`

  return ctx.db
    .select({
      edition: publishedEditions.edition,
      number: publishedEditions.number,
      firstDay: publishedEditions.firstDay,
      lastDay: publishedEditions.lastDay,
      isValid,
      isScheduled: isScheduled.as('is_scheduled'),
    })
    .from(publishedEditions)
    .where(eq(publishedEditions.formId, customForms.id))
    .orderBy(
      desc(sql`${isValidOn(today)}`),
      desc(isScheduled),
      desc(publishedEditions.firstDay),
      desc(publishedEditions.edition),
    )
    .limit(1)
    .as('published')
}

function countPackets(condition: SQL): SQL<number> {
  return sql<number>`(select count(*)::int from ${packets} where documents @> jsonb_build_array(jsonb_build_object('formId', ${customForms.id}::text)) and ${condition})`
}
