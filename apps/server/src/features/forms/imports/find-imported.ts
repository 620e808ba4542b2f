import type { FormImport } from '@countersign/contract/schemas/forms/form-import'
import {
  formImports,
  customFormEditions,
  customForms,
  customFormUploads,
} from '@countersign/database'
import { and, desc, eq, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { readForm } from '../find-forms.ts'
import { countPlaces } from './choose-places.ts'
import { isNewestEdition, isOwnForm } from '../custom/own-forms.ts'

/** The member’s form of this file as it was sent, if it was not removed. The one of this key comes first. */
export async function findImported(
  ctx: Context,
  { key, sha256 }: { key: string; sha256: string },
): Promise<FormImport | undefined> {
  const isFirst = sql<boolean>`${formImports.key} = ${key}`
  const [row] = await ctx.db
    .select({ formId: customForms.id, isFirst, warnings: formImports.warnings, ...placesColumn })
    .from(formImports)
    .innerJoin(customForms, and(eq(customForms.id, formImports.formId), isOwnForm(ctx)))
    .innerJoin(customFormEditions, isNewestEdition)
    .where(and(eq(formImports.ownerId, officeId(ctx)), eq(formImports.sourceSha256, sha256)))
    .orderBy(desc(isFirst), formImports.createdAt)
    .limit(1)

  return row && present(ctx, { ...row, outcome: row.isFirst ? 'added' : 'known' })
}

/** The member’s form on this prepared PDF, also if it was uploaded alone. */
export async function findFormOfFile(
  ctx: Context,
  sha256: string,
): Promise<FormImport | undefined> {
  const [row] = await ctx.db
    .select({ formId: customForms.id, ...placesColumn })
    .from(customForms)
    .innerJoin(customFormEditions, isNewestEdition)
    .innerJoin(customFormUploads, eq(customFormUploads.id, customFormEditions.uploadId))
    .where(and(isOwnForm(ctx), eq(customFormUploads.sha256, sha256)))
    .orderBy(customForms.createdAt)
    .limit(1)

  return row && present(ctx, { ...row, outcome: 'known', warnings: [] })
}

interface FoundForm extends Pick<FormImport, 'outcome' | 'warnings'> {
  formId: string
  places: typeof customFormEditions.$inferSelect.places
}

async function present(ctx: Context, found: FoundForm): Promise<FormImport> {
  const { outcome, warnings } = found

  return {
    outcome,
    form: await readForm(ctx, { id: found.formId }),
    ...countPlaces(found.places ?? []),
    warnings,
  }
}

const placesColumn = { places: customFormEditions.places }
