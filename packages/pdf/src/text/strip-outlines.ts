const header = 12
const record = 16
/** Outlines are nine tenths of a Chinese font, and shaping does not need them. */
const outlines = ['glyf', 'loca']

/** Removes the outlines of a TrueType font to save memory. */
export function stripOutlines(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kept = readTables(view).filter((table) => !outlines.includes(table.tag))
  const start = header + kept.length * record
  const stripped = new Uint8Array(kept.reduce((size, table) => size + aligned(table.length), start))
  const out = new DataView(stripped.buffer)

  stripped.set(file.subarray(0, header))
  out.setUint16(4, kept.length)
  let at = start
  for (const [index, table] of kept.entries()) {
    const entry = header + index * record
    stripped.set(file.subarray(table.entry, table.entry + record), entry)
    out.setUint32(entry + 8, at)
    stripped.set(file.subarray(table.offset, table.offset + table.length), at)
    at += aligned(table.length)
  }
  return stripped
}

/** The table directory (OpenType, "Organization of an OpenType Font"). */
function readTables(view: DataView) {
  return Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = header + index * record
    const letters = [0, 1, 2, 3].map((at) => view.getUint8(entry + at))
    return {
      entry,
      tag: String.fromCharCode(...letters),
      offset: view.getUint32(entry + 8),
      length: view.getUint32(entry + 12),
    }
  })
}

function aligned(length: number): number {
  return (length + 3) & ~3
}
