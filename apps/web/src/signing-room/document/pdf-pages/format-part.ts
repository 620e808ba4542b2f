import { formatAnswer, formatCell, isChoices, isTable } from '@countersign/answers'
import type { Answer, FormatOptions } from '@countersign/answers'
import type { RoomField } from '@countersign/contract'

/** What of an answer stands at one place of its field: the whole, one square's mark, or one cell. */
export function formatPart(
  field: RoomField,
  { answer, part }: { answer: Answer; part: string | undefined },
  options: FormatOptions,
): string {
  if (field.type === 'checkbox') {
    return tick(answer === true)
  }
  if (field.type === 'table') {
    return formatCellAt(field, { answer, part }, options)
  }
  if (part === undefined) {
    return formatAnswer(field, answer, options)
  }

  return tick(isChoices(answer) ? answer.includes(part) : answer === part)
}

/** A cell's part is `<row>.<column>`, rows from 0. */
function formatCellAt(
  field: RoomField,
  { answer, part = '' }: { answer: Answer; part: string | undefined },
  options: FormatOptions,
): string {
  const [row, ...key] = part.split('.')
  const column = field.columns?.find((other) => other.key === key.join('.'))
  const cell = isTable(answer) && column ? answer[Number(row)]?.[column.key] : undefined
  if (!column) {
    return ''
  }

  return column.type === 'checkbox' ? tick(cell === true) : formatCell(column, cell, options.labels)
}

function tick(on: boolean): string {
  return on ? '✓' : ''
}
