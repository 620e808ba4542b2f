import type { Form, FormQuery } from '@countersign/contract/schemas/forms/form'
import { searchWords } from '@countersign/form-library'
import { z } from 'zod'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { listCustomForms } from '../custom/custom-forms.ts'
import { presentLibraryForm } from './present-library-form.ts'

/**
 * The library's forms and the caller's own, best match first. With equal scores, and without a search
 * term, the library comes first in its order, then custom forms, oldest first.
 */
export async function listForms(
  ctx: Context,
  query: FormQuery,
): Promise<{ forms: Form[]; next: string | null }> {
  officeId(ctx)
  const cursor = fromCursor(query.after)
  const library = query.source === 'custom' ? [] : libraryForms(ctx, query, cursor)
  const own = query.source === 'library' ? [] : await customForms(ctx, query, cursor)

  const matches = [
    ...library.map(({ form, score }) => ({ form, cursor: { score, order: form.order } })),
    ...own.map(({ form, score, createdAt }) => ({
      form,
      cursor: { score, own: { createdAt, id: form._id } },
    })),
  ].sort((one, other) => other.cursor.score - one.cursor.score)
  const page = matches.slice(0, query.limit)
  const last = page.at(-1)

  return {
    forms: page.map(({ form }) => form),
    next: last && matches.length > page.length ? toCursor(last.cursor) : null,
  }
}

function customForms(ctx: Context, query: FormQuery, cursor: Cursor | undefined) {
  return listCustomForms(ctx, {
    category: query.category,
    words: searchWords(query.searchTerm ?? ''),
    after: cursor && { score: cursor.score, ...cursor.own },
    limit: query.limit + 1,
  })
}

/** Everything after the cursor: the library is in memory. */
function libraryForms(ctx: Context, query: FormQuery, cursor: Cursor | undefined) {
  return ctx.ports.forms
    .search(query.searchTerm ?? '')
    .filter(({ form }) => !query.category || form.category === query.category)
    .filter(({ form, score }) => !cursor || isAfter(cursor, { score, order: form.order }))
    .map(({ form, score }) => ({ form: presentLibraryForm(form), score }))
}

function isAfter(cursor: Cursor, { score, order }: { score: number; order: number }): boolean {
  if (score !== cursor.score) {
    return score < cursor.score
  }

  return cursor.order !== undefined && order > cursor.order
}

/** A page's last form: a library form by its order, or a custom form. */
const Cursor = z.object({
  score: z.int32(),
  order: z.int32().optional(),
  own: z
    .object({
      // Years that PostgreSQL has, too.
      createdAt: z.coerce.date().min(new Date('1900-01-01')).max(new Date('9999-12-31')),
      id: z.uuid(),
    })
    .optional(),
})
type Cursor = z.output<typeof Cursor>

function toCursor(cursor: z.input<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function fromCursor(after: string | undefined): Cursor | undefined {
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
