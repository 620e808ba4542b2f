import type { Property } from '@countersign/contract'

/** Every word is in the name, the address or a unit's name; case and accents do not matter. */
export function searchProperties<Found extends Property>(
  properties: readonly Found[],
  term: string,
): Found[] {
  const words = fold(term).split(/\s+/).filter(Boolean)

  return properties.filter((property) => {
    const text = fold(searchedText(property))
    return words.every((word) => text.includes(word))
  })
}

function searchedText({ name, address, units }: Property): string {
  const { street, city, state, zip } = address
  return [name, street, city, state, zip, ...units.map((unit) => unit.name)].join('\n')
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
