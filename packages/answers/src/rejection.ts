/** Why the text in one box cannot be read as an answer. The caller turns it into a sentence. */
export type TextRejection =
  | { code: 'date' | 'time' | 'money' | 'percent' | 'percent-decimals' | 'integer' }
  | { code: 'phone' | 'email' | 'zip' | 'one-line' }
  /** Counted in characters as people see them, so that an emoji is one. */
  | { code: 'too-long'; maxLength: number }
  /** `bound` is formatted: `$0.00`, `100%`, `1,200`. */
  | { code: 'below-minimum' | 'above-maximum'; bound: string }
  /** What may be meant, as it can be written clearly. */
  | { code: 'unclear-number'; readings: readonly [string, string] }

export type TypedRejection = TextRejection | CellRejection<TextRejection>

/** What is wrong with one cell of a table. `row` counts from 1; `column` is its label. */
export interface CellRejection<Inner> {
  code: 'cell'
  row: number
  column: string
  rejection: Inner
}

/** Why a value cannot be the answer to its field, or cannot be left as it is. */
export type Rejection =
  | TextRejection
  | CellRejection<Rejection>
  /** The value has another JSON type than the field's answers. */
  | { code: 'text' | 'checkbox' | 'yes-no' | 'choice' | 'choices' | 'instant' }
  | { code: 'address' | 'state' | 'address-incomplete' | 'address-abroad-incomplete' }
  | { code: 'unsupported-characters'; characters: readonly string[] }
  | { code: 'no-mark' | 'hand' | 'typed-mark-empty' }
  | { code: 'drawing-damaged' | 'drawing-empty' | 'drawing-too-large' | 'drawing-too-small' }
  | { code: PictureRejection }
  | { code: 'table' | 'photos-damaged' }
  | { code: 'too-many-rows' | 'too-many-photos'; max: number }
  | { code: 'row-damaged' | 'unknown-column'; row: number }
  | { code: 'row-incomplete'; row: number; columns: readonly string[] }
  /** `label` names the other field, `day` is its answer as `YYYY-MM-DD`. */
  | {
      code: 'before-other-day' | 'after-other-day' | 'not-after-other-day'
      label: string
      day: string
    }
  | { code: 'row-days-reversed'; row: number; column: string; other: string }

export type PictureRejection = 'picture-damaged' | 'picture-too-large' | 'picture-blank'

/** Why a PDF is not accepted. Also the `reason` of the problem `pdf-refused`. */
export type PdfRejection =
  | 'empty'
  | 'not-a-pdf'
  | 'too-large'
  | 'too-many-pages'
  | 'too-complex'
  | 'too-slow'
  | 'password-needed'
  | 'password-wrong'
  | 'encryption-unsupported'
  | 'damaged'
  | 'no-pages'
  | 'page-size'
  | 'already-signed'
  | 'adobe-only-form'
  | 'active-content'

/** Why a Word file is not accepted. Also the `reason` of the problem `document-refused`. */
export type DocxRejection =
  | 'empty'
  | 'not-a-docx'
  | 'old-or-locked'
  | 'macros'
  | 'damaged'
  | 'too-large'
  | 'too-complex'
  | 'too-slow'
  | 'too-long'
  | 'no-text'
  | 'right-to-left'
  | 'letters'
