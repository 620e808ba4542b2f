import { formatDay } from '@countersign/answers/format-day'
import type { FormDefinition } from '../form-definition.ts'

/**
 * The last paragraphs of every form: its sources of law and its edition. That it is a template is for the
 * owner and stands on the screen. The information sheet has none: it says at the top what it is.
 */
export function closingTexts(definition: FormDefinition): string[] {
  if (definition.language === 'es') {
    return []
  }

  const edition = `${definition.title}, edition ${definition.edition}, revised ${formatDay(definition.revisedOn)}.`
  const sources = definition.sources.length
    ? [`Sources of law: ${definition.sources.join('; ')}.`]
    : []

  return [...sources, edition]
}
