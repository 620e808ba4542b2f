import { createWarning, getText, type RuleCheck } from './rule-check.ts'
import { findRule } from './find-rule.ts'

/** Words that the state's law puts into this form and that nobody has put in yet. */
export const checkRequiredSentence: RuleCheck = (scene) => {
  const rule = findRule(scene.state, 'requiredSentence')
  if (!rule?.value.formIds.includes(scene.formId)) {
    return undefined
  }

  const { field, text } = rule.value
  const there = normalize(getText(scene, field) ?? '').includes(normalize(text))
  const said = createWarning(field, rule, there ? undefined : '')
  return said && { ...said, text: `${said.text} “${text}”` }
}

/** However it was pasted: lines, spaces and apostrophes do not matter. */
function normalize(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").trim()
}
