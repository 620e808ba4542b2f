import {
  isChoices,
  isMark,
  isTable,
  type Answer,
  type Mark,
  type TableRow,
} from '@countersign/answers/answer'
import { formatAnswer, formatCell, formatShortAnswer } from '@countersign/answers/format-answer'
import type { Field } from '@countersign/answers/field'
import { fieldName } from '../find-places.ts'

/** A part of an answer and the field name of the places that show it. */
export interface AnswerPart {
  name: string
  /** Name of the part on a continuation page and for screen readers. */
  label: string
  content: PartContent
}

type PartContent =
  /**
   * `short` is used if `text` does not fit; `shrinks`: small print rather than a continuation; `points`: no
   * smaller than this.
   */
  | {
      kind: 'text'
      text: string
      short?: string
      shrinks?: true
      points?: number
      bold?: true
    }
  | { kind: 'tick'; of: 'cb' | 'rb' }
  | { kind: 'mark'; mark: Mark }

export function splitAnswer(
  field: Field,
  value: Answer,
  options: { timeZone?: string } = {},
): AnswerPart[] {
  const name = fieldName(field.key)
  const { label } = field
  if (isMark(value)) {
    return [{ name, label, content: { kind: 'mark', mark: value } }]
  }
  if (field.type === 'table') {
    return isTable(value) ? splitTable(field, value) : []
  }
  if (field.type === 'checkbox') {
    return value === true ? [{ name, label, content: { kind: 'tick', of: 'cb' } }] : []
  }
  if (field.type === 'radio' || field.type === 'yesno') {
    return [buildTickPart(field, String(value), 'rb')]
  }
  if (field.type === 'checkboxGroup') {
    return isChoices(value) ? value.map((option) => buildTickPart(field, option, 'cb')) : []
  }

  const formatted = formatAnswer(field, value, options)
  const text = formatForPage(field, formatted)
  const short = formatShortAnswer(field, value, options)
  if (formatted === '') {
    return []
  }
  const content: PartContent = {
    kind: 'text',
    text,
    ...(short !== undefined && { short }),
    ...(isShort(field) && { shrinks: true }),
    ...(field.points !== undefined && { points: field.points }),
    ...(field.bold && { bold: true }),
  }
  return [{ name, label, content }]
}

/** A title or a reference in small print is read more easily than on a sheet of its own. */
function isShort({ type }: Field): boolean {
  return type === 'name' || type === 'text'
}

function formatForPage({ label, labelWithAnswer, signPrinted }: Field, formatted: string): string {
  const text = signPrinted ? formatted.replace('$', '') : formatted
  return labelWithAnswer ? `${label}: ${text}` : text
}

function buildTickPart(field: Field, option: string, of: 'cb' | 'rb'): AnswerPart {
  const optionLabel = formatAnswer(field, field.type === 'checkboxGroup' ? [option] : option)
  return {
    name: fieldName(`${field.key}.${option}`),
    label: `${field.label}: ${optionLabel}`,
    content: { kind: 'tick', of },
  }
}

function splitTable(field: Field, rows: readonly TableRow[]): AnswerPart[] {
  return rows.flatMap((row, index) =>
    (field.columns ?? []).flatMap((column): AnswerPart[] => {
      const text = formatCell(column, row[column.key])
      if (text === '') {
        return []
      }
      return [
        {
          name: fieldName(`${field.key}.${index}.${column.key}`),
          label: `${field.label}, row ${index + 1}, ${column.label}`,
          content:
            column.type === 'checkbox'
              ? { kind: 'tick', of: 'cb' }
              : { kind: 'text', text, shrinks: true },
        },
      ]
    }),
  )
}
