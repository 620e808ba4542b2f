/** Labels that ask for facts about the rental unit. The owner can change the prefilled text. */
const known: readonly [label: RegExp, path: string][] = [
  [/^(leased? )?premises( address)?$/, 'premises.full'],
  [/^(property|rental|home) address$/, 'premises.full'],
  [/^address of (the )?(leased )?(premises|property|home|rental( unit)?)$/, 'premises.full'],
  [/^(property )?street( address)?$/, 'property.street'],
  [/^(unit|apartment|apt\.?)( (number|no\.?|#))?$/, 'unit.name'],
  [/^(property )?city$/, 'property.city'],
  [/^(property )?state$/, 'property.state'],
  [/^(property )?zip( code)?$/, 'property.zip'],
]

export function findPrefillPath(label: string): string | undefined {
  const words = label
    .toLowerCase()
    .replace(/[:*.\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

  return known.find(([pattern]) => pattern.test(words))?.[1]
}
