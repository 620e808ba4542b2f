import type {
  AssociationForm,
  AssociationFormQuery,
} from '@countersign/contract/schemas/association'
import { customFormEditions, customForms, publishedEditions } from '@countersign/database'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { asAssociation } from './association-owner.ts'
import { selectStaffForms } from './staff-forms.ts'

export async function listAssociationForms(
  staff: Context,
  { searchTerm, state, category, after, limit }: AssociationFormQuery,
): Promise<{ forms: AssociationForm[]; next: string | null }> {
  const ctx = await asAssociation(staff)
  const cursor = fromCursor(after)
  const found = await selectStaffForms(ctx, {
    where: (columns) => [
      searchTerm ? isNamed(searchTerm) : undefined,
      category ? eq(customFormEditions.category, category) : undefined,
      state && eq(columns.state, state),
      cursor &&
        sql`(${columns.title}, ${customForms.id}) > (lower(${cursor.title}), ${cursor.id}::uuid)`,
    ],
    limit: limit + 1,
  })
  const forms = found.slice(0, limit)
  const last = forms.at(-1)

  return { forms, next: last && found.length > limit ? toCursor(last) : null }
}

/** By a part of its title, or of any number that it had. */
function isNamed(term: string) {
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

  return sql`(${customFormEditions.title} ilike ${pattern} or exists (select 1 from ${publishedEditions} as named where named.form_id = ${customForms.id} and named.number ilike ${pattern}))`
}

const Cursor = z.object({ title: z.string().max(200), id: z.uuid() })

function toCursor({ title, _id }: AssociationForm): string {
  return Buffer.from(JSON.stringify({ title, id: _id })).toString('base64url')
}

function fromCursor(after: string | undefined): z.infer<typeof Cursor> | undefined {
  if (after === undefined) {
    return undefined
  }

  try {
    return Cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  } catch {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a valid cursor.' },
    ])
  }
}
