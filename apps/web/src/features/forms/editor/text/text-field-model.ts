import { packetAnswers } from '@countersign/answers/packet-answers'
import { isSameName, packetTextField } from '@countersign/contract/rules/custom-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'

/** What the list offers to ask: a fact of the packet by its id, or a type of question. */
export const askChoices = [
  {
    group: 'From the packet: filled in and asked once',
    items: Object.entries(packetAnswers).flatMap(([value, fact]) =>
      fact ? [{ value, label: fact.label }] : [],
    ),
  },
  {
    group: 'A question of your own',
    items: [
      { value: 'text', label: 'Short text' },
      { value: 'longtext', label: 'Long text' },
      { value: 'date', label: 'Date' },
      { value: 'money', label: 'Amount' },
      { value: 'choice', label: 'Choice' },
      { value: 'checkbox', label: 'Checkbox' },
      { value: 'initials', label: 'Initials' },
    ],
  },
]

const ownTypes = ['text', 'longtext', 'date', 'money', 'choice', 'checkbox', 'initials'] as const

/** The value of `askChoices` that the field has. */
export function askedBy({ answer, type }: TextField): string {
  return answer ?? type
}

/** The same field asking something else; who is asked stays, except that only the owner gives facts. */
export function askFor(field: TextField, value: string): TextField {
  const { name, by, required, options } = field
  if (packetAnswers[value]) {
    return { ...packetTextField(name, value), required }
  }
  const type = ownTypes.find((known) => known === value) ?? 'text'
  const kept = field.answer === undefined ? options : undefined

  return { name, type, by, required, ...(type === 'choice' && { options: kept ?? [] }) }
}

/** The name under which a new field for this stands in the text; empty for a question of one's own. */
export function suggestName(value: string): string {
  return packetAnswers[value]?.label ?? ''
}

export function withField(fields: readonly TextField[], changed: TextField): TextField[] {
  return [...fields.filter(({ name }) => !isSameName(name, changed.name)), changed]
}

export function findField(fields: readonly TextField[], name: string): TextField | undefined {
  return fields.find((field) => isSameName(field.name, name))
}
