import { checkText } from './check-text.ts'
import { isRecord } from './value-shape.ts'

const parts = ['street', 'unit', 'city', 'state', 'zip']
const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ ' +
    'NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR VI GU AS MP'
  ).split(' '),
)

/** Parts may still be empty while somebody types; what is there must be right. */
export function checkAddress(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.street !== 'string') {
    return 'Enter an address.'
  }
  if (Object.keys(value).some((part) => !parts.includes(part))) {
    return 'Enter an address.'
  }

  for (const part of parts) {
    const problem = part === 'unit' && value.unit === undefined ? undefined : checkPart(value[part])
    if (problem) {
      return problem
    }
  }
  if (value.state !== '' && !states.has(String(value.state))) {
    return 'Enter the state as its two letters, such as CA.'
  }
  if (value.zip !== '' && !/^\d{5}$/.test(String(value.zip))) {
    return 'Enter a ZIP code of 5 digits.'
  }
  return undefined
}

function checkPart(value: unknown): string | undefined {
  return checkText(value, { maxLength: 200, lines: 'one' })
}
