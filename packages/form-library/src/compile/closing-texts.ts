import { formatDay } from '@countersign/answers/format-day'
import type { FormDefinition } from '../form-definition.ts'

const notLegalAdvice =
  'This is a template, not legal advice. Have a landlord-tenant attorney in your state review it.'

/** The last paragraphs of every form: its sources of law, its edition, and the disclaimer. The information sheet has none: it says at the top what it is. */
export function closingTexts(definition: FormDefinition): string[] {
  if (definition.language === 'es') {
    return []
  }

  const edition = `${definition.title}, edition ${definition.edition}, revised ${formatDay(definition.revisedOn)}.`
  const sources = definition.sources.length
    ? [`Sources of law: ${definition.sources.join('; ')}.`]
    : []

  return [...sources, `${edition} ${notLegalAdvice}`]
}
