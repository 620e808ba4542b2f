import type { Field, ResidentRole, SignerRole } from '@countersign/answers'

/**
 * What a reader sees, in order: the same definition that makes the PDF, as a tree of plain values.
 * `text` may hold **bold** runs and nothing else.
 */
export type ReadingNode =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'clause'; number: string; title?: string; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  /** Words that a law prescribes, set apart and unchanged; `citation` names the law. */
  | { kind: 'statutory'; text: string; citation: string }
  | { kind: 'facts'; rows: { label: string; text: string }[] }
  /** Controls that stand here, side by side where there is room. */
  | { kind: 'fields'; keys: string[] }
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

/** One form made for a fixed number of residents: everything that the engine needs to know of it. */
export interface Template {
  /**
   * `<formId>@<edition>/k<signerCount>`, and behind it `r<place>` for a private copy, `-large` for large
   * print.
   */
  templateId: string
  formId: string
  title: string
  edition: string
  /** BCP 47, e.g. `en-US`. */
  language: string
  signerCount: number
  /** Set where this is one signer's private copy, which the other residents never see. */
  copyOf?: ResidentRole
  pages: number
  /** In points, how large answers are written where there is room; 10 unless said. */
  textSize?: number
  fields: Field[]
  reading: ReadingNode[]
  /** The tagged PDF with one AcroForm field per place to fill, named by key. US Letter, PDF points. */
  pdf: Uint8Array
  /** SHA-256 of `pdf`, lower-case hex. */
  sha256: string
}

/** Where the engine gets its templates; the form library stands behind it. */
export interface TemplateSource {
  /** `undefined` where no such template exists. */
  find(templateId: string): Promise<Template | undefined>
}

/**
 * Keeps for good what packets were made from, so that a packet under way outlives a newer edition and
 * a newer drawing of its forms.
 */
export interface TemplateArchive {
  /** Kept before the packet is; keeping again changes nothing. */
  save(templates: readonly Template[]): Promise<void>
  /** `undefined` where nothing was kept under this id with this SHA-256 of its PDF. */
  find(kept: Pick<Template, 'templateId' | 'sha256'>): Promise<Template | undefined>
}
