import type { ComparedParagraph, FormComparison } from '@countersign/contract/schemas/association'
import { publishedEditions } from '@countersign/database'
import type { ReadingNode } from '@countersign/pdf/template'
import { desc, eq } from 'drizzle-orm'
import { diffArrays } from 'diff'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { readForm } from '../find-forms.ts'
import { asAssociation } from './association-owner.ts'
import { recordCheck } from './edition-checks.ts'

/** Both as they are for two residents. */
const signers = 2

export async function compareEditions(
  staff: Context,
  { id }: { id: string },
): Promise<FormComparison> {
  const ctx = await asAssociation(staff)
  const { edition } = await readForm(ctx, { id })
  const [last] = await ctx.db
    .select({ edition: publishedEditions.edition })
    .from(publishedEditions)
    .where(eq(publishedEditions.formId, id))
    .orderBy(desc(publishedEditions.edition))
    .limit(1)
  const [before, after] = await Promise.all([
    last ? readParagraphs(ctx, `${id}@${last.edition}`) : [],
    readParagraphs(ctx, `${id}@${edition}`),
  ])

  await recordCheck(ctx, { formId: id, edition: Number(edition), seen: 'comparison' })
  return {
    with: last ? String(last.edition) : null,
    paragraphs: diffArrays(before, after).flatMap(({ value, added, removed }) =>
      value.map((text): ComparedParagraph => ({ kind: kindOf({ added, removed }), text })),
    ),
  }
}

function kindOf({ added, removed }: { added: boolean; removed: boolean }) {
  if (added) {
    return 'added'
  }

  return removed ? 'removed' : 'same'
}

async function readParagraphs(ctx: Context, edition: string): Promise<string[]> {
  const template = await ctx.ports.templates.find(`${edition}/k${signers}`)
  if (!template) {
    throw new DomainError('form-not-found')
  }
  const labels = new Map(template.fields.map(({ key, label }) => [key, label]))

  return template.reading
    .flatMap((node) => toParagraphs(node, (key) => labels.get(key) ?? key))
    .map((text) => text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, key) => `[${labels.get(key) ?? key}]`))
    .filter((text) => text !== '')
}

function toParagraphs(node: ReadingNode, labelOf: (key: string) => string): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'statutory':
      return [plain(node.text)]
    case 'clause':
      return [plain([node.number, node.title, node.text].filter(Boolean).join(' '))]
    case 'list':
      return node.items.map(plain)
    case 'facts':
      return node.rows.map(({ label, text }) => plain(`${label}: ${text}`))
    case 'fields':
      return node.inText ? [] : node.keys.map((key) => `[${labelOf(key)}]`)
    case 'signatures':
      return node.blocks.map(({ label }) => `Signature of ${label}`)
  }
}

function plain(text: string): string {
  return text.replaceAll('**', '').trim()
}
