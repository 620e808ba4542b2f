import type { ResidentRole, Role } from '@countersign/answers/field'
import type { FieldPlace, InspectedField } from '../../inspect/inspection.ts'
import { formatLabel, splitWords } from './field-names.ts'
import type { PdfPlace, PlacedType } from '../prepared-pdf.ts'
import { mentionsApplicant, recognizePerson, recognizeTrailingNumber } from './recognize-role.ts'
import { recognizeChoice } from './recognize-choice.ts'
import { recognizeType } from './recognize-type.ts'

/** Text on the page that describes a place; empty if there is none. */
export type FindNearbyText = (place: FieldPlace, box: boolean) => string

/**
 * Recognizes who fills in each form field, its type and its label, from its name or else from the
 * text beside it. A first guess for a person to check.
 */
export function recognizePlaces(
  fields: readonly InspectedField[],
  findNearbyText: FindNearbyText = () => '',
): PdfPlace[] {
  const places = fields.flatMap((field, index) => recognizeField(field, index + 1, findNearbyText))

  return places.map(({ bareDate, ...place }) => {
    const signature = bareDate ? findSignature(place, places) : undefined
    return signature ? { ...place, type: 'signedDate', role: signature.role } : place
  })
}

interface Guess extends PdfPlace {
  /** A date without any further description. */
  bareDate: boolean
}

function recognizeField(
  field: InspectedField,
  number: number,
  findNearbyText: FindNearbyText,
): Guess[] {
  const ownLabel = formatLabel(field)
  const nearby =
    ownLabel === ''
      ? formatLabel({ name: '', label: findTextNearFirst(field, findNearbyText) })
      : ''
  const optionLabel = splitWords(nearby === '' ? `${field.name} ${field.label ?? ''}` : nearby)
  const found = recognizeType(field, optionLabel)
  if (!found) {
    return []
  }

  const { role, type } = assignRole(resolveNameField(found, optionLabel), optionLabel)
  const label =
    ownLabel || startAtClause(nearby.replace(/ *[$_]+$/, '')) || `${typeLabels[type]} ${number}`
  const shared = field.places.length > 1 && sharesAnswer(type)
  const choice = type === 'choice' ? recognizeChoice(field, findNearbyText) : undefined
  return field.places.map((at, index): Guess => ({
    id: field.places.length > 1 ? `f${number}-${index + 1}` : `f${number}`,
    role,
    type,
    label: choice ? label : addOption(label, field, at),
    ...choice?.(at),
    required: type === 'signature' || type === 'initials' || field.required,
    page: at.page - 1,
    rect: at.rect,
    ...(shared && { answer: `f${number}` }),
    bareDate:
      type === 'date' &&
      optionLabel.every((word) => word === 'date' || word === 'fecha' || /^\d+$/.test(word)),
  }))
}

/** "(“Tenant”). Landlord’s agent is" ends one sentence and begins the next. */
function startAtClause(text: string): string {
  return text.replace(/^.*(?:\p{L}{4}|\d|[)”"])[.;] +(?=\p{Lu})/u, '').replace(/^[\s,;:.)☐□]+/, '')
}

function findTextNearFirst(
  { type, places }: InspectedField,
  findNearbyText: FindNearbyText,
): string {
  const [first] = places

  return first ? findNearbyText(first, type === 'checkbox' || type === 'radio') : ''
}

/** "Tenant 2" alone asks for that person's name. */
function resolveNameField(type: PlacedType, words: readonly string[]): PlacedType {
  const named = recognizePerson(words, { trailing: false }) !== undefined
  const others = words.filter((word) => !/^\d+$/.test(word))

  return type === 'text' && named && new Set(others).size === 1 ? 'name' : type
}

function assignRole(type: PlacedType, words: readonly string[]): { role: Role; type: PlacedType } {
  const person = recognizePerson(words, { trailing: personTypes.has(type) && type !== 'initials' })
  switch (type) {
    case 'signature':
    case 'signedDate':
      return {
        type,
        role: person === 'owner' ? 'LLSign' : (person ?? recognizeTrailingNumber(words)),
      }
    case 'initials':
      return { type, role: person === 'owner' ? 'LLSign' : (person ?? 'TT1') }
    case 'name':
      return person === undefined
        ? { type: 'text', role: 'LLEdit' }
        : { type, role: person === 'owner' ? 'LLEdit' : person }
    case 'text':
    case 'longtext':
    case 'date':
    case 'money':
    case 'checkbox':
    case 'choice':
      return { type, role: person && isResidentInformation(person, words) ? person : 'LLEdit' }
  }
}

const personTypes: ReadonlySet<PlacedType> = new Set(['signature', 'signedDate', 'name'])

/** Residents fill in what only they know; the owner fills in everything else. */
function isResidentInformation(
  person: ReturnType<typeof recognizePerson>,
  words: readonly string[],
): person is ResidentRole {
  return (
    person !== undefined &&
    person !== 'owner' &&
    (mentionsApplicant(words) || words.some((word) => personalWords.has(word)))
  )
}

const personalWords = new Set(
  (
    'phone telephone cell mobile email mail employer occupation income emergency license vehicle ' +
    'plate birth dob birthdate ssn forwarding'
  ).split(' '),
)

function sharesAnswer(type: PlacedType): boolean {
  return type !== 'signature' && type !== 'initials' && type !== 'checkbox'
}

/** Each of several checkboxes with one name is labeled with its option. */
function addOption(label: string, field: InspectedField, { option }: FieldPlace): string {
  const several = field.places.length > 1 && option !== undefined
  const words = field.options.find(({ value }) => value === option)?.label ?? option

  return several ? `${label}: ${words}`.slice(0, 80) : label
}

/** A date beside a signature, or under it in its column, is the date of signing. */
function findSignature(date: PdfPlace, all: readonly Guess[]): PdfPlace | undefined {
  const distance = (other: PdfPlace) => Math.abs(other.rect.x - date.rect.x)
  const signatures = all.filter(({ type, page }) => type === 'signature' && page === date.page)
  const [beside] = signatures
    .filter((other) => isBeside(other, date))
    .sort((one, other) => distance(one) - distance(other))

  return beside ?? findSignatureAbove(date, all)
}

const signatureBlock = { height: 100, indent: 12 }

function findSignatureAbove(date: PdfPlace, all: readonly Guess[]): PdfPlace | undefined {
  const column = all
    .filter(({ page, rect }) => {
      return page === date.page && Math.abs(rect.x - date.rect.x) < signatureBlock.indent
    })
    .filter(({ type, bareDate }) => type === 'signature' || bareDate)
    .toSorted((one, other) => other.rect.y - one.rect.y)
  const above = column[column.findIndex(({ id }) => id === date.id) - 1]
  // A column that begins with a date has its dates above the signatures.
  const isDated =
    column[0]?.bareDate || all.some((other) => other.bareDate && above && isBeside(above, other))

  return above?.type === 'signature' &&
    !isDated &&
    above.rect.y - date.rect.y < signatureBlock.height
    ? above
    : undefined
}

function isBeside(one: PdfPlace, other: PdfPlace): boolean {
  return one.page === other.page && Math.abs(middle(one) - middle(other)) < 16
}

function middle({ rect }: PdfPlace): number {
  return rect.y + rect.height / 2
}

const typeLabels: Record<PlacedType, string> = {
  text: 'Text',
  longtext: 'Text',
  date: 'Date',
  money: 'Amount',
  checkbox: 'Checkbox',
  choice: 'Choice',
  name: 'Name',
  initials: 'Initials',
  signature: 'Signature',
  signedDate: 'Date signed',
}
