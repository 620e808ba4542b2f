import { jurisdictionError } from '@countersign/contract/rules/jurisdiction'
import type { Form, FormBundle } from '@countersign/contract/schemas/forms/form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { associationBundles } from '@countersign/database'
import { arrayContains, asc, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { findFormsById } from '../find-forms.ts'

/** For a home in this state: bundles by name, without what cannot be chosen today. */
export async function proposeAssociationBundles(
  ctx: Context,
  state: UsState | undefined,
): Promise<{ bundles: FormBundle[]; forms: Form[] }> {
  const { states, title, id } = associationBundles
  const rows = await ctx.db
    .select()
    .from(associationBundles)
    .where(state && or(isNull(states), arrayContains(states, [state])))
    .orderBy(asc(sql`lower(${title})`), asc(id))
  const found = await findFormsById(ctx, [...new Set(rows.flatMap(({ formIds }) => formIds))])
  const forms = found.filter((form) => !jurisdictionError(form, state))
  const bundles = rows.map((row): FormBundle => ({
    _id: row.id,
    title: row.title,
    useWhen: 'A bundle of your association.',
    forms: row.formIds.flatMap((formId) => {
      const form = forms.find(({ _id }) => _id === formId)
      return form ? [{ formId, why: explain(form) }] : []
    }),
  }))

  return { bundles: bundles.filter((bundle) => bundle.forms.length > 0), forms }
}

function explain({ association, useWhen }: Form): string {
  return association ? `Form ${association.number} of your association.` : useWhen
}
