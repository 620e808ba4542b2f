import { isMark, isTable, type Answer } from '@countersign/answers/answer'
import { formatAnswer } from '@countersign/answers/format-answer'
import { isComputed } from '@countersign/answers/is-computed'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { clsx } from 'clsx'
import { memo, type ReactNode } from 'react'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useFormatOptions } from '../../fields/use-format-options.ts'
import { controlId } from '../../room/control-id.ts'
import { OtherRows } from '../../ratings/other-rows.tsx'
import { findAnswerError } from '../../room/error-messages.ts'
import { useFormTranslation } from '../../room/form-translation.ts'
import { useRoomState, useTask } from '../../room/room-context.ts'
import { MarkPicture } from '../../signature/mark-picture.tsx'
import { fieldAnchor } from '../../ui/anchors.ts'
import { focusControl } from '../../ui/focus-control.ts'
import enteredStyles from '../entered.module.css'
import { useEnteredBy } from '../entered-by.tsx'
import styles from './reading.module.css'
import { originalField } from '../../room/original-texts.ts'
import { isTermOfOneForm } from '../../room/room-plan.ts'
import { blankText, useReviewContext } from './review-context.ts'
import { TableText } from './table-text.tsx'
import { FieldLabel } from '../../ui/form-text.tsx'
import { FoldedEnglish } from './english-fold.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** In characters: longer labels stand above their answer on a phone, too. */
const longLabel = 44

/** An answer with its label, read-only; in a review it leads to where it can be changed. */
export const AnswerText = memo(function AnswerText({
  field,
  label = field.label,
}: {
  field: RoomField
  label?: string
}) {
  const enteredBy = useEnteredBy(field)

  return (
    <div
      className={styles.answer}
      data-wide={isWide(field) || field.type === 'longtext' || label.length > longLabel}
      {...fieldAnchor(field.key)}
    >
      <dt>
        {label === field.label ? (
          <>
            <FieldLabel of={field} />
            <FoldedEnglish english={originalField(field).label} shown={field.label} />
          </>
        ) : (
          label
        )}
      </dt>
      <dd
        className={enteredBy && enteredStyles.entered}
        data-wide={isWide(field)}
        data-entered={enteredBy && true}
      >
        <ChangeLink field={field} label={label}>
          <AnswerValue field={field} />
        </ChangeLink>
        {enteredBy && <VisuallyHidden> ({enteredBy})</VisuallyHidden>}
        {isComputed(field) ? <SumNote field={field} /> : <SharedNote field={field} />}
      </dd>
    </div>
  )
})

function isWide({ type }: RoomField): boolean {
  return type === 'table' || type === 'photos'
}

interface ChangeLinkProps {
  field: RoomField
  label: string
  children: ReactNode
}

/** In a review, the owner's own answer is a button that leads to its control. */
export function ChangeLink({ field, label, children }: ChangeLinkProps) {
  const reviewContext = useReviewContext()
  const slot = reviewContext?.slots.get(field.answerKey)
  const answer = useRoomState((state) => state.answers[field.answerKey])
  if (!reviewContext || !slot) {
    return children
  }

  // A table cannot be inside a button, so its button follows it.
  const isShownAsTable = isTable(answer)
  const changeLabel = reviewContext.changeLabel(label)
  return (
    <>
      {isShownAsTable && children}
      <button
        type="button"
        className={styles.changeLink}
        onClick={() => reviewContext.changeAnswer(slot)}
      >
        {isShownAsTable ? changeLabel : children}
        {!isShownAsTable && <VisuallyHidden> {changeLabel}</VisuallyHidden>}
      </button>
    </>
  )
}

/** Whoever fills out would look for a control, but a sum has none. */
function SumNote({ field }: { field: RoomField }) {
  const t = useRoomMessages()
  const translation = useFormTranslation()
  const task = useTask()
  const isKnown = useRoomState((state) => state.answers[field.answerKey] !== undefined)
  const error = useRoomState((state) => findAnswerError(state, field.answerKey, t, translation))
  if (task !== 'fill') {
    return null
  }

  return (
    <span className={styles.sumNote} data-problem={error !== undefined}>
      {error ?? (isKnown ? t.answers.computed : t.answers.notComputed)}
    </span>
  )
}

/** Whoever fills out would look for a control, but a shared answer has it among the deal terms. */
function SharedNote({ field }: { field: RoomField }) {
  const { fill } = useRoomMessages()
  const task = useTask()
  const isReviewed = useReviewContext() !== undefined
  const isDealTerm = field.scope === 'packet' || isTermOfOneForm(field.key)
  if (task !== 'fill' || isReviewed || !isDealTerm || !field.mine) {
    return null
  }

  const id = controlId('shared', field.key)
  return (
    <a
      href={`#${id}`}
      className={styles.sumNote}
      onClick={(event) => {
        event.preventDefault()
        focusControl(id)
      }}
    >
      {fill.fromDealTerms}
      <VisuallyHidden>: {field.label}</VisuallyHidden>
    </a>
  )
}

export function AnswerValue({ field }: { field: RoomField }) {
  const options = useFormatOptions(field)
  const answer = useRoomState((state) => state.answers[field.answerKey])

  if (answer === undefined || answer === '') {
    return <Blank field={field} />
  }
  if (isTable(answer)) {
    return field.rowsOf || field.type === 'photos' ? (
      <OtherRows field={field} rows={answer} />
    ) : (
      <TableText field={field} rows={answer} />
    )
  }
  if (isMark(answer)) {
    const size = field.type === 'initials' ? 'initials' : 'signature'
    return <MarkPicture mark={answer} label={field.label} size={size} />
  }

  return (
    <>
      <span className={clsx(textStyles.strong, textStyles.lines, textStyles.numbers)} data-value>
        {formatAnswer(field, answer, options)}
      </span>
      <OriginalChoice field={field} answer={answer} />
    </>
  )
}

/** The English words of a chosen option that is shown in translation: they are what is signed. */
function OriginalChoice({ field, answer }: { field: RoomField; answer: Answer }) {
  const options = useFormatOptions(field)
  if (!field.options) {
    return null
  }

  const label = formatAnswer(field, answer, options)
  return <FoldedEnglish english={formatAnswer(originalField(field), answer)} shown={label} />
}

function Blank({ field }: { field: RoomField }) {
  const t = useRoomMessages()
  const reviewContext = useReviewContext()
  const { kind, text } = blankText(field, reviewContext, t)
  return (
    <span className={styles.blank} data-kind={kind}>
      {text}
    </span>
  )
}
