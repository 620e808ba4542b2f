import { normalizeText } from '@countersign/answers/text'
import { type FieldProblem, SigningError } from '../../../errors.ts'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import type { Party } from '../../../provider.ts'

/** Throws `unsupported-characters` for a text that cannot be drawn on one line. */
export function requireDrawable(texts: readonly [key: string, text: string][]): void {
  const problems = texts.flatMap<FieldProblem>(([key, text]) => {
    const message = normalizeText(text).includes('\n')
      ? 'Enter this on one line.'
      : explainUnsupportedCharacters(text)
    return message ? [{ key, message }] : []
  })
  const [first] = problems
  if (first) {
    throw new SigningError('unsupported-characters', first.message, problems)
  }
}

export function listPartyTexts(
  key: string,
  party: Pick<Party, 'name' | 'signingFor' | 'email'>,
): [string, string][] {
  return [
    [`${key}.name`, party.name],
    ...(party.signingFor === undefined
      ? []
      : [[`${key}.signingFor`, party.signingFor] satisfies [string, string]]),
    [`${key}.email`, party.email],
  ]
}
