import type { Property } from '@countersign/contract'

/** Every word of the search starts a word of the name or the address; case and accents do not matter. */
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
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
