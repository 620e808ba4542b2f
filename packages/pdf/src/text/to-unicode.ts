/** Characters by glyph number; empty if ActualText has them. */
export type UsedGlyphs = Map<number, string>

/** Maximum entries per block (Adobe Technical Note 5014). */
const blockLength = 100

/** ToUnicode CMap for copying text (ISO 32000-1, 9.10.3). */
export function toUnicode(used: UsedGlyphs): Uint8Array {
  const entries = [...used]
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => a - b)
    .map(([glyph, text]) => `<${hex(glyph)}> <${utf16(text)}>`)
  const lines = [...opening]
  for (let at = 0; at < entries.length; at += blockLength) {
    const block = entries.slice(at, at + blockLength)
    lines.push(`${block.length} beginbfchar`, ...block, 'endbfchar')
  }
  return new TextEncoder().encode([...lines, ...closing].join('\n'))
}

const opening = [
  '/CIDInit /ProcSet findresource begin',
  '12 dict begin',
  'begincmap',
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
  '/CMapName /Adobe-Identity-UCS def',
  '/CMapType 2 def',
  '1 begincodespacerange',
  '<0000> <FFFF>',
  'endcodespacerange',
]
const closing = ['endcmap', 'CMapName currentdict /CMap defineresource pop', 'end', 'end']

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}

export function hex(unit: number): string {
  const known = hexes.get(unit) ?? unit.toString(16).toUpperCase().padStart(4, '0')
  hexes.set(unit, known)
  return known
}

/** At most 65,536: of glyphs, and of units of UTF-16. */
const hexes = new Map<number, string>()
