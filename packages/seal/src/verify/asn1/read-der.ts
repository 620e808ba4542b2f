/** One DER element (X.690): tag, value, and its bytes from tag to end. */
export interface DerElement {
  tag: number
  value: Uint8Array
  bytes: Uint8Array
}

/** Anything but the one valid encoding; a verifier must reject it. */
export class DerError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DerError'
  }
}

/** Reads exactly one element. Throws if bytes are left over. */
export function readOne(bytes: Uint8Array, tag?: number): DerElement {
  const element = readElementAt(bytes, 0)
  if (element.bytes.length !== bytes.length) {
    throw new DerError('There are bytes after the element.')
  }
  return expectTag(element, tag)
}

export function readFirst(bytes: Uint8Array): DerElement {
  return readElementAt(bytes, 0)
}

function readChildren(element: DerElement): DerElement[] {
  const children: DerElement[] = []
  for (let at = 0; at < element.value.length;) {
    const child = readElementAt(element.value, at)
    children.push(child)
    at += child.bytes.length
  }
  return children
}

/** Reads the children of an element in order, each by its expected tag. */
export interface DerReader {
  next(tag: number): DerElement
  /** `undefined` if the next element has another tag. */
  nextIf(tag: number): DerElement | undefined
  end(): void
}

export function readSequence(element: DerElement, tag: number): DerReader {
  expectTag(element, tag)
  const children = readChildren(element)
  let at = 0
  return {
    next(wanted) {
      const child = children[at]
      if (!child) {
        throw new DerError('An element is missing.')
      }
      at += 1
      return expectTag(child, wanted)
    },
    nextIf(wanted) {
      return children[at]?.tag === wanted ? children[at++] : undefined
    },
    end() {
      if (at !== children.length) {
        throw new DerError('There are more elements than there should be.')
      }
    },
  }
}

export function readOid(element: DerElement): string {
  const parts: number[] = []
  let part = 0
  for (const byte of expectTag(element, 0x06).value) {
    part = part * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      parts.push(part)
      part = 0
    }
  }
  const [first = 0, ...rest] = parts
  const root = Math.min(Math.floor(first / 40), 2)
  return [root, first - root * 40, ...rest].join('.')
}

/** UTCTime or GeneralizedTime in UTC (RFC 5652, 11.3); time stamps may have fractions (RFC 3161). */
export function readTime({ tag, value }: DerElement): Date {
  const text = Buffer.from(value).toString('latin1')
  const match = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text)
  const year = match?.[1]
  if (!match || !year || (tag === 0x17) !== (year.length === 2)) {
    throw new DerError('This is not a time.')
  }
  const century = Number(year) >= 50 ? '19' : '20'
  const full = year.length === 2 ? `${century}${year}` : year
  const [, , month, day, hour, minute, second, fraction = ''] = match
  const at = new Date(`${full}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`)
  if (Number.isNaN(at.getTime())) {
    throw new DerError('This is not a time.')
  }
  return at
}

function readElementAt(bytes: Uint8Array, at: number): DerElement {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) {
    throw new DerError('An element is cut off.')
  }
  const { length, size } = readLength(bytes, at + 1, first)
  const start = at + 1 + size
  const end = start + length
  if (end > bytes.length) {
    throw new DerError('An element is cut off.')
  }
  return { tag, value: bytes.subarray(start, end), bytes: bytes.subarray(at, end) }
}

/** Shortest form only (X.690, 10.1). */
function readLength(
  bytes: Uint8Array,
  at: number,
  first: number,
): { length: number; size: number } {
  if (first < 0x80) {
    return { length: first, size: 1 }
  }
  const count = first & 0x7f
  if (count < 1 || count > 4) {
    throw new DerError('A length is not in its shortest form.')
  }
  let length = 0
  for (const byte of bytes.subarray(at + 1, at + 1 + count)) {
    length = length * 256 + byte
  }
  if (length < 0x80 || length < 256 ** (count - 1)) {
    throw new DerError('A length is not in its shortest form.')
  }
  return { length, size: 1 + count }
}

function expectTag(element: DerElement, tag: number | undefined): DerElement {
  if (tag !== undefined && element.tag !== tag) {
    throw new DerError('An element is of another kind than expected.')
  }
  return element
}
