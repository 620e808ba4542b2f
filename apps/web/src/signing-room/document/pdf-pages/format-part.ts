import { isChoices, isTable, type Answer } from '@countersign/answers/answer'
import { formatAnswer, formatCell, type FormatOptions } from '@countersign/answers/format-answer'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'

/** What one rectangle of a field shows of its answer: all of it, one choice's mark, or one cell. */
export function formatPart(
  field: RoomField,
  { answer, part }: { answer: Answer; part: string | undefined },
  options: FormatOptions,
): string {
  if (field.type === 'checkbox') {
    return checkMark(answer === true)
  }
  if (field.type === 'table') {
    return formatTablePart(field, { answer, part }, options)
  }
  if (part === undefined) {
    return formatAnswer(field, answer, options)
  }

  return checkMark(isChoices(answer) ? answer.includes(part) : answer === part)
}

/** The part of a cell is `<row>.<column>`, rows from 0. */
function formatTablePart(
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

  return column.type === 'checkbox'
    ? checkMark(cell === true)
    : formatCell(column, cell, options.labels)
}

function checkMark(on: boolean): string {
  return on ? '✓' : ''
}
