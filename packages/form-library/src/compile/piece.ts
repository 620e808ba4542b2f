import type { Field } from '@countersign/answers/field'
import type { SignatureBlock } from '@countersign/pdf/template'
import type { FieldSpec } from '../form-definition.ts'

/** A form's content for one variant: all conditions and repetitions are resolved. */
export type Piece =
  | { kind: 'section'; number?: string; title: string }
  | { kind: 'clause'; number: string; title: string; text: string }
  | { kind: 'paragraph'; text: string; blanks?: FieldLayout[] }
  | { kind: 'note'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[]; blanks?: FieldLayout[] }
  | {
      kind: 'statutory'
      text: string
      citation: string
      points?: number
      bold?: true
      blanks?: FieldLayout[]
    }
  | { kind: 'facts'; rows: { label: string; text: string }[] }
  | { kind: 'fields'; layouts: FieldLayout[] }
  | { kind: 'initials'; label: string; fields: Field[] }
  | { kind: 'signatures'; text: string; blocks: SignatureBlock[]; fields: Field[] }
  | { kind: 'newPage' }
  | { kind: 'inkLines'; captions: readonly [string, string, string] }

export interface FieldLayout extends Pick<FieldSpec, 'width' | 'lines' | 'choices'> {
  field: Field
}

export interface TableLayout extends FieldLayout {
  /** What others say about the rows of this table, each printed as one column. */
  besides: readonly Field[]
}

export interface ExpandedForm {
  pieces: Piece[]
  /** Every field once, in reading order. */
  fields: Field[]
}

/** The fields that the page and the reading view show: internal questions are only asked. */
export function listPrinted(layouts: readonly FieldLayout[]): FieldLayout[] {
  return layouts.filter(({ field }) => !field.internal)
}
