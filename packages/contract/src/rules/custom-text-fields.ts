import { findPacketAnswer, packetAnswers } from '@countersign/answers/packet-answers'
import { maxOptionLength, maxOptions } from './form-places.ts'
import { whoSigns, type formSigners } from './form-signers.ts'
import {
  maxTextBlanks,
  maxTextFieldName,
  maxTextFields,
  textFieldTypes,
  type TextField,
} from './text-field.ts'

const written = /\[\[([^[\]\n]*)\]\]/g

type TextPart = { kind: 'words'; text: string } | { kind: 'field'; name: string }

/** The words of a text and the fields between them, in order. */
export function splitTextFields(text: string): TextPart[] {
  return text.split(written).flatMap((part, index): TextPart[] => {
    const name = tidyName(part)
    if (index % 2 === 1) {
      return [{ kind: 'field', name }]
    }
    return part === '' ? [] : [{ kind: 'words', text: part }]
  })
}

/** Whether both names stand for one question. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other)
}

/**
 * The fields of a text in the order in which they first stand in it: as they were chosen, and otherwise the
 * fact of that name, or a short question to the owner. Of a text with too many, at most one too many.
 */
export function listTextFields(text: string, chosen: readonly TextField[] = []): TextField[] {
  const known = new Map(chosen.map((field) => [nameKey(field.name), field]))
  const first = new Map<string, string>()
  for (const name of listNames(text)) {
    if (first.size > maxTextFields) {
      break
    }
    if (name !== '' && !first.has(nameKey(name))) {
      first.set(nameKey(name), name)
    }
  }

  return [...first].map(([key, name]) => {
    const field = known.get(key)
    return field ? { ...field, name } : newTextField(name)
  })
}

export function newTextField(name: string): TextField {
  const answer = factsByName.get(nameKey(name))

  return answer === undefined
    ? { name, type: 'text', by: 'owner', required: false }
    : packetTextField(name, answer)
}

export function packetTextField(name: string, answer: string): TextField {
  const fact = packetAnswers[answer]
  const options = fact?.options?.map(({ label }) => label)

  return {
    name,
    type: options ? 'choice' : toTextType(fact?.type),
    by: 'owner',
    required: false,
    answer,
    ...(options && { options }),
  }
}

function toTextType(type: string | undefined): TextField['type'] {
  return textFieldTypes.find((known) => known === type) ?? 'text'
}

/** `field` is `text`, or `fields.<index>.<property>`. */
interface TextFieldError {
  field: string
  message: string
}

/** Every error that keeps the fields of a text from being asked, for the editor and the server. */
export function checkTextFields(
  text: string,
  fields: readonly TextField[],
  signers: (typeof formSigners)[number] = 'residents-and-owner',
): TextFieldError[] {
  const message = describeTextError(text)

  return [
    ...(message === undefined ? [] : [{ field: 'text', message }]),
    ...fields.flatMap((field, index) => checkField(field, index, signers)),
  ]
}

function describeTextError(text: string): string | undefined {
  const names = listNames(text)
  const open = text
    .replaceAll(written, '')
    .split('\n')
    .find((line) => line.includes('[['))
  if (open !== undefined) {
    return `A field is opened with [[ and not closed on the same line: “${excerpt(open.slice(open.indexOf('[[')))}”. Write ]] behind its name.`
  }
  if (names.includes('')) {
    return 'A field has no name. Write a name between [[ and ]].'
  }
  const long = names.find((name) => name.length > maxTextFieldName)
  if (long !== undefined) {
    return `The name of the field “${excerpt(long)}” is too long. Use at most ${maxTextFieldName} characters.`
  }
  const bold = names.find((name) => name.includes('**'))
  if (bold !== undefined) {
    return `Put the ** around the field “${bold}”, not into its name.`
  }
  const headed = text.split('\n').find((line) => /^\s*# .*\[\[.*\]\]/.test(line))
  if (headed !== undefined) {
    return `A heading cannot hold a field: “${excerpt(headed.trim())}”. Put it in a line below.`
  }
  if (listTextFields(text).length > maxTextFields) {
    return `A text can have at most ${maxTextFields} different fields.`
  }

  return names.length > maxTextBlanks
    ? `This text uses fields ${names.length} times. Use at most ${maxTextBlanks}.`
    : undefined
}

function checkField(
  field: TextField,
  index: number,
  signers: (typeof formSigners)[number],
): TextFieldError[] {
  const error = (property: keyof TextField, message: string) => [
    { field: `fields.${index}.${property}`, message: `“${field.name}”: ${message}` },
  ]
  if (field.answer !== undefined) {
    return isFact(field)
      ? []
      : error('answer', 'This fact of the packet is asked in another way. Choose it again.')
  }
  if (field.type === 'name') {
    return error('type', 'Choose what is asked.')
  }
  if (field.by === 'residents' && signers === 'owner') {
    return error('by', 'No resident signs this form. Ask yourself, or choose other signers.')
  }
  if (isOwnersInitials(field) && signers !== 'printed' && !whoSigns(signers).owner) {
    return error('by', 'You do not sign this form. Ask the residents, or choose other signers.')
  }

  return field.type === 'choice' ? checkOptions(field.options ?? [], error) : []
}

function isFact({ type, by, answer, options }: TextField): boolean {
  const fact = findPacketAnswer({ role: 'LLEdit', type, answer })
  const labels = fact?.options?.map(({ label }) => label)

  return fact !== undefined && by === 'owner' && String(labels ?? []) === String(options ?? [])
}

/** Made when the owner signs: nothing is signed before a packet is sent. */
export function isOwnersInitials({ type, by }: TextField): boolean {
  return type === 'initials' && by === 'owner'
}

function checkOptions(
  options: readonly string[],
  error: (property: keyof TextField, message: string) => TextFieldError[],
): TextFieldError[] {
  const known = options.map((option) => option.toLowerCase())
  const repeated = options.find((_, at) => known.indexOf(known[at] ?? '') < at)
  if (options.length < 2) {
    return error('options', 'List at least two choices, one on each line.')
  }
  if (options.length > maxOptions) {
    return error('options', `A list can have at most ${maxOptions} choices.`)
  }
  const long = options.find((option) => option.length > maxOptionLength)
  if (long !== undefined) {
    return error(
      'options',
      `“${excerpt(long)}” is too long. Use at most ${maxOptionLength} characters.`,
    )
  }

  return repeated === undefined
    ? []
    : error('options', `“${repeated}” is in the list twice. Remove one.`)
}

function listNames(text: string): string[] {
  return splitTextFields(text).flatMap((part) => (part.kind === 'field' ? [part.name] : []))
}

function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function nameKey(name: string): string {
  return tidyName(name).toLowerCase()
}

const factsByName = new Map(
  Object.entries(packetAnswers).map(([answer, fact]) => [nameKey(fact?.label ?? ''), answer]),
)

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
