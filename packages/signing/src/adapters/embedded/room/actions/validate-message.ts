import { normalizeText } from '@countersign/answers/text'
import { SigningError } from '../../../../errors.ts'

/**
 * Trims the text and removes control characters. The text is never printed in a PDF, so every
 * script is allowed.
 */
export function validateMessage(text: string, { key, missing }: { key: string; missing: string }) {
  const trimmed = normalizeText(text)
    .replace(/(?!\n)\p{C}/gu, '')
    .trim()
  const message = trimmed === '' ? missing : explainLength([...trimmed].length)
  if (message) {
    throw new SigningError('invalid-values', message, [{ key, message }])
  }
  return trimmed
}

function explainLength(length: number): string | undefined {
  return length > 1000 ? 'This is too long: use at most 1,000 characters.' : undefined
}
