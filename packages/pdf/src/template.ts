import type { Field, ResidentRole, SignerRole } from '@countersign/answers/field'

/**
 * The text of a form in reading order, from the same definition as the PDF. `text` may contain
 * **bold** runs, and where a field of the form is printed in it `[[key]]`.
 */
export type ReadingNode =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'clause'; number: string; title?: string; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  /** Text that a law prescribes, unchanged; `citation` names the law. */
  | { kind: 'statutory'; text: string; citation: string }
  | { kind: 'facts'; rows: { key?: string; label: string; text: string }[] }
  /** Controls, side by side where they fit. */
  | {
      kind: 'fields'
      keys: string[]
      /** Their answers are printed in the text above. */ inText?: true
    }
  | { kind: 'signatures'; blocks: SignatureBlock[] }

export interface SignatureBlock {
  role: SignerRole
  /** "Resident 1", "Owner/Agent". */
  label: string
  signatureKey: string
  nameKey: string
  dateKey: string
  /** Keys of further fields in the block, such as a title. */
  otherKeys: string[]
}

/** One form compiled for a fixed number of residents. */
export interface Template {
  /**
   * `<formId>@<edition>/k<signerCount>`, with the suffix `r<slot>` for a private copy and `-large`
   * for large print.
   */
  templateId: string
  formId: string
  title: string
  edition: string
  /** BCP 47, e.g. `en-US`. */
  language: string
  signerCount: number
  /** Set if this is the private copy of one signer. */
  copyOf?: ResidentRole
  pages: number
  /** Text size of answers in points. Default: 10. */
  textSize?: number
  fields: Field[]
  reading: ReadingNode[]
  /** The tagged PDF with one AcroForm field per key. US Letter, PDF points. */
  pdf: Uint8Array
  /** SHA-256 of `pdf`, lower-case hex. */
  sha256: string
}

export interface TemplateSource {
  find(templateId: string): Promise<Template | undefined>
}

/**
 * Permanent storage of the templates that packets were created from, so that open packets survive
 * new editions.
 */
export interface TemplateArchive {
  /** Idempotent. Called before the packet is stored. */
  save(templates: readonly Template[]): Promise<void>
  /** Finds the archived template with this id and this SHA-256 of its PDF. */
  find(kept: Pick<Template, 'templateId' | 'sha256'>): Promise<Template | undefined>
}
