import { explainCharacters } from '@countersign/answers/explain-characters'
import { formatDay } from '@countersign/answers/format-day'
import { formatPhotoRefusal } from '@countersign/answers/photo-refusals'
import type { Rejection } from '@countersign/answers/rejection'

/**
 * A rejected answer as an English sentence, for whoever calls the API: the room has sentences of its own
 * for what people type.
 */
export function rejectionMessage(rejection: Rejection): string {
  // Codes without values of their own have a fixed message.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (rejection.code) {
    case 'too-long':
      return `This is too long: use at most ${rejection.maxLength.toLocaleString('en-US')} characters.`
    case 'below-minimum':
      return `Enter ${rejection.bound} or more.`
    case 'above-maximum':
      return `Enter ${rejection.bound} or less.`
    case 'unclear-number':
      return `This can be read in two ways. Write ${rejection.readings.join(' or ')}.`
    case 'unsupported-characters':
      return explainCharacters(rejection.characters)
    case 'too-many-photos':
      return formatPhotoRefusal('full', rejection.max)
    case 'too-many-rows':
      return `Enter at most ${rejection.max} rows.`
    case 'cell':
      return `Row ${rejection.row}, ${rejection.column}: ${rejectionMessage(rejection.rejection)}`
    case 'row-damaged':
      return `Row ${rejection.row} was not received completely. Please fill it in again.`
    case 'unknown-column':
      return `Row ${rejection.row} has an unknown column.`
    case 'row-incomplete':
      return `Row ${rejection.row} still needs: ${rejection.columns.join(', ')}.`
    case 'before-other-day':
      return `This cannot be before “${rejection.label}”, ${formatDay(rejection.day)}.`
    case 'after-other-day':
      return `This cannot be after “${rejection.label}”, ${formatDay(rejection.day)}.`
    case 'not-after-other-day':
      return `This must be later than “${rejection.label}”, ${formatDay(rejection.day)}.`
    case 'row-days-reversed':
      return `Row ${rejection.row}: “${rejection.column}” cannot be before “${rejection.other}”.`
    default:
      return messages[rejection.code]
  }
}

type SimpleCode = Exclude<
  Rejection,
  | { maxLength: number }
  | { bound: string }
  | { readings: readonly string[] }
  | { characters: readonly string[] }
  | { max: number }
  | { row: number }
  | { label: string }
>['code']

const messages: Record<SimpleCode, string> = {
  text: 'Enter text here.',
  'one-line': 'Enter this on one line.',
  date: 'Enter a real date as YYYY-MM-DD, such as 2027-03-03.',
  time: 'Enter a time as HH:MM, such as 09:30.',
  instant: 'The date of signing is set when you sign.',
  money: 'Enter an amount in whole cents, such as 125000 for $1,250.00.',
  percent: 'Enter a percentage, such as 5 or 5.5.',
  'percent-decimals': 'Use at most four digits after the decimal point.',
  integer: 'Enter a whole number.',
  choice: 'Choose one of the options.',
  choices: 'Choose from the options, each at most once.',
  'yes-no': 'Choose Yes or No.',
  checkbox: 'Check the box or leave it empty.',
  phone: 'Enter a valid US phone number.',
  email: 'Enter a valid email address, such as name@example.com.',
  address: 'Enter an address.',
  state: 'Enter the state as its two letters, such as CA.',
  zip: 'Enter a ZIP code of 5 digits.',
  'address-incomplete': 'Complete the address: street, city, state and ZIP code.',
  'address-abroad-incomplete': 'Complete the address: street, city and country.',
  table: 'Fill in the table row by row.',
  'photos-damaged': 'The photos were not received completely. Please add them again.',
  'no-mark': 'Adopt your signature first.',
  hand: 'Choose one of the handwriting styles that are offered.',
  'typed-mark-empty': 'Type your name as your signature.',
  'drawing-damaged': 'The drawing was not received completely. Please draw your signature again.',
  'drawing-empty': 'Draw your signature in the box.',
  'drawing-too-large':
    'The drawing has too many strokes. Please draw your signature again, more simply.',
  'drawing-too-small': 'The drawing is too small. Please draw it larger.',
  'picture-damaged': 'The picture was not received completely. Please choose it again.',
  'picture-too-large': 'The picture has too much detail. Please crop it to just your signature.',
  'picture-blank': 'No signature is visible in this picture. Please choose another one.',
}
