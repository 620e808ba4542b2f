import type { ReadingNode } from '@countersign/contract/schemas/signing-room/room-document'

export type Rank = 3 | 4 | 5

/**
 * The level of each heading and titled clause below the form's own title (level 2). Levels are never
 * skipped: people who use a screen reader navigate by them.
 */
export function rankHeadings(nodes: readonly ReadingNode[]): (Rank | undefined)[] {
  let section: Rank | 2 = 2
  return nodes.map((node) => {
    if (node.kind === 'heading') {
      const wanted = node.level === 3 ? 4 : 3
      section = wanted === 4 && section >= 3 ? 4 : 3
      return section
    }

    return node.kind === 'clause' && node.title ? below(section) : undefined
  })
}

function below(section: Rank | 2): Rank {
  return section === 2 ? 3 : section === 3 ? 4 : 5
}

/** Leaves out a heading that repeats the form’s title. */
export function withoutTitle<Node extends ReadingNode>(
  nodes: readonly Node[],
  title: string,
): Node[] {
  const [first, ...rest] = nodes
  return first?.kind === 'heading' && first.text.trim() === title.trim() ? rest : [...nodes]
}

interface Run {
  text: string
  bold: boolean
}

/** Asterisks with a space inside are plain text. */
const boldRun = /(\*\*(?! )[^*]*[^* ]\*\*)/

/** "Rent is **due** on the 1st" as runs; unpaired asterisks are plain text. */
export function splitBold(text: string): Run[] {
  return text
    .split(boldRun)
    .filter((part) => part !== '')
    .map((part) =>
      part.length > 4 && boldRun.test(part)
        ? { text: part.slice(2, -2), bold: true }
        : { text: part, bold: false },
    )
}

interface TextPart {
  text: string
  /** Of the field whose answer is printed here; `text` is then its mark. */
  key?: string | undefined
  /** Set for the check box of one choice of that field. */
  choice?: string | undefined
}

/** "Rent is [[LLEdit.rent]] a month" in parts; whether there is such a field is for the caller to see. */
export function splitBlanks(text: string): TextPart[] {
  return text
    .split(/(\[\[[^[\]]+\]\])/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, key, choice] = /^\[\[([^=]+)=?(.*)\]\]$/.exec(part) ?? []
      return { text: part, key, choice: choice || undefined }
    })
}
