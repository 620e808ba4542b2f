/**
 * DER encoding (X.690). Each function returns one complete element. The available X.509 library
 * needs a reflection polyfill in every process, which is more than six extensions are worth.
 */

export function sequence(...items: Uint8Array[]): Uint8Array {
  return encodeElement(0x30, ...items)
}

export function set(...items: Uint8Array[]): Uint8Array {
  return encodeElement(0x31, ...items)
}

export function boolean(value: boolean): Uint8Array {
  return encodeElement(0x01, new Uint8Array([value ? 0xff : 0x00]))
}

/** A non-negative integer from its bytes, most significant first. */
export function integer(bytes: Uint8Array): Uint8Array {
  let start = 0
  while (start < bytes.length - 1 && bytes[start] === 0) {
    start += 1
  }
  const value = bytes.subarray(start)
  const sign = (value[0] ?? 0) & 0x80 ? [new Uint8Array([0])] : []
  return encodeElement(0x02, ...sign, value)
}

export function objectIdentifier(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap(encodeBase128)
  return encodeElement(0x06, new Uint8Array(bytes))
}

export function utf8(text: string): Uint8Array {
  return encodeElement(0x0c, new TextEncoder().encode(text))
}

/** PrintableString, used for the country code. */
export function printable(text: string): Uint8Array {
  return encodeElement(0x13, new TextEncoder().encode(text))
}

/** RFC 5280, 4.1.2.5: UTCTime until 2049, GeneralizedTime after. */
export function time(at: Date): Uint8Array {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, '')
  return at.getUTCFullYear() < 2050
    ? encodeElement(0x17, new TextEncoder().encode(digits.slice(2)))
    : encodeElement(0x18, new TextEncoder().encode(digits))
}

export function octetString(...contents: Uint8Array[]): Uint8Array {
  return encodeElement(0x04, ...contents)
}

/** `unused` bits at the end are ignored. */
export function bitString(bytes: Uint8Array, unused = 0): Uint8Array {
  return encodeElement(0x03, new Uint8Array([unused]), bytes)
}

/** [n] instead of the element's own tag. A constructed element contains complete elements. */
export function tag(n: number, kind: 'primitive' | 'constructed', ...contents: Uint8Array[]) {
  return encodeElement((kind === 'constructed' ? 0xa0 : 0x80) | n, ...contents)
}

export function nullValue(): Uint8Array {
  return encodeElement(0x05)
}

/** The element under another tag: [n] IMPLICIT, constructed. */
export function retag(n: number, whole: Uint8Array): Uint8Array {
  const copy = new Uint8Array(whole)
  copy[0] = 0xa0 | n
  return copy
}

function encodeElement(tag: number, ...contents: Uint8Array[]): Uint8Array {
  const body = Buffer.concat(contents)
  return new Uint8Array(Buffer.concat([Buffer.from([tag, ...encodeLength(body.length)]), body]))
}

function encodeLength(length: number): number[] {
  if (length < 0x80) {
    return [length]
  }
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) {
    bytes.unshift(rest % 256)
  }
  return [0x80 | bytes.length, ...bytes]
}

function encodeBase128(value: number): number[] {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift((rest % 128) | 0x80)
  }
  return bytes
}
