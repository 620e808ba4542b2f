import { formatAnswer, formatCell, isMark, isTable } from '@countersign/answers'
import type { TableRow } from '@countersign/answers'
import type { RoomField } from '@countersign/contract'
import { useFormatOptions } from '../../fields/use-format-options.ts'
import { useRoom, useRoomState } from '../../room/room-context.ts'
import { useMessages } from '../../i18n/messages.tsx'
import entered from '../entered.module.css'
import { useWhoEntered } from '../use-who-entered.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { MarkPicture } from '../../signature/mark-picture.tsx'
import styles from './reading.module.css'
import { ReviewedAnswer } from './reviewed-answer.tsx'
import { useReviewContext } from './review-context.ts'
import { blankText } from './blank-text.ts'
import { fieldAnchor } from '../../ui/anchors.ts'

/** An answer that is read here and given elsewhere, with its label or a shorter one. */
export function AnswerText({ field, label = field.label }: { field: RoomField; label?: string }) {
  const who = useWhoEntered(field)

  return (
    <div
      className={styles.answer}
      data-wide={field.type === 'table' || field.type === 'longtext'}
      {...fieldAnchor(field.key)}
    >
      <dt>{label}</dt>
      <dd
        className={who && entered.entered}
        data-wide={field.type === 'table'}
        data-entered={who && true}
      >
        <ReviewedAnswer field={field} label={label}>
          <AnswerValue field={field} />
        </ReviewedAnswer>
        {who && <VisuallyHidden> ({who})</VisuallyHidden>}
        {field.sumOf && <AddedUp />}
      </dd>
    </div>
  )
}

/** Whoever fills out would look for the box: this one fills itself. */
function AddedUp() {
  const { answers } = useMessages()
  const { task } = useRoom()
  return task === 'fill' ? <span className={styles.addedUp}>{answers.addedUp}</span> : null
}

function AnswerValue({ field }: { field: RoomField }) {
  const options = useFormatOptions(field)
  const answer = useRoomState((state) => state.answers[field.answerKey])

  if (answer === undefined || answer === '') {
    return <Blank field={field} />
  }
  if (isTable(answer)) {
    return <TableText field={field} rows={answer} />
  }
  if (isMark(answer)) {
    return <MarkPicture mark={answer} label={field.label} size={sizeOf(field)} />
  }

  return (
    <span className={styles.value} data-value>
      {formatAnswer(field, answer, options)}
    </span>
  )
}

function Blank({ field }: { field: RoomField }) {
  const t = useMessages()
  const { kind, text } = blankText(field, useReviewContext(), t)
  return (
    <span className={styles.blank} data-kind={kind}>
      {text}
    </span>
  )
}

function sizeOf(field: RoomField) {
  return field.type === 'initials' ? 'initials' : 'signature'
}

function TableText({ field, rows }: { field: RoomField; rows: TableRow[] }) {
  const t = useMessages()
  const columns = field.columns ?? []

  return (
    // A table may be wider than a phone; it scrolls by itself, by keyboard too (WCAG 1.4.10, 2.1.1).
    <div className={styles.tableFrame} role="group" aria-label={field.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((column) => (
                <td key={column.key}>{formatCell(column, row[column.key], t.answers)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
