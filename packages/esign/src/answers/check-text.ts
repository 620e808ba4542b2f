import { explainUndrawable, normalizeText } from './find-undrawable.ts'

export function checkText(
  value: unknown,
  { maxLength, lines }: { maxLength: number; lines: 'one' | 'many' },
): string | undefined {
  if (typeof value !== 'string') {
    return 'Enter text here.'
  }
  // Length first: what is far too long is not worth reading character by character.
  if ([...value].length > maxLength) {
    return `This is too long: use at most ${maxLength.toLocaleString('en-US')} characters.`
  }
  if (lines === 'one' && normalizeText(value).includes('\n')) {
    return 'Write this on one line.'
  }
  return explainUndrawable(value)
}

/** E.164; a number of the North American plan must also be one that can exist. */
export function checkPhone(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\+[1-9]\d{7,14}$/.test(value)) {
    return phoneProblem
  }
  if (value.startsWith('+1') && !/^\+1[2-9]\d{2}[2-9]\d{6}$/.test(value)) {
    return phoneProblem
  }
  return undefined
}

export function checkEmail(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 254) {
    return emailProblem
  }
  if (!/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+\.[^\s@<>"(),:;.]+$/.test(value)) {
    return emailProblem
  }
  return explainUndrawable(value)
}

const phoneProblem = 'Enter a valid US phone number.'
const emailProblem = 'Enter a valid e-mail address, such as name@example.com.'
