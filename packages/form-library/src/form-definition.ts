import { fileURLToPath } from 'node:url'
import type { DeliveryClass, FormCategory } from '@countersign/contract/schemas/forms/form'
import type { UsState } from '@countersign/contract/schemas/shapes'
import type { Field } from '@countersign/answers/field'
import type { Review } from './reviewed.ts'

/** Who signs: everyone one document, each a copy, the first resident, a guarantor, or nobody online. */
export type SignerScope = 'all' | 'each' | 'primary' | 'guarantor' | 'none'

export interface FormDefinition {
  /** Kebab-case and forever: packets refer to it. */
  id: string
  /** Its number in the catalog; never used again. */
  number: number
  title: string
  description: string
  /** One line that starts with "Use this when". */
  useWhen: string
  category: FormCategory
  deliveryClass: DeliveryClass
  /** `US`, or the states in which the form applies; elsewhere it is refused. */
  jurisdiction: 'US' | readonly UsState[]
  /** By state, the form that the law there prescribes instead; this one is refused there. */
  replacedIn?: Partial<Record<UsState, { formId: string; title: string }>>
  /**
   * Set where a printed form (class D) may also go out by email as a copy, with the reason for the owner
   * and the law. Not part of its content: such an email is never its delivery where a law says how.
   */
  emailCopy?: { reason: string; citation?: string }
  /** `YYYY-MM`. Published text changes only with a new edition. */
  edition: string
  /** `YYYY-MM-DD`. */
  revisedOn: string
  signerScope: SignerScope
  ownerSigns: boolean
  /** The laws that the text is based on, as a lawyer cites them. */
  sources: readonly string[]
  /** Of a Spanish information sheet (`composeInformationSheet`). Default: English. */
  language?: 'es'
  /** Of this edition; not part of its content. */
  review?: Review
  body: readonly Block[]
}

/**
 * A field of a definition. `*` in its key and prefill stands for each resident (`TT*.initials:deposit`,
 * `signers.*.name`), `{n}` in its label for the resident's number.
 */
export interface FieldSpec extends Omit<Field, 'role' | 'section'> {
  /** Share of the line in the PDF. */
  width: FieldWidth
  /** Printed lines of a longtext, or of a row of a table. */
  lines?: number
  /** How the options of a radio or a group are printed. */
  choices?: 'inline' | 'stacked'
}
export type FieldWidth =
  'quarter' | 'third' | 'fiveTwelfths' | 'half' | 'twoThirds' | 'threeQuarters' | 'full'

/**
 * The content of a form. Texts may contain `**bold**` and placeholders that depend on the number of residents:
 * `{one|several}`, and `{Resident}`, `{Resident’s}` for the defined term. Where a paragraph or a list has
 * `blanks`, `[[key]]` in its text is the field with that key, and `[[key=value]]` the check box of one of its
 * options.
 */
export type Block =
  | { kind: 'section'; title: string; numbered: boolean; body: readonly Block[] }
  | { kind: 'clause'; title: string; text: string }
  | { kind: 'paragraph'; text: string; blanks?: readonly FieldSpec[] }
  | { kind: 'note'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[]; blanks?: readonly FieldSpec[] }
  /** Text that a law prescribes, printed verbatim: no placeholders, no bold. Its blanks are the law’s own. */
  | {
      kind: 'statutory'
      text: string
      citation: string
      points?: number
      bold?: true
      blanks?: readonly FieldSpec[]
    }
  | { kind: 'facts'; rows: readonly { label: string; text: string }[] }
  | { kind: 'fields'; fields: readonly FieldSpec[] }
  /** A box for each resident's initials. */
  | {
      kind: 'initials'
      occurrence: string
      label: string
      /** Default: always required. */
      requiredIf?: Field['requiredIf']
    }
  | { kind: 'signatures'; text: string; set: SignatureSet }
  /** Lines to sign in ink; no fields. */
  | { kind: 'inkLines'; captions: readonly [string, string, string] }
  /** A page break: a proof of service is filed by itself. */
  | { kind: 'newPage' }
  /** Shown only if the number of residents is within these bounds. */
  | { kind: 'counted'; atLeast: number; atMost: number; body: readonly Block[] }
  /** Repeated for each resident; `{n}` and `*` are replaced. */
  | { kind: 'perResident'; body: readonly Block[] }

export interface SignatureSet {
  /** `first`: one resident signs for all (signer scope `primary`). */
  residents: boolean | 'first'
  owner: boolean
  /** What the form calls its signers, such as `Applicant`. Default: `Resident`. */
  residentsAre?: string
  /** A second set in one form, such as `moveOut`. */
  occurrence?: string
  /** Default: always required. */
  requiredIf?: Field['requiredIf']
}

const sourceFiles = new WeakMap<FormDefinition, string>()

/** Registers the file of a definition, so that errors can name it: `defineForm(import.meta.url, {…})`. */
export function defineForm(moduleUrl: string, definition: FormDefinition): FormDefinition {
  sourceFiles.set(definition, fileURLToPath(moduleUrl))

  return definition
}

/** The path of the file of a form made with `defineForm`; `undefined` for any other. */
export function getSourceFile(definition: FormDefinition): string | undefined {
  return sourceFiles.get(definition)
}
