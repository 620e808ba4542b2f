import { formatList } from '../../inspect/content/format-list.ts'
import type { LostParts } from './flatten-form.ts'

/** Sentences for the person who uploaded the file: what is no longer on its pages. */
export function describeLostParts({
  buttons,
  combs,
  tooLong,
  hints,
  invisible,
  passwords,
}: LostParts): string[] {
  return [
    ...describe(buttons, (names) => `Push buttons do nothing on paper and were removed: ${names}.`),
    ...describe(
      combs,
      (names) => `The cells of these fields were removed; answers are written as a line: ${names}.`,
    ),
    ...describe(
      tooLong,
      (names) => `These contents do not fit into their fields and were removed: ${names}.`,
    ),
    ...describe(
      invisible,
      (names) =>
        `These fields were filled out, but no page shows it, so their contents were left out: ${names}.`,
    ),
    ...describe(
      passwords,
      (names) => `These fields hold a password, of which only dots were kept: ${names}.`,
    ),
    ...describe(
      hints,
      (names) =>
        `These fields are blank but showed something, such as a hint, which was removed: ${names}.`,
    ),
  ]
}

function describe(names: readonly string[], sentence: (list: string) => string): string[] {
  const distinct = [...new Set(names)]

  return distinct.length > 0 ? [sentence(formatList(distinct.map((name) => `“${name}”`)))] : []
}
