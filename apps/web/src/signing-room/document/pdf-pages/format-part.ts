import type { Answer, RoomField } from '@countersign/contract'
import { isChoices, isTable } from '../../fields/answers/answer-shape.ts'
import { showAnswer, showCell } from '../../fields/answers/show-answer.ts'
import type { Messages } from '../../i18n/en.ts'

/** What of an answer stands at one place of its field: the whole, one square's mark, or one cell. */
export function formatPart(
  field: RoomField,
  { answer, part }: { answer: Answer; part: string | undefined },
  messages: Messages,
): string {
  if (field.type === 'checkbox') {
    return tick(answer === true)
  }
  if (field.type === 'table') {
    return showCellAt(field, { answer, part }, messages)
  }
  if (part === undefined) {
    return showAnswer(field, answer, messages)
  }

  return tick(isChoices(answer) ? answer.includes(part) : answer === part)
}

/** A cell's part is `<row>.<column>`, rows from 0. */
function showCellAt(
  field: RoomField,
  { answer, part = '' }: { answer: Answer; part: string | undefined },
  messages: Messages,
): string {
  const [row, ...key] = part.split('.')
  const column = field.columns?.find((other) => other.key === key.join('.'))
  const cell = isTable(answer) && column ? answer[Number(row)]?.[column.key] : undefined
  if (!column) {
    return ''
  }

  return column.type === 'checkbox' ? tick(cell === true) : showCell(column, cell, messages)
}

function tick(on: boolean): string {
  return on ? '✓' : ''
}
