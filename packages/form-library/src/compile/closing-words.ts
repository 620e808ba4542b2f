import type { FormDefinition } from '../form-definition.ts'

const notLegalAdvice =
  'This is a template, not legal advice. Have a landlord-tenant attorney in your state review it.'

/** What every form ends with: its sources of law, its edition, and that it is a template. */
export function closingWords(definition: FormDefinition): string[] {
  const edition = `${definition.title}, edition ${definition.edition}, revised ${inWords(definition.revisedOn)}.`

  const sources = definition.sources.length
    ? [`Sources of law: ${definition.sources.join('; ')}.`]
    : []

  return [...sources, `${edition} ${notLegalAdvice}`]
}

function inWords(day: string): string {
  const format = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const

  return new Intl.DateTimeFormat('en-US', format).format(new Date(`${day}T00:00:00Z`))
}
