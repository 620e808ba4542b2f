import type {
  AssociationFormResponse,
  PublishedEdition,
} from '@countersign/contract/schemas/association'
import { customFormEditions, customForms, publishedEditions } from '@countersign/database'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { asAssociation } from './association-owner.ts'
import { listBlanks } from './list-blanks.ts'
import { selectStaffForms } from './staff-forms.ts'

export async function readAssociationForm(
  staff: Context,
  { id }: { id: string },
): Promise<AssociationFormResponse> {
  return presentForStaff(await asAssociation(staff), id)
}

/** In the association's context. */
export async function presentForStaff(ctx: Context, id: string): Promise<AssociationFormResponse> {
  const [form] = isUuid(id)
    ? await selectStaffForms(ctx, { where: () => [eq(customForms.id, id)], limit: 1 })
    : []
  if (!form) {
    throw new DomainError('form-not-found')
  }

  const [newest] = await ctx.db
    .select({ places: customFormEditions.places, fields: customFormEditions.fields })
    .from(customFormEditions)
    .where(
      and(
        eq(customFormEditions.formId, id),
        eq(customFormEditions.edition, Number(form.draft ?? form.edition)),
      ),
    )
  const published = await readPublished(ctx, id)
  return {
    form,
    editions: published.map(presentEdition),
    blanks: newest ? listBlanks(newest) : [],
    freeBlanks: published[0]?.freeBlanks ?? [],
  }
}

type PublishedRow = Awaited<ReturnType<typeof readPublished>>[number]

/** Newest first. */
function readPublished(ctx: Context, formId: string) {
  const replacement = alias(customForms, 'replacement')
  const replacementEdition = alias(customFormEditions, 'replacement_edition')

  return ctx.db
    .select({
      ...getTableColumns(publishedEditions),
      title: customFormEditions.title,
      replacementTitle: replacementEdition.title,
    })
    .from(publishedEditions)
    .innerJoin(
      customFormEditions,
      and(
        eq(customFormEditions.formId, publishedEditions.formId),
        eq(customFormEditions.edition, publishedEditions.edition),
      ),
    )
    .leftJoin(replacement, eq(replacement.id, publishedEditions.replacementId))
    .leftJoin(
      replacementEdition,
      and(
        eq(replacementEdition.formId, replacement.id),
        eq(replacementEdition.edition, replacement.edition),
      ),
    )
    .where(eq(publishedEditions.formId, formId))
    .orderBy(desc(publishedEditions.edition))
}

function presentEdition(row: PublishedRow): PublishedEdition {
  const { withdrawnOn, withdrawnReason, unsent, replacementId, replacementTitle } = row

  return {
    edition: String(row.edition),
    title: row.title,
    number: row.number,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    note: row.note,
    instructions: row.instructions,
    replaces: row.replaces === null ? null : String(row.replaces),
    withdrawn:
      withdrawnOn === null
        ? null
        : {
            on: withdrawnOn,
            reason: withdrawnReason ?? '',
            replacement:
              (replacementId && {
                formId: replacementId,
                title: replacementTitle ?? '',
              }) ||
              null,
            unsent: unsent ?? 'stop',
          },
  }
}
