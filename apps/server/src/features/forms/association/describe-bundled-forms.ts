import { formatDay } from '@countersign/answers/format-day'
import type { AssociationForm, BundledForm } from '@countersign/contract/schemas/association'
import type { UsState } from '@countersign/contract/schemas/shapes'
import { customForms } from '@countersign/database'
import { inArray } from 'drizzle-orm'
import type { Context } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { selectStaffForms } from './staff-forms.ts'
import { todayOf } from './valid-editions.ts'

interface NamedForm {
  formId: string
  /** Of the bundle; all of them if null. */
  states: readonly UsState[] | null
}

/** In the association's context: what its staff has to know of the forms in a bundle. */
export async function describeBundledForms(
  ctx: Context,
  formIds: readonly string[],
): Promise<(form: NamedForm) => BundledForm & { isGone: boolean }> {
  const library = new Map(ctx.ports.forms.forms().map((form) => [form.id, form]))
  const own = [...new Set(formIds)].filter(isUuid)
  const forms =
    own.length === 0
      ? []
      : await selectStaffForms(ctx, {
          where: () => [inArray(customForms.id, own)],
          limit: own.length,
        })
  const association = new Map(forms.map((form) => [form._id, form]))

  return ({ formId, states }) => {
    const form = association.get(formId) ?? library.get(formId)
    const held = association.get(formId)

    return {
      formId,
      title: form?.title ?? 'A form that was deleted',
      number: held?.number ?? null,
      note: form
        ? ((held && explainState(held, todayOf(ctx))) ?? explainStates(form, states))
        : 'It is not there anymore: members get the bundle without it.',
      isGone: !form,
    }
  }
}

function explainState(
  { state, firstDay, lastDay }: AssociationForm,
  today: string,
): string | undefined {
  switch (state) {
    case 'published':
      return undefined
    case 'draft':
      return 'It is not published yet: until then members get the bundle without it.'
    case 'scheduled':
      return `It is valid from ${formatDay(firstDay ?? today)}: until then members get the bundle without it.`
    case 'withdrawn':
      return lastDay !== null && lastDay < today
        ? `It was valid until ${formatDay(lastDay)}: members get the bundle without it.`
        : 'It was withdrawn: members get the bundle without it.'
  }
}

function explainStates(
  { states: ofForm }: { states?: readonly string[] | undefined },
  ofBundle: readonly UsState[] | null,
): string | null {
  const reached = ofBundle === null ? ofForm : ofForm?.filter((state) => isIn(ofBundle, state))
  if (!ofForm || !reached || (ofBundle !== null && reached.length === ofBundle.length)) {
    return null
  }

  return reached.length === 0
    ? 'It is for none of these states: members get the bundle without it.'
    : `Only for homes in ${reached.join(', ')}.`
}

function isIn(states: readonly string[], state: string): boolean {
  return states.includes(state)
}
