import type { Random } from './random.ts'

/** A file with one to four changes of the kinds that break parsers. */
export function mutateBytes(bytes: Uint8Array, random: Random): Buffer {
  let changed: Buffer = Buffer.from(bytes)
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    changed = random.pick([flip, flip, cut, repeatPart, insertNoise, changeNumber, swapWord])(
      changed,
      random,
    )
  }

  return changed
}

function flip(bytes: Buffer, random: Random): Buffer {
  for (let count = 1 + random.below(20); count > 0 && bytes.length > 0; count -= 1) {
    bytes[random.below(bytes.length)] = random.below(256)
  }
  return bytes
}

function cut(bytes: Buffer, random: Random): Buffer {
  return bytes.subarray(0, random.below(bytes.length + 1))
}

function repeatPart(bytes: Buffer, random: Random): Buffer {
  const [from, length] = [random.below(bytes.length + 1), random.below(20_000)]
  const part = bytes.subarray(from, from + length)

  return Buffer.concat([
    bytes.subarray(0, from),
    ...Array.from({ length: 10 }, () => part),
    bytes.subarray(from),
  ])
}

function insertNoise(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length + 1)
  const noise = Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)))

  return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
}

const numbers = [
  '0',
  '-1',
  '1',
  '65536',
  '4294967296',
  '99999999999999999999',
  '1e9',
  '0.0001',
] as const

/** Lengths, offsets, object numbers and sizes of pages are all numbers. */
function changeNumber(bytes: Buffer, random: Random): Buffer {
  return changeMatch(bytes, /\d+/g, { random, replacement: random.pick(numbers) })
}

const words = [
  '/Pages',
  '/Kids',
  '/Parent',
  '/Length',
  '/Filter',
  '/Type',
  '/Contents',
  'endobj',
  'stream',
  'null',
  'R',
  '<<',
  '>>',
] as const

function swapWord(bytes: Buffer, random: Random): Buffer {
  return changeMatch(bytes, /\/[A-Z]\w+|endobj|stream|<<|>>/g, {
    random,
    replacement: random.pick(words),
  })
}

function changeMatch(
  bytes: Buffer,
  pattern: RegExp,
  { random, replacement }: { random: Random; replacement: string },
): Buffer {
  const text = bytes.toString('latin1')
  const match = random.pickFrom([...text.matchAll(pattern)])

  return match
    ? Buffer.from(
        text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length),
        'latin1',
      )
    : bytes
}
