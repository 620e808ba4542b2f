/** What is in a document and is not, or not as it was, in its text. */
type Finding =
  | 'pictures'
  | 'headers'
  | 'comments'
  | 'deletions'
  | 'insertions'
  | 'formatChanges'
  | 'hidden'
  | 'struck'
  | 'links'
  | 'tables'
  | 'textBoxes'
  | 'notes'
  | 'formFields'
  | 'equations'
  | 'blanks'
  | 'fields'
  | 'signatureLines'
  | 'embedded'
  | 'unprintable'
  | 'unknown'

export interface Findings {
  /** `words`: what a person looks for in the document to check it. */
  add(finding: Finding, words?: string): void
  warnings(): string[]
}

export function createFindings(): Findings {
  const counts = new Map<Finding, number>()
  const words = new Map<Finding, string[]>()

  return {
    add: (finding, found = '') => {
      counts.set(finding, (counts.get(finding) ?? 0) + 1)
      if (found.trim() !== '') {
        words.set(finding, [...(words.get(finding) ?? []), shorten(found)])
      }
    },
    warnings: () =>
      order.flatMap((finding) => {
        const count = counts.get(finding) ?? 0
        return count > 0 ? [sentences[finding](count, quote(words.get(finding) ?? []))] : []
      }),
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()

  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line
}

function quote(words: readonly string[]): string {
  const quoted = words.slice(0, 3).map((each) => `“${each}”`)

  return words.length === 0 ? '' : `: ${quoted.join(', ')}${words.length > 3 ? ' and more' : ''}`
}

const sentences: Record<Finding, (count: number, quoted: string) => string> = {
  deletions: (_, quoted) =>
    `Tracked changes: deleted text that was not yet accepted or rejected is left out${quoted}. Check that this is what you mean.`,
  insertions: (_, quoted) =>
    `Tracked changes: inserted text that was not yet accepted is kept${quoted}.`,
  formatChanges: () => 'Tracked changes of the format are not shown.',
  struck: (_, quoted) =>
    `Text that is struck out in Word is left out${quoted}. Write it again if it should apply.`,
  hidden: (count) => `Hidden text was left out (${count} ${count === 1 ? 'place' : 'places'}).`,
  fields: (count) =>
    `${count === 1 ? 'A blank (____) is a field' : `${count} blanks (____) are fields`} now. Check below what each one asks.`,
  signatureLines: () =>
    'Lines to sign stayed as they are. Signature and date lines are added at the end, so delete them.',
  blanks: () =>
    'Some blanks (____) stayed as they are, and nobody can fill them in. Write the answer instead, or insert a field.',
  formFields: () =>
    'Form fields are plain text here. To have people fill them in, upload the form as a PDF.',
  tables: (count) =>
    `${count === 1 ? 'A table was' : `${count} tables were`} turned into ${count === 1 ? 'a list' : 'lists'}, one item for each row.`,
  pictures: (count) => `${count === 1 ? 'A picture was' : `${count} pictures were`} left out.`,
  headers: () => 'The headers and footers of the pages were left out.',
  comments: (count) => `${count === 1 ? 'A comment was' : `${count} comments were`} left out.`,
  notes: () => 'Footnotes and endnotes stand at the end of the text.',
  textBoxes: () => 'Text boxes follow the paragraph where they are anchored.',
  links: () => 'Links are plain text: their words are kept, the web addresses are not.',
  equations: () => 'Equations were left out.',
  embedded: () => 'Embedded files or imported parts were left out.',
  unprintable: () => 'Signs that cannot be printed, such as emoji, were left out.',
  unknown: () =>
    'Some parts could not be read and were left out. Compare the text with your Word file.',
}

/** What changes the meaning comes first. */
const order: readonly Finding[] = [
  'deletions',
  'insertions',
  'struck',
  'hidden',
  'unknown',
  'blanks',
  'fields',
  'signatureLines',
  'formFields',
  'tables',
  'pictures',
  'headers',
  'comments',
  'notes',
  'textBoxes',
  'links',
  'equations',
  'embedded',
  'unprintable',
  'formatChanges',
]
