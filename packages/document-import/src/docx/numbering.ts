import { child, childrenNamed, childValue, type XmlElement } from './xml.ts'

interface Level {
  start: number
  format: string
  /** `%1.%2` with the numbers of the levels. */
  text: string
}

interface NumberedList {
  /** Lists of one definition count on together. */
  abstractId: string
  levels: ReadonlyMap<number, Level>
}

export interface NumberReference {
  listId: string
  level: number
}

/** Counts the paragraphs of numbered lists as Word does. */
export interface Numbering {
  /** What stands before the paragraph: `3.`, `4.2`, `(b)`, or `-` for a bullet. */
  next(reference: NumberReference): string | undefined
}

export function createNumbering(part: XmlElement | undefined): Numbering {
  const lists = readLists(part)
  const counters = new Map<string, number[]>()

  return {
    next({ listId, level }) {
      const list = lists.get(listId)
      const definition = list?.levels.get(level)
      if (!list || !definition || definition.format === 'none') {
        return undefined
      }
      if (definition.format === 'bullet') {
        return '-'
      }

      const counts = counters.get(list.abstractId) ?? []
      counters.set(list.abstractId, counts)
      counts[level] = (counts[level] ?? definition.start - 1) + 1
      counts.length = level + 1
      return formatLabel(list, counts, definition)
    },
  }
}

function formatLabel({ levels }: NumberedList, counts: number[], { text }: Level): string {
  return text
    .replaceAll(/%([1-9])/g, (_, digit: string) => {
      const level = Number(digit) - 1
      const { format = 'decimal', start = 1 } = levels.get(level) ?? {}
      return formatNumber(counts[level] ?? start, format)
    })
    .trim()
}

function readLists(part: XmlElement | undefined): Map<string, NumberedList> {
  const definitions = new Map(
    childrenNamed(part, 'w:abstractNum').map((definition) => [
      definition.attributes['w:abstractNumId'] ?? '',
      readLevels(definition),
    ]),
  )

  return new Map(
    childrenNamed(part, 'w:num').map((list) => {
      const abstractId = childValue(list, 'w:abstractNumId') ?? ''
      const overrides = childrenNamed(list, 'w:lvlOverride')
      const levels = new Map(definitions.get(abstractId))
      overrides.forEach((override) => overrideLevel(levels, override))
      const listId = list.attributes['w:numId'] ?? ''
      return [
        listId,
        { abstractId: overrides.length > 0 ? `${abstractId}/${listId}` : abstractId, levels },
      ]
    }),
  )
}

function readLevels(definition: XmlElement): Map<number, Level> {
  return new Map(
    childrenNamed(definition, 'w:lvl').map((level) => [
      Number(level.attributes['w:ilvl'] ?? 0),
      readLevel(level),
    ]),
  )
}

function readLevel(level: XmlElement): Level {
  return {
    start: Number(childValue(level, 'w:start') ?? 1),
    format: childValue(level, 'w:numFmt') ?? 'decimal',
    text: childValue(level, 'w:lvlText') ?? '',
  }
}

function overrideLevel(levels: Map<number, Level>, override: XmlElement): void {
  const index = Number(override.attributes['w:ilvl'] ?? 0)
  const replaced = child(override, 'w:lvl')
  const level = replaced ? readLevel(replaced) : levels.get(index)
  const start = childValue(override, 'w:startOverride')
  if (level) {
    levels.set(index, { ...level, ...(start !== undefined && { start: Number(start) }) })
  }
}

function formatNumber(count: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return formatLetters(count).toLowerCase()
    case 'upperLetter':
      return formatLetters(count)
    case 'lowerRoman':
      return formatRoman(count).toLowerCase()
    case 'upperRoman':
      return formatRoman(count)
    case 'decimalZero':
      return String(count).padStart(2, '0')
    default:
      return String(count)
  }
}

/** A to Z, then AA to ZZ, as Word counts. */
function formatLetters(count: number): string {
  const index = Math.max(count, 1) - 1
  return String.fromCharCode(65 + (index % 26)).repeat(Math.min(Math.floor(index / 26) + 1, 20))
}

function formatRoman(count: number): string {
  let rest = Math.min(Math.max(count, 1), 3999)
  let roman = ''
  for (const [value, letters] of romanNumerals) {
    while (rest >= value) {
      roman += letters
      rest -= value
    }
  }
  return roman
}

const romanNumerals = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const
