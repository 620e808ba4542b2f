import type { Form } from '../schemas/forms/form.ts'

/** Why a form is refused for a home in this state, as sentences; `undefined` if it may be used there. */
export function jurisdictionError(
  { title, states, replacedIn }: Pick<Form, 'title' | 'states' | 'replacedIn'>,
  state: string | undefined,
): string | undefined {
  if (state === undefined) {
    return undefined
  }
  if (states && !states.includes(state)) {
    return `“${title}” is for homes in ${states.join(', ')} only.`
  }

  const prescribed = replacedIn?.[state]
  return prescribed
    ? `The law of ${state} prescribes the words of this notice. Use “${prescribed.title}” instead of “${title}”.`
    : undefined
}

/** Whether a form can be shown for a home in this state at all: another state’s own form cannot. */
export function appliesIn({ states }: Pick<Form, 'states'>, state: string | undefined): boolean {
  return !states || state === undefined || states.includes(state)
}
