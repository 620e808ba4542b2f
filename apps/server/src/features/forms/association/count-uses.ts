import type { FormUse } from '@countersign/contract/schemas/association'
import { packets, users } from '@countersign/database'
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { writeCsvRow } from '../../../kernel/csv.ts'
import { readForm } from '../find-forms.ts'
import { asAssociation } from './association-owner.ts'

/** Never what packets say: only how many there are. */
export async function countUses(staff: Context, { id }: { id: string }): Promise<FormUse> {
  const ctx = await asAssociation(staff)
  await readForm(ctx, { id })
  const [editions, members] = await Promise.all([
    ctx.db
      .select({
        edition: sql<string>`document ->> 'edition'`,
        drafts: countIn(sql`('CREATED', 'IN_PROGRESS', 'AWAITING_PAYMENT')`),
        waiting: countIn(sql`('AWAITING_TENANT_SIGNATURE', 'AWAITING_LANDLORD_SIGNATURE')`),
        executed: sql<number>`(count(*) filter (where execution_date is not null))::int`,
      })
      .from(packets)
      .innerJoin(sql`jsonb_array_elements(${packets.documents}) as document`, isDocument(id))
      .where(usesForm(id))
      .groupBy(sql`1`)
      .orderBy(desc(sql`(document ->> 'edition')::int`)),
    ctx.db
      .select({ count: sql<number>`count(distinct ${packets.ownerId})::int` })
      .from(packets)
      .where(usesForm(id)),
  ])

  return { editions, members: members[0]?.count ?? 0 }
}

/** Name, email and number of packets of each member who used the form; a line each. */
export async function listUsersAsCsv(staff: Context, { id }: { id: string }): Promise<string> {
  const ctx = await asAssociation(staff)
  await readForm(ctx, { id })
  const rows = await ctx.db
    .select({ name: users.name, email: users.email, count: sql<number>`count(*)::int` })
    .from(packets)
    .innerJoin(users, eq(users.id, packets.ownerId))
    .where(usesForm(id))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.email))

  return [
    '\uFEFF' + writeCsvRow(['Name', 'Email', 'Packets']),
    ...rows.map(({ name, email, count }) => writeCsvRow([name, email, String(count)])),
  ].join('')
}

function countIn(statuses: SQL): SQL<number> {
  return sql<number>`(count(*) filter (where ${packets.status} in ${statuses}))::int`
}

/** As the index of packets by form answers it. */
function usesForm(id: string): SQL {
  return sql`${packets.documents} @> ${JSON.stringify([{ formId: id }])}::jsonb`
}

function isDocument(id: string): SQL {
  return sql`document ->> 'formId' = ${id}`
}
