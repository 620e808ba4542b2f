import { isAnswered } from '@countersign/answers/is-answered'
import type { Answers } from '@countersign/answers/answer'
import type { Field, Role } from '@countersign/answers/field'
import { listPlaces } from '@countersign/pdf/list-places'
import {
  type DocumentField,
  isRequired,
  isShown,
  listDocumentFields,
  type LoadedDocument,
} from '../../embedded/envelope/envelope-documents.ts'
import type { VendorField } from '../client/requests.ts'

interface PlacedInput {
  loaded: LoadedDocument
  values: Answers
  roles: readonly Role[]
  /** Pages of the upload before this document. */
  pagesBefore: number
}

/**
 * The fields that signers fill at SignNow: signatures, initials, days of signing, and answers of
 * their own that the filled document does not have yet.
 */
export async function placeFields(input: PlacedInput): Promise<VendorField[]> {
  const { loaded, values, roles, pagesBefore } = input
  const { places } = await listPlaces(loaded.template)
  const open = listDocumentFields([loaded]).filter((documentField) => {
    const { field, answerKey } = documentField
    return (
      roles.includes(field.role) &&
      field.type !== 'photos' &&
      !isLocked(field) &&
      !isAnswered(field, values[answerKey]) &&
      (isShown(documentField, values) || isDecidedBySigner(field)) &&
      !isOtherSignature(documentField, values)
    )
  })

  return open.flatMap((documentField) => {
    const { field } = documentField
    const own = places.filter(({ key }) => key === field.key)
    return own.map(({ part, page, x, y, width, height }) => ({
      ...describeField(documentField, part, values),
      page_number: pagesBefore + page - 1,
      x: Math.round(x),
      y: Math.round(y),
      width: Math.floor(width),
      height: Math.floor(height),
      role: field.role,
      name: [loaded.document.documentId, field.key, part].filter(Boolean).join('/'),
      label: field.label.slice(0, maxLabelLength),
    }))
  })
}

/** SignNow writes the day of signing, which is locked for everyone else. */
function isLocked({ locked, type }: Field): boolean {
  return locked === true && type !== 'signedDate'
}

/** Of the signatures at move-in and at move-out, those that are not given now, and their days. */
function isOtherSignature({ field, loaded, answerKey }: DocumentField, values: Answers): boolean {
  const key =
    field.type === 'signedDate' ? field.key.replace('.signedDate', '.signature') : field.key
  const signature = loaded.template.fields.find((other) => other.key === key)
  return (
    signature?.type === 'signature' && !isRequired({ field: signature, loaded, answerKey }, values)
  )
}

/** SignNow shows no field only after another answer, so such a field is there from the start. */
function isDecidedBySigner({ showIf }: Field): boolean {
  return showIf !== undefined && !showIf.key.startsWith('LLEdit.')
}

const maxLabelLength = 100

type Described = Pick<VendorField, 'type' | 'required' | 'lock_to_sign_date'>

/** Of several boxes, SignNow cannot require one, so none is required. */
function describeField(
  documentField: DocumentField,
  part: string | undefined,
  values: Answers,
): Described {
  const { field } = documentField
  const required = part === undefined && isRequired(documentField, values)
  switch (field.type) {
    case 'signature':
      return { type: field.type, required: true }
    case 'initials':
      return { type: field.type, required: isShown(documentField, values) }
    case 'signedDate':
      return { type: 'text', required: true, lock_to_sign_date: true }
    case 'checkbox':
    case 'checkboxGroup':
    case 'radio':
    case 'yesno':
      return { type: 'checkbox', required }
    case 'table':
      return { type: isTick(field, part) ? 'checkbox' : 'text', required }
    case 'text':
    case 'longtext':
    case 'name':
    case 'date':
    case 'time':
    case 'money':
    case 'percent':
    case 'integer':
    case 'select':
    case 'photos':
    case 'address':
    case 'phone':
    case 'email':
      return { type: 'text', required }
  }
}

/** The part of a table's place is `<row>.<column>`. */
function isTick({ columns = [] }: Field, part = ''): boolean {
  return columns.some(({ key, type }) => type === 'checkbox' && part.endsWith(`.${key}`))
}
