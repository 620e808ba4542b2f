import { packetAnswers } from '@countersign/answers/packet-answers'
import {
  isOwnersInitials,
  isSameName,
  splitTextFields,
} from '@countersign/contract/rules/custom-text-fields'
import type { TextField } from '@countersign/contract/rules/text-field'
import {
  carriedOver,
  checkbox,
  date,
  initials,
  longtext,
  money,
  name,
  select,
  text,
  type FieldOptions,
} from './builders/fields.ts'
import type { FieldSpec } from './form-definition.ts'

export interface TextBlanks {
  find(text: string): FieldSpec[]
  /** The text with the keys of its fields instead of their names, and its words escaped. */
  write(text: string, escape: (words: string) => string): string
}

interface Named {
  field: TextField
  spec: FieldSpec
}

/** `residents`: who of them fills in what residents are asked. */
export function createTextBlanks(
  fields: readonly TextField[],
  residents: 'all' | 'first' | 'none',
): TextBlanks {
  const named = fields.map((field, index) => ({
    field,
    spec: toSpec(field, { path: toPath(fields, index), residents }),
  }))
  const findNamed = (wanted: string) => named.find(({ field }) => isSameName(field.name, wanted))

  return {
    find: (words) => {
      const found = splitTextFields(words).flatMap((part) =>
        part.kind === 'field' ? (findNamed(part.name)?.spec ?? []) : [],
      )
      return [...new Set(found)]
    },
    write: (words, escape) => {
      const standing: Named[] = []
      const marked = splitTextFields(words).map((part) => {
        const known = part.kind === 'field' ? findNamed(part.name) : undefined
        if (known) {
          standing.push(known)
          return `[[${standing.length - 1}]]`
        }
        return part.kind === 'field' ? `[[${part.name}]]` : part.text
      })
      const text = standing.length > 0 ? marked.join('') : words

      return standing.reduce(
        (written, { field, spec }, index) => writeBlank(written, `[[${index}]]`, { field, spec }),
        escape(text),
      )
    },
  }
}

/** A box is followed by its words, and an amount has its dollar sign in the answer. */
function writeBlank(text: string, mark: string, { field, spec }: Named): string {
  const blank = `[[${spec.key}]]`
  const [before = '', ...after] = text.split(mark)
  const start = field.type === 'money' ? before.replace(/\$ ?$/, '') : before
  const words = field.type === 'checkbox' ? ` ${escapeBraces(field.name)}` : ''

  return `${start}${blank}${words}${after.join(mark)}`
}

interface SpecOptions {
  path: string
  residents: 'all' | 'first' | 'none'
}

function toSpec(field: TextField, { path, residents }: SpecOptions): FieldSpec {
  const fact = packetAnswers[field.answer ?? '']
  const details: FieldOptions = { required: field.required, scope: 'form' }
  if (fact) {
    const { key, type, prefill, carried, options } = fact
    const spec: FieldSpec = {
      key,
      type: options ? 'select' : type,
      label: escapeBraces(field.name),
      required: field.required,
      scope: 'packet',
      width: 'half',
      ...(prefill !== undefined && { prefill }),
      ...(options && { options: [...options] }),
    }
    return carried ? carriedOver(spec) : spec
  }

  const role = { owner: 'LLEdit', residents: residents === 'first' ? 'TT1' : 'TT*' }[field.by]
  const each = role === 'TT*' ? ' (Resident {n})' : ''
  const label = `${escapeBraces(field.name)}${each}`
  const key = `${role}.text.${path}`
  switch (field.type) {
    case 'initials':
      return initials(
        `${isOwnersInitials(field) ? 'LLSign' : role}.initials:${path}`,
        label,
        details,
      )
    case 'longtext':
      return longtext(key, label, details)
    case 'date':
      return date(key, label, details)
    case 'money':
      return money(key, label, details)
    case 'checkbox':
      return checkbox(key, label, details)
    case 'choice':
      return select(key, label, toChoices(field.options), details)
    case 'name':
      return name(key, label, details)
    case 'text':
      return text(key, label, details)
  }
}

/**
 * Made of the words of the name, so that an answer that is used again stays with its question when the text
 * has changed. Names that give the same words are numbered.
 */
function toPath(fields: readonly TextField[], index: number): string {
  const words = fields.map(({ name: written }) => toCamelCase(written))
  const path = words[index] ?? 'field'
  const earlier = words.slice(0, index).filter((other) => other === path).length

  return earlier > 0 ? `${path}N${earlier + 1}` : path
}

function toCamelCase(written: string): string {
  const [first = 'field', ...others] = toWords(written).slice(0, 6)
  const joined = [first, ...others.map((word) => word[0]?.toUpperCase() + word.slice(1))].join('')

  return /^[a-z]/.test(joined) ? joined : `n${joined}`
}

/** The values are made of the words, as in an uploaded PDF. */
function toChoices(labels: readonly string[] = []): Record<string, string> {
  const values: string[] = []
  for (const label of labels) {
    const value = `v-${toWords(label).join('-').slice(0, 40)}`
    const same = values.filter((other) => other.replace(/--\d+$/, '') === value).length
    values.push(same > 0 ? `${value}--${same + 1}` : value)
  }

  return Object.fromEntries(labels.map((label, index) => [values[index] ?? label, label]))
}

function toWords(written: string): string[] {
  return written
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}

/** Braces are markup in definitions. */
function escapeBraces(written: string): string {
  return written.replaceAll('{', '(').replaceAll('}', ')')
}
