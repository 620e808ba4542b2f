import { jurisdictionError } from '@countersign/contract/rules/jurisdiction'
import type { FormSource } from '@countersign/contract/rules/form-classes'
import type { Form, FormQuery } from '@countersign/contract/schemas/forms/form'
import { searchWords } from '@countersign/form-library'
import { z } from 'zod'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { listValidForms } from '../association/find-association-forms.ts'
import { listCustomForms } from '../custom/custom-forms.ts'
import { presentLibraryForm } from './present-library-form.ts'

/**
 * The association's forms, the library's and the caller's own, best match first. With equal scores, and
 * without a search term, the association comes first, then the library in its order, then custom forms,
 * oldest first.
 */
export async function listForms(
  ctx: Context,
  query: FormQuery,
): Promise<{ forms: Form[]; next: string | null }> {
  officeId(ctx)
  const cursor = fromCursor(query.after)
  const isWanted = (source: FormSource) => (query.source ?? source) === source
  const [association, own] = await Promise.all([
    isWanted('association') ? associationForms(ctx, query, cursor) : [],
    isWanted('custom') ? customForms(ctx, query, cursor) : [],
  ])
  const library = isWanted('library') ? libraryForms(ctx, query, cursor) : []

  const matches = [
    ...association.map(({ form, score, createdAt }) => ({
      form,
      cursor: { score, association: { createdAt, id: form._id } },
    })),
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

function associationForms(ctx: Context, query: FormQuery, cursor: Cursor | undefined) {
  return listValidForms(ctx, {
    category: query.category,
    state: query.state,
    searchTerm: query.searchTerm,
    words: searchWords(query.searchTerm ?? ''),
    after: cursor,
    limit: query.limit + 1,
  })
}

function customForms(ctx: Context, query: FormQuery, cursor: Cursor | undefined) {
  return listCustomForms(ctx, {
    category: query.category,
    state: query.state,
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
    .filter(({ form }) => !jurisdictionError(form, query.state))
}

function isAfter(cursor: Cursor, { score, order }: { score: number; order: number }): boolean {
  if (score !== cursor.score) {
    return score < cursor.score
  }

  return cursor.association !== undefined || (cursor.order !== undefined && order > cursor.order)
}

/** Years that PostgreSQL has, too. */
const StoredForm = z.object({
  createdAt: z.coerce.date().min(new Date('1900-01-01')).max(new Date('9999-12-31')),
  id: z.uuid(),
})

/** A page's last form: a library form by its order, one of the association, or a custom form. */
const Cursor = z.object({
  score: z.int32(),
  order: z.int32().optional(),
  association: StoredForm.optional(),
  own: StoredForm.optional(),
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
