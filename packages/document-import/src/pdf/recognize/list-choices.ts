import type { InspectedField } from '../../inspect/inspection.ts'
import { cleanLine } from './field-names.ts'

const maxChoices = 60

/** The words of a list's entries, each once, without "Choose one" and blank ones; none if there are too many. */
export function listChoices({ options }: Pick<InspectedField, 'options'>): string[] {
  const words = options
    .map(({ label }) => cleanLine(label))
    .filter((label) => label !== '' && !isPrompt(label))
  const seen = new Set<string>()
  const once = words.filter((label) => {
    const known = seen.has(label.toLowerCase())
    seen.add(label.toLowerCase())
    return !known
  })

  return once.length > maxChoices ? [] : once
}

function isPrompt(label: string): boolean {
  return /^[-–—_.\s]+$|^[-–—(<[\s]*(please )?(select|choose|pick)\b.{0,30}$/i.test(label)
}
