import { remark, textAt } from './remark.ts'
import type { Check } from './remark.ts'
import { ruleFor } from './rule-for.ts'

/** Words that the state's law puts into this form and that nobody has put in yet. */
export const requiredSentence: Check = (scene) => {
  const rule = ruleFor(scene.state, 'requiredSentence')
  if (!rule?.value.formIds.includes(scene.formId)) {
    return undefined
  }

  const { field, text } = rule.value
  const there = plain(textAt(scene, field) ?? '').includes(plain(text))
  const said = remark(field, rule, there ? undefined : '')
  return said && { ...said, text: `${said.text} “${text}”` }
}

/** However it was pasted: lines, spaces and apostrophes do not matter. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").trim()
}
