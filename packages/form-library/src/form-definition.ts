import type { Field } from '@countersign/answers'
import type { DeliveryClass, FormCategory } from '@countersign/contract'

/** Who signs: everyone on one document, each their own, the first, a guarantor, or nobody online. */
export type SignerScope = 'all' | 'each' | 'primary' | 'guarantor' | 'none'

/** One form, written once for one to four residents. */
export interface FormDefinition {
  /** Kebab-case and forever: packets refer to it. */
  id: string
  /** Its number in the catalogue of 58. */
  number: number
  title: string
  description: string
  /** One line that starts with "Use this when". */
  useWhen: string
  category: FormCategory
  deliveryClass: DeliveryClass
  jurisdiction: 'US'
  /** `YYYY-MM`. Published text changes only with a new edition. */
  edition: string
  /** `YYYY-MM-DD`. */
  revisedOn: string
  signerScope: SignerScope
  ownerSigns: boolean
  /** The laws that the text follows, as a lawyer cites them. */
  sources: readonly string[]
  body: readonly Block[]
}

/**
 * A field as it is written. `*` in its key and prefill stands for each resident (`TT*.initials:deposit`,
 * `signers.*.name`), `{n}` in its label for the resident's number.
 */
export interface FieldSpec extends Omit<Field, 'role' | 'section'> {
  /** Share of the line that it takes in the document. */
  width: FieldWidth
  /** Lines of room for a longtext. */
  lines?: number
  /** How the choices of a radio or a group stand in the document. */
  choices?: 'inline' | 'stacked'
}
export type FieldWidth =
  'quarter' | 'third' | 'fiveTwelfths' | 'half' | 'twoThirds' | 'threeQuarters' | 'full'

/**
 * The pieces of a form. Texts may hold `**bold**` runs and switches by the number of residents:
 * `{one|several}`, and `{Resident}`, `{Resident’s}` for the defined term.
 */
export type Block =
  | { kind: 'section'; title: string; numbered: boolean; body: readonly Block[] }
  | { kind: 'clause'; title: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  /** Words that a law prescribes, printed as they are: no switches, no bold. */
  | { kind: 'statutory'; text: string; citation: string }
  | { kind: 'facts'; rows: readonly { label: string; text: string }[] }
  | { kind: 'fields'; fields: readonly FieldSpec[] }
  /** Every resident initials here. */
  | { kind: 'initials'; occurrence: string; label: string }
  | { kind: 'signatures'; text: string; set: SignatureSet }
  /** Lines for pen and ink; nothing to fill. */
  | { kind: 'inkLines'; captions: readonly [string, string, string] }
  /** What follows starts on a new sheet: a proof of service is filed by itself. */
  | { kind: 'newPage' }
  /** Shown only where the number of residents is within these bounds. */
  | { kind: 'counted'; atLeast: number; atMost: number; body: readonly Block[] }
  /** Repeated for each resident, with `{n}` and `*` replaced. */
  | { kind: 'perResident'; body: readonly Block[] }

export interface SignatureSet {
  /** `first` where one resident speaks for all: the signer scope `primary`. */
  residents: boolean | 'first'
  owner: boolean
  /** What those who sign in residents' places are called here: `Applicant`. By default `Resident`. */
  residentsAre?: string
  /** A second set in one form, such as `moveOut`. */
  occurrence?: string
  /** The set is asked for only when this holds; without it, always. */
  requiredIf?: Field['requiredIf']
}

const sources = new WeakMap<FormDefinition, string>()

/** Says that this value is a form, gives it back, and remembers the file that it is written in. */
export function defineForm(definition: FormDefinition): FormDefinition {
  const [, , caller] = new Error('here').stack?.split('\n') ?? []
  const file = caller && /(?:file:\/\/)?(\/[^()]*?\.ts):\d+:\d+/.exec(caller)?.[1]
  if (file) {
    sources.set(definition, file)
  }

  return definition
}

/** The path of the file in which a form was defined; `undefined` for one that was made while running. */
export function sourceOf(definition: FormDefinition): string | undefined {
  return sources.get(definition)
}
