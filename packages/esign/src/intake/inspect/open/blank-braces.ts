/**
 * Replaces braces and unmatched closing parentheses outside of strings and streams by spaces. They
 * mean nothing in a PDF (ISO 32000-1, 7.2.2), but the PDF library hangs on them. Offsets do not
 * change; returns the same bytes if there are none.
 */
export function blankBraces(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const offsets: number[] = []
  for (let from = 0; from < file.length;) {
    const stream = nextStream(file, from)
    const end = stream < 0 ? file.length : stream
    offsets.push(...findStrayBraces(file.subarray(from, end)).map((at) => from + at))
    const after = stream < 0 ? -1 : file.indexOf('endstream', stream)
    from = after < 0 ? file.length : after + 'endstream'.length
  }
  if (offsets.length === 0) {
    return bytes
  }
  const copy = Buffer.from(file)
  offsets.forEach((at) => copy.fill(0x20, at, at + 1))
  return copy
}

/** Only a "stream" keyword that follows a dictionary. */
function nextStream(file: Buffer, from: number): number {
  let at = file.indexOf('stream', from)
  while (at >= 0 && !/>>\s*$/.test(file.toString('latin1', Math.max(from, at - 8), at))) {
    at = file.indexOf('stream', at + 6)
  }
  return at
}

/** Offsets outside of strings and comments. */
export function findStrayBraces(text: Buffer): number[] {
  if (!['{', '}', ')'].some((sign) => text.includes(sign))) {
    return []
  }
  const places: number[] = []
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const byte: number = text[at] ?? 0
    switch (byte) {
      case 0x5c: // a backslash takes the next character with it, inside of a string
        at += depth > 0 ? 1 : 0
        break
      case 0x28: // (
        depth += 1
        break
      case 0x29: // )
        places.push(...(depth === 0 ? [at] : []))
        depth = Math.max(0, depth - 1)
        break
      case 0x25: // % begins a comment, which ends with its line
        at = depth > 0 ? at : endOfLine(text, at)
        break
      case 0x7b: // {
      case 0x7d: // }
        places.push(...(depth === 0 ? [at] : []))
        break
    }
  }
  return places
}

function endOfLine(text: Buffer, at: number): number {
  let end = at
  while (end < text.length && text[end] !== 0x0a && text[end] !== 0x0d) {
    end += 1
  }
  return end
}
