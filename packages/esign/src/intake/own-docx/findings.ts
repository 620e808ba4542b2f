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
  | 'embedded'
  | 'unprintable'
  | 'unknown'

/** Counts what is found. */
export interface Findings {
  add(finding: Finding): void
  warnings(): string[]
}

export function createFindings(): Findings {
  const counts = new Map<Finding, number>()

  return {
    add: (finding) => counts.set(finding, (counts.get(finding) ?? 0) + 1),
    warnings: () =>
      order.flatMap((finding) => {
        const count = counts.get(finding) ?? 0
        return count > 0 ? [sentences[finding](count)] : []
      }),
  }
}

const sentences: Record<Finding, (count: number) => string> = {
  deletions: () =>
    'Tracked changes: deleted text that was not yet accepted or rejected is left out. Check that this is what you mean.',
  insertions: () => 'Tracked changes: inserted text that was not yet accepted is kept.',
  formatChanges: () => 'Tracked changes of the format are not shown.',
  struck: (count) =>
    `${passages(count)} struck out in Word and ${count === 1 ? 'is' : 'are'} ordinary text here. Delete what should not apply.`,
  hidden: (count) => `Hidden text was left out (${count} ${count === 1 ? 'place' : 'places'}).`,
  blanks: () =>
    'The text has blanks (____) that nobody can fill in here. Write the answer instead, or upload the form as a PDF and mark them as fields.',
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

function passages(count: number): string {
  return count === 1 ? 'One passage is' : `${count} passages are`
}
