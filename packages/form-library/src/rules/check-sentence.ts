import { createWarning, findLocalRule, getText, type RuleCheck } from './rule-check.ts'

/** Text that the state's law requires in this form and that is still missing. */
export const checkRequiredSentence: RuleCheck = (context) => {
  const rule = findLocalRule(context, 'requiredSentence')
  if (!rule?.value.formIds.includes(context.formId)) {
    return undefined
  }

  const { field, text } = rule.value
  const present = normalize(getText(context, field) ?? '').includes(normalize(text))
  const warning = createWarning(field, rule, present ? undefined : '', context.state)
  return warning && { ...warning, text: `${warning.text} “${text}”` }
}

/** Ignores line breaks, spaces and the kind of apostrophes. */
function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").trim()
}
