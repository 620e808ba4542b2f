/**
 * A revision of a PDF that ends with a cross-reference table (ISO 32000-1, 7.5.4), as our files are
 * written. Other layouts are not supported.
 */
export interface Revision {
  /** The file from its start to the end of this revision. */
  bytes: Buffer
  /** Offset of the newest table. */
  xrefAt: number
  size: number
  /** References as written, such as "1 0 R". */
  root: string
  info: string
  /** Contents of its brackets. */
  id: string
  /** Offset by object number; the newest revision wins. */
  offsets: Map<number, number>
}

const maxTables = 32
const maxObjects = 1_000_000

export function readRevision(bytes: Buffer): Revision | undefined {
  const end = /startxref\n(\d{1,10})\n%%EOF\n?$/.exec(bytes.toString('latin1', bytes.length - 60))
  const xrefAt = Number(end?.[1] ?? Number.NaN)
  const offsets = new Map<number, number>()
  let newest: Trailer | undefined
  let at: number | undefined = xrefAt
  for (let tables = 0; at !== undefined; tables += 1) {
    const table: Trailer | undefined =
      tables < maxTables ? readTable(bytes, at, offsets) : undefined
    if (!table) {
      return undefined
    }
    newest ??= table
    at = table.previous
  }
  return newest ? { bytes, xrefAt, offsets, ...pickTrailerFields(newest) } : undefined
}

/** The text between "n 0 obj" and "endobj", for objects without a stream. */
export function readObjectBody(
  { bytes, offsets }: Revision,
  reference: string,
): string | undefined {
  const number = /^(\d{1,10}) 0 R$/.exec(reference)?.[1]
  const at = offsets.get(Number(number ?? Number.NaN))
  const head = `${number} 0 obj\n`
  if (at === undefined || bytes.toString('latin1', at, at + head.length) !== head) {
    return undefined
  }
  const end = bytes.indexOf('\nendobj\n', at)
  const body = bytes.toString('latin1', at + head.length, end)
  return end < 0 || body.includes('endobj') ? undefined : body
}

interface Trailer {
  size: number
  root: string
  info: string
  id: string
  previous?: number
}

function pickTrailerFields({ size, root, info, id }: Trailer) {
  return { size, root, info, id }
}

function readTable(bytes: Buffer, at: number, offsets: Map<number, number>): Trailer | undefined {
  const trailerAt = bytes.indexOf('trailer\n', at)
  if (!(at >= 0) || bytes.toString('latin1', at, at + 5) !== 'xref\n' || trailerAt < 0) {
    return undefined
  }
  const lines = bytes.toString('latin1', at + 5, trailerAt).split('\n')
  for (let line = 0; line < lines.length - 1;) {
    const [first = Number.NaN, count = Number.NaN] = (lines[line] ?? '').split(' ').map(Number)
    if (!(first >= 0) || !(count >= 0) || first + count > maxObjects) {
      return undefined
    }
    for (let index = 0; index < count; index += 1) {
      const entry = /^(\d{10}) \d{5} n/.exec(lines[line + 1 + index] ?? '')
      if (entry && !offsets.has(first + index)) {
        offsets.set(first + index, Number(entry[1]))
      }
    }
    line += count + 1
  }
  return readTrailer(bytes.toString('latin1', trailerAt, trailerAt + 1000))
}

function readTrailer(text: string): Trailer | undefined {
  const dictionary = /^trailer\n<<\n(.*?)\n>>\nstartxref\n/s.exec(text)?.[1] ?? ''
  const entry = (pattern: RegExp) => pattern.exec(dictionary)?.[1]
  const [size, root] = [entry(/^\/Size (\d{1,7})$/m), entry(/^\/Root (\d{1,10} 0 R)$/m)]
  const [info, id] = [entry(/^\/Info (\d{1,10} 0 R)$/m), entry(/^\/ID \[([^\]]*)\]$/m)]
  const previous = entry(/^\/Prev (\d{1,10})$/m)
  if (!size || !root || !info || !id) {
    return undefined
  }
  return {
    size: Number(size),
    root,
    info,
    id,
    ...(previous ? { previous: Number(previous) } : {}),
  }
}
