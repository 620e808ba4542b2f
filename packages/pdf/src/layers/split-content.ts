/** An operator of a content stream and what is written before it, white space included. */
export interface ContentPart {
  operands: string
  /** Empty for what comes after the last operator; an inline image is one, from `BI` to `EI`. */
  operator: string
}

const token =
  /(?<space>(?:[\0\t\n\f\r ]|%[^\r\n]*)+)|(?<operand>\/[^\0\t\n\f\r ()<>[\]{}/%]*|[-+.\d][^\0\t\n\f\r ()<>[\]{}/%]*|<<|>>|<[^<>]*>|[<>[\]{})])|(?<string>\()|(?<operator>[^\0\t\n\f\r ()<>[\]{}/%]+)/y
/** Its data is not text (ISO 32000-1, 8.9.7). */
const inlineImage = /[^]*?[\0\t\n\f\r ]ID[\0\t\n\f\r ][^]*?[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/y

/** Splits a decoded content stream; joined again, the parts are the stream. */
export function* splitContent(text: string): Generator<ContentPart> {
  let start = 0
  let at = 0
  while (at < text.length) {
    token.lastIndex = at
    const groups = token.exec(text)?.groups
    const operator = groups?.operator
    if (groups?.string) {
      at = endOfString(text, at)
    } else if (operator === undefined || ['true', 'false', 'null'].includes(operator)) {
      at = Math.max(at + 1, token.lastIndex)
    } else {
      const end = operator === 'BI' ? endOfImage(text, token.lastIndex) : token.lastIndex
      yield { operands: text.slice(start, at), operator: text.slice(at, end) }
      at = end
      start = end
    }
  }
  yield { operands: text.slice(start), operator: '' }
}

/** Of a string that begins with its parenthesis at this place. */
export function endOfString(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '\\') {
      at += 1
    } else {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    }
    if (depth === 0) {
      return at + 1
    }
  }
  return text.length
}

function endOfImage(text: string, from: number): number {
  inlineImage.lastIndex = from
  return inlineImage.test(text) ? inlineImage.lastIndex : from
}
