import type { Form, getForms } from '@countersign/contract'
import { z } from 'zod'
import { memberId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { listOwnForms } from './own-forms.ts'
import { presentLibraryForm } from './present-form.ts'

export type FormQuery = z.output<NonNullable<(typeof getForms)['query']>>

/** The library's forms in its order, then the caller's own. */
export async function listForms(
  ctx: Context,
  query: FormQuery,
): Promise<{ forms: Form[]; next: string | null }> {
  memberId(ctx)
  const cursor = readCursor(query.after)
  const words = wordsOf(query.searchTerm)
  const library = cursor?.own ? [] : libraryPage(ctx, { query, words, after: cursor?.order })
  const own = await listOwnForms(ctx, {
    category: query.category,
    words,
    after: cursor?.own,
    limit: query.limit + 1 - library.length,
  })

  const found = [
    ...library.map((form) => ({ form, cursor: { order: form.order } })),
    ...own.map(({ form, createdAt }) => ({ form, cursor: { own: { createdAt, id: form._id } } })),
  ]
  const page = found.slice(0, query.limit)
  const last = page.at(-1)

  return {
    forms: page.map(({ form }) => form),
    next: last && found.length > page.length ? writeCursor(last.cursor) : null,
  }
}

interface LibraryPage {
  query: FormQuery
  words: readonly string[]
  after: number | undefined
}

/** One more than a page, to know whether there is another. */
function libraryPage(ctx: Context, { query, words, after = -1 }: LibraryPage): Form[] {
  return ctx.parts.forms
    .forms()
    .filter((form) => form.order > after && (!query.category || form.category === query.category))
    .filter((form) => hasWords(words, [form.title, form.description, form.useWhen, form.category]))
    .slice(0, query.limit + 1)
    .map(presentLibraryForm)
}

function hasWords(words: readonly string[], texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()

  return words.every((word) => text.includes(word))
}

function wordsOf(searchTerm = ''): string[] {
  return searchTerm
    .toLowerCase()
    .replaceAll('\0', '')
    .split(/\s+/)
    .filter((word) => word !== '')
}

const Cursor = z.object({
  order: z.number().int().optional(),
  own: z.object({ createdAt: z.coerce.date(), id: z.uuid() }).optional(),
})

function writeCursor(cursor: z.input<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function readCursor(after: string | undefined): z.output<typeof Cursor> | undefined {
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
