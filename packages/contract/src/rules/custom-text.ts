export type CustomTextBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }

/** The longest text of a custom form, in characters. */
export const maxCustomText = 100_000

/** Lines with words in it: setting very many short ones takes a server too long. */
const maxCustomTextLines = 3000

/** Words if the text has too many lines. */
export function explainTooManyLines(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '').length

  return lines > maxCustomTextLines
    ? `The text can have at most ${maxCustomTextLines.toLocaleString('en-US')} lines; this one has ${lines.toLocaleString('en-US')}. Divide it into several forms, or upload it as a PDF.`
    : undefined
}

/**
 * Parses the text of a custom form: a blank line separates paragraphs, a line that begins with "# " is a
 * heading, with "- " an item of a list, with "1. " the first item of a numbered one. `**` around words is
 * left in. A number that does not continue a list stays in its text, so that no clause is renumbered.
 */
export function parseCustomText(text: string): CustomTextBlock[] {
  const blocks: CustomTextBlock[] = []
  let open = false
  for (const line of text.replaceAll('\r\n', '\n').split('\n').map(squeeze)) {
    if (line === '') {
      open = false
    } else if (line.startsWith('# ')) {
      blocks.push({ kind: 'heading', text: line.slice(2) })
      open = false
    } else if (!addItem(blocks, line)) {
      if (!open || !extend(blocks, line)) {
        blocks.push({ kind: 'paragraph', text: line })
      }
      open = true
    } else {
      open = true
    }
  }

  return blocks
}

function squeeze(line: string): string {
  return line.trim().replace(/\s+/g, ' ')
}

/** Adds the line to the last list or begins one; `false` if it is not an item. */
function addItem(blocks: CustomTextBlock[], line: string): boolean {
  const bullet = /^[-*•] (.+)$/.exec(line)?.[1]
  const numbered = /^(\d{1,3})[.)] (.+)$/.exec(line)
  const last = blocks.at(-1)
  if (bullet !== undefined) {
    if (last?.kind === 'list' && !last.ordered) {
      last.items.push(bullet)
    } else {
      blocks.push({ kind: 'list', ordered: false, items: [bullet] })
    }
    return true
  }
  const [, number, item] = numbered ?? []
  if (number === undefined || item === undefined) {
    return false
  }
  if (last?.kind === 'list' && last.ordered && Number(number) === last.items.length + 1) {
    last.items.push(item)
    return true
  }
  if (Number(number) === 1) {
    blocks.push({ kind: 'list', ordered: true, items: [item] })
    return true
  }

  return false
}

/** Continues the last paragraph or item on a new line; `false` if there is none. */
function extend(blocks: CustomTextBlock[], line: string): boolean {
  const last = blocks.at(-1)
  if (last?.kind === 'paragraph') {
    last.text = `${last.text} ${line}`
    return true
  }
  if (last?.kind === 'list') {
    last.items.push(`${last.items.pop() ?? ''} ${line}`.trim())
    return true
  }

  return false
}
