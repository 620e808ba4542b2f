import type { Form, FormQuery } from '@countersign/contract'
import { searchWords } from '@countersign/form-library'
import { z } from 'zod'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { listOwnForms } from '../own/own-forms.ts'
import { presentLibraryForm } from './present-form.ts'

/**
 * The library's forms and the caller's own, the best match first. Of one rank, and where nothing is
 * looked for, the library comes first in its order, then the own forms, oldest first.
 */
export async function listForms(
  ctx: Context,
  query: FormQuery,
): Promise<{ forms: Form[]; next: string | null }> {
  memberId(ctx)
  const cursor = readCursor(query.after)
  const library = query.source === 'own' ? [] : libraryForms(ctx, query, cursor)
  const own = query.source === 'library' ? [] : await ownForms(ctx, query, cursor)

  const found = [
    ...library.map(({ form, score }) => ({ form, cursor: { score, order: form.order } })),
    ...own.map(({ form, score, createdAt }) => ({
      form,
      cursor: { score, own: { createdAt, id: form._id } },
    })),
  ].sort((one, other) => other.cursor.score - one.cursor.score)
  const page = found.slice(0, query.limit)
  const last = page.at(-1)

  return {
    forms: page.map(({ form }) => form),
    next: last && found.length > page.length ? writeCursor(last.cursor) : null,
  }
}

function ownForms(ctx: Context, query: FormQuery, cursor: Cursor | undefined) {
  return listOwnForms(ctx, {
    category: query.category,
    words: searchWords(query.searchTerm ?? ''),
    after: cursor && { score: cursor.score, ...cursor.own },
    limit: query.limit + 1,
  })
}

/** What is left of the library behind the cursor; it is content in memory, so all of it. */
function libraryForms(ctx: Context, query: FormQuery, cursor: Cursor | undefined) {
  return ctx.ports.forms
    .search(query.searchTerm ?? '')
    .filter(({ form }) => !query.category || form.category === query.category)
    .filter(({ form, score }) => !cursor || isBehind(cursor, { score, order: form.order }))
    .map(({ form, score }) => ({ form: presentLibraryForm(form), score }))
}

function isBehind(cursor: Cursor, { score, order }: { score: number; order: number }): boolean {
  if (score !== cursor.score) {
    return score < cursor.score
  }

  return cursor.order !== undefined && order > cursor.order
}

/** Where a page ended: at a form of the library by its order, or at an own form. */
const Cursor = z.object({
  score: z.number().int(),
  order: z.number().int().optional(),
  own: z.object({ createdAt: z.coerce.date(), id: z.uuid() }).optional(),
})
type Cursor = z.output<typeof Cursor>

function writeCursor(cursor: z.input<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function readCursor(after: string | undefined): Cursor | undefined {
  if (after === undefined) {
    return undefined
  }

  try {
    return Cursor.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  } catch {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'after', message: 'This is not a cursor that a page has answered.' },
    ])
  }
}
