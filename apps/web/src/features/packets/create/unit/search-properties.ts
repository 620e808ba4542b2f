import { foldText } from '@countersign/answers/fold-text'
import type { Property } from '@countersign/contract/schemas/properties'

/** Every word of the search starts a word of the name or the address; written as `foldText` has them. */
export function searchProperties<Found extends Property>(
  properties: readonly Found[],
  term: string,
): Found[] {
  const wanted = toWords(term)

  return properties.filter(({ name, address: { street, city, state, zip } }) => {
    const words = toWords([name, street, city, state, zip].join(' '))
    return wanted.every((start) => words.some((word) => word.startsWith(start)))
  })
}

function toWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
