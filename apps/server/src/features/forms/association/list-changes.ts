import type { FormChange } from '@countersign/contract/schemas/association'
import type { PageQuery } from '@countersign/contract/schemas/shapes'
import { sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'

/**
 * What was published and withdrawn, newest first; what begins on a later day is there once it is
 * published. The cursor counts changes: there are few.
 */
export async function listChanges(
  ctx: Context,
  { after, limit }: PageQuery,
): Promise<{ changes: FormChange[]; next: string | null }> {
  officeId(ctx)
  const offset = readOffset(after)
  const { rows } = await ctx.db.execute<{ [Key in keyof FormChange]: FormChange[Key] }>(sql`
    select change.form_id as "formId", edition.title, change.number, change.edition::text, change.kind,
      change.day::text, change.words, replacement_edition.title as replacement
    from (
      select form_id, edition, number, first_day as day, note as words, published_at as at,
        case when replaces is null then 'new' else 'changed' end as kind, null::uuid as replacement_id
      from published_editions
      union all
      select form_id, edition, number, withdrawn_on, withdrawn_reason, withdrawn_at, 'withdrawn', replacement_id
      from published_editions where withdrawn_on is not null
    ) as change
    join own_form_editions as edition on edition.form_id = change.form_id and edition.edition = change.edition
    left join own_forms as replacement on replacement.id = change.replacement_id
    left join own_form_editions as replacement_edition
      on replacement_edition.form_id = replacement.id and replacement_edition.edition = replacement.edition
    order by change.at desc, change.kind desc, change.form_id
    offset ${offset} limit ${limit + 1}`)

  return {
    changes: rows.slice(0, limit),
    next: rows.length > limit ? String(offset + limit) : null,
  }
}

function readOffset(after: string | undefined): number {
  if (after !== undefined && !/^\d{1,6}$/.test(after)) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor.' },
    ])
  }

  return Number(after ?? 0)
}
