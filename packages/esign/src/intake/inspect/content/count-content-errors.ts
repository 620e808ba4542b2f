/** Operators of content streams (ISO 32000-1, annex A). */
const operators = new Set(
  `b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EMC ET EX f F f* G g gs h i j J K k l m M MP n
  q Q re RG rg ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "
  true false null`.split(/\s+/),
)

const space = /(?:[\0\t\n\f\r ]|%[^\r\n]*)+/y
/** A number or a name; readers accept strange ones, such as `--5` and `1.2.3`. */
const plain = /[-+.\d][^\0\t\n\f\r ()<>[\]{}/%]*|\/[^\0\t\n\f\r ()<>[\]{}/%]*/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const hexString = /<([^<>]*)>/y
/** The data between them is not text (8.9.7). */
const inlineImage = /ID[\0\t\n\f\r ][^]*?[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/y
const closing: Record<string, string> = { '[': ']', '<<': '>>' }

interface Reader {
  text: string
  at: number
  open: string[]
  /** Inside of BX and EX, where unknown operators are allowed (7.8.2). */
  lenient: number
  errors: number
}

/**
 * How much of a decoded content stream is not written as the standard says: unknown operators, and
 * strings, arrays and dictionaries that are not opened or closed. Readers skip these parts in silence.
 */
export function countContentErrors(text: string): number {
  const reader: Reader = { text, at: 0, open: [], lenient: 0, errors: 0 }
  let isText = false
  while (reader.at < text.length) {
    const found = readToken(reader)
    isText = found === 'BT' || (isText && found !== 'ET')
  }

  return reader.errors + reader.open.length + (isText ? 1 : 0)
}

/** The operator, if it is one. */
function readToken(reader: Reader): string | undefined {
  if (match(reader, space) !== undefined || match(reader, plain) !== undefined) {
    return undefined
  }
  if (match(reader, inlineImage) !== undefined) {
    return undefined
  }
  const operator = match(reader, word)
  if (operator !== undefined) {
    reader.lenient += operator === 'BX' ? 1 : operator === 'EX' ? -1 : 0
    reader.errors += operators.has(operator) || reader.lenient > 0 ? 0 : 1
    return operator
  }
  readDelimiter(reader)
  return undefined
}

function readDelimiter(reader: Reader): void {
  const { text, at, open } = reader
  const two = text.slice(at, at + 2)
  const sign = two === '<<' || two === '>>' ? two : text.charAt(at)
  switch (sign) {
    case '(':
      return readString(reader)
    case '<':
      return readHexString(reader)
    case '[':
    case '<<':
      open.push(closing[sign] ?? sign)
      break
    default:
      if (open.at(-1) === sign) {
        open.pop()
      } else {
        reader.errors += 1
      }
  }
  reader.at += sign.length
}

function readString(reader: Reader): void {
  const { text } = reader
  let depth = 0
  do {
    const sign = text.charAt(reader.at)
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    reader.at += sign === '\\' ? 2 : 1
  } while (depth > 0 && reader.at < text.length)
  reader.errors += depth > 0 ? 1 : 0
}

function readHexString(reader: Reader): void {
  hexString.lastIndex = reader.at
  const [whole, digits = ''] = hexString.exec(reader.text) ?? []
  reader.errors += whole === undefined || /[^\da-fA-F\s\0]/.test(digits) ? 1 : 0
  reader.at += whole?.length ?? 1
}

function match(reader: Reader, pattern: RegExp): string | undefined {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)?.[0]
  reader.at += found?.length ?? 0

  return found
}
