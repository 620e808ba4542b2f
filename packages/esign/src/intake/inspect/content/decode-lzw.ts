import { maxStreamBytes } from '../limits.ts'

const clear = 256
const end = 257
const maxOutputLength = maxStreamBytes * 16

interface DecodedLzw {
  data: Uint8Array
  state: 'whole' | 'damaged'
}

/** ISO 32000-1, 7.4.4. What comes before the first code that is not valid is kept. */
export function decodeLzw(data: Uint8Array, { earlyChange = 1 } = {}): DecodedLzw {
  const table = createTable()
  const output = createOutput()
  let [previous, bits, buffer, width]: [number | undefined, number, number, number] = [
    undefined,
    0,
    0,
    9,
  ]

  for (const byte of data) {
    buffer = (buffer << 8) | byte
    bits += 8
    if (bits < width) {
      continue
    }
    bits -= width
    const code = (buffer >>> bits) & ((1 << width) - 1)
    buffer &= (1 << bits) - 1
    if (code === end) {
      break
    }
    if (code === clear) {
      table.clear()
      ;[previous, width] = [undefined, 9]
      continue
    }
    if (output.position() > maxOutputLength || !table.write(output, { code, previous })) {
      return { data: output.read(), state: 'damaged' }
    }
    previous = code
    width = widthFor(table.size() + earlyChange)
  }
  return { data: output.read(), state: 'whole' }
}

function widthFor(codes: number): number {
  return codes >= 2048 ? 12 : codes >= 1024 ? 11 : codes >= 512 ? 10 : 9
}

interface Output {
  /** Where the next byte goes. */
  position(): number
  append(byte: number): void
  copy(from: number, length: number): void
  read(): Uint8Array
}

function createOutput(): Output {
  let bytes = new Uint8Array(2 ** 16)
  let length = 0
  const grow = (needed: number) => {
    if (needed > bytes.length) {
      const larger = new Uint8Array(Math.max(needed, bytes.length * 2))
      larger.set(bytes)
      bytes = larger
    }
  }

  return {
    position: () => length,
    append: (byte) => {
      grow(length + 1)
      bytes[length] = byte
      length += 1
    },
    copy: (from, count) => {
      grow(length + count)
      bytes.copyWithin(length, from, from + count)
      length += count
    },
    read: () => bytes.slice(0, length),
  }
}

/** Each entry is a stretch of the output: that of the code before, and the byte that followed it. */
function createTable() {
  const starts = new Uint32Array(4096)
  const lengths = new Uint32Array(4096)
  let next = end + 1

  return {
    clear: () => {
      next = end + 1
    },
    size: () => next,
    /** Returns whether the code is valid. */
    write: (output: Output, { code, previous }: { code: number; previous: number | undefined }) => {
      const from = output.position()
      const isNew = code === next && previous !== undefined
      if (code >= next && !isNew) {
        return false
      }
      if (code < clear) {
        output.append(code)
      } else if (isNew) {
        const length = lastLength(previous)
        output.copy(from - length, length)
        output.copy(from, 1)
      } else {
        output.copy(starts[code] ?? 0, lengths[code] ?? 0)
      }
      if (previous !== undefined && next < 4096) {
        const length = lastLength(previous)
        starts[next] = from - length
        lengths[next] = length + 1
        next += 1
      }
      return true
    },
  }

  function lastLength(code: number): number {
    return code < clear ? 1 : (lengths[code] ?? 0)
  }
}
