import { splitContent } from '@countersign/pdf/layers/split-content'

/** A code of a font, or all codes of a string whose font we cannot split. */
export interface TextPiece {
  id: number
  /** Of its operator. */
  group: number
  codes: Uint8Array
}

interface ShownText {
  kind: 'text'
  /** As it was written. */
  source: string
  /** Operators that are a part of `'` and `"` (ISO 32000-1, table 109). */
  before: string
  /** Numbers move what follows, in thousandths of the font size. */
  elements: (TextPiece | number)[]
}

interface OtherContent {
  kind: 'other'
  source: string
  /** The next text has a place of its own. */
  moves: boolean
}

export type ContentItem = ShownText | OtherContent

interface SplitOptions {
  /** Of the font of this name; 0 where it varies. */
  bytesPerCode(font: string): number
  nextId(): number
}

/** Splits content at each letter that it shows. */
export function splitText(content: string, options: SplitOptions): ContentItem[] {
  const saved: number[] = []
  let bytesPerCode = 0

  return [...splitContent(content)].map(({ operands, operator }): ContentItem => {
    const source = operands + operator
    if (operator === 'q') {
      saved.push(bytesPerCode)
    } else if (operator === 'Q') {
      bytesPerCode = saved.pop() ?? bytesPerCode
    } else if (operator === 'Tf') {
      const [, name] = /\/([^\s/<>[\](){}%]+)\s+\S+\s*$/.exec(operands) ?? []
      bytesPerCode = name === undefined ? 0 : options.bytesPerCode(name)
    }
    if (!/^(?:T[jJ]|['"])$/.test(operator)) {
      return { kind: 'other', source, moves: /^(?:BT|ET|T[dDm*])$/.test(operator) }
    }

    const group = options.nextId()
    const elements = readElements(operands, operator).flatMap((element): (TextPiece | number)[] =>
      typeof element === 'number'
        ? [element]
        : splitCodes(element, bytesPerCode).map((codes) => ({
            id: options.nextId(),
            group,
            codes,
          })),
    )
    return { kind: 'text', source, before: writeBefore(operands, operator), elements }
  })
}

/** So that PDFium shows each piece by an operator of its own, and says which. */
export function markText(items: readonly ContentItem[]): string {
  return items
    .map((item) =>
      item.kind === 'other'
        ? item.source
        : item.before +
          item.elements
            .map((element) =>
              typeof element === 'number'
                ? `\n[${element}] TJ`
                : `\n/${markName} <</Id ${element.id}>> BDC ${toHex(element.codes)} Tj EMC`,
            )
            .join(''),
    )
    .join('')
}

const markName = 'CountersignText'

export interface PieceFacts {
  isHidden(piece: TextPiece): boolean
  /** To where the next one begins, in thousandths of the font size. */
  widthOf(piece: TextPiece, next: TextPiece): number
}

/** Without the pieces that are hidden; what follows them stays where it is. */
export function writeWithout(
  items: readonly ContentItem[],
  { isHidden, widthOf }: PieceFacts,
): string {
  const nextPieces = findNextPieces(items)
  return items
    .map((item) => {
      if (item.kind === 'other' || !item.elements.some((each) => isPiece(each) && isHidden(each))) {
        return item.source
      }

      const kept: string[] = []
      let isMoved = false
      for (const element of item.elements) {
        if (!isPiece(element)) {
          kept.push(...(isMoved ? [] : [String(element)]))
        } else if (isHidden(element)) {
          const next = nextPieces.get(element)
          kept.push(...(next ? [String(-round(widthOf(element, next)))] : []))
          isMoved = true
        } else {
          kept.push(toHex(element.codes))
          isMoved = false
        }
      }
      return `${item.before}\n[${kept.join(' ')}] TJ`
    })
    .join('')
}

function isPiece(element: TextPiece | number): element is TextPiece {
  return typeof element !== 'number'
}

/** The piece whose place follows from where this one ends. */
function findNextPieces(items: readonly ContentItem[]): Map<TextPiece, TextPiece> {
  const next = new Map<TextPiece, TextPiece>()
  let last: TextPiece | undefined
  for (const item of items) {
    if (item.kind === 'other' ? item.moves : item.before !== '') {
      last = undefined
    }
    for (const element of item.kind === 'text' ? item.elements.filter(isPiece) : []) {
      if (last) {
        next.set(last, element)
      }
      last = element
    }
  }
  return next
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

function writeBefore(operands: string, operator: string): string {
  if (operator === "'") {
    return '\nT*'
  }
  const spacing = operator === '"' ? /^\s*(\S+)\s+([^\s(<]+)/.exec(operands) : undefined

  return spacing ? `\n${spacing[1]} Tw ${spacing[2]} Tc T*` : ''
}

const element = /[\0\t\n\f\r ]+|%[^\r\n]*|<([^<>]*)>|([-+.\d][^\0\t\n\f\r ()<>[\]{}/%]*)|[^(]/y

/** Strings, and in an array numbers. */
function readElements(operands: string, operator: string): (Uint8Array | number)[] {
  const found: (Uint8Array | number)[] = []
  let at = 0
  while (at < operands.length) {
    if (operands[at] === '(') {
      const { bytes, end } = readString(operands, at)
      found.push(bytes)
      at = end
      continue
    }
    element.lastIndex = at
    const [, hex, number] = element.exec(operands) ?? []
    if (hex !== undefined) {
      found.push(readHex(hex))
    } else if (number !== undefined && operator === 'TJ' && Number.isFinite(Number(number))) {
      found.push(Number(number))
    }
    at = Math.max(at + 1, element.lastIndex)
  }

  return operator === 'TJ' ? found : found.slice(-1)
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** ISO 32000-1, 7.3.4.2. */
function readString(text: string, from: number): { bytes: Uint8Array; end: number } {
  let [depth, at, found] = [0, from, '']
  do {
    const sign = text[at] ?? ''
    if (sign === '\\') {
      const [all, octal, line] = /^\\(?:([0-7]{1,3})|(\r\n|[\r\n])|[^])?/.exec(
        text.slice(at, at + 5),
      ) ?? ['\\']
      const letter = all[1] ?? ''
      found +=
        octal !== undefined
          ? String.fromCharCode(parseInt(octal, 8) & 255)
          : line !== undefined
            ? ''
            : (escapes[letter] ?? letter)
      at += all.length
      continue
    }
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    const isEdge = (sign === '(' && depth === 1) || (sign === ')' && depth === 0)
    const isLine = sign === '\r'
    found += isEdge ? '' : isLine ? '\n' : sign
    at += isLine && text[at + 1] === '\n' ? 2 : 1
  } while (depth > 0 && at < text.length)

  return { bytes: Buffer.from(found, 'latin1'), end: at }
}

function readHex(hex: string): Uint8Array {
  const digits = hex.replace(/[^\da-f]/gi, '')

  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

function splitCodes(bytes: Uint8Array, bytesPerCode: number): Uint8Array[] {
  if (bytesPerCode === 0 || bytes.length % bytesPerCode !== 0) {
    return bytes.length > 0 ? [bytes] : []
  }

  return Array.from({ length: bytes.length / bytesPerCode }, (_, index) =>
    bytes.subarray(index * bytesPerCode, (index + 1) * bytesPerCode),
  )
}

function toHex(codes: Uint8Array): string {
  return `<${Buffer.from(codes).toString('hex')}>`
}
