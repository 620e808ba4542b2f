import type { Answer } from '@countersign/answers'
import type { RoomField } from '@countersign/contract'
import { Fragment } from 'react'
import { useMessages } from '../../i18n/messages.tsx'
import { useRoom, useRoomState } from '../../room/room-context.ts'
import { fieldAnchor } from '../../ui/anchors.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './reading.module.css'
import { useReviewContext } from './review-context.ts'

/** Answers with their labels; what was left blank is one line below them for those who read and sign. */
export function AnswerList({ fields }: { fields: readonly RoomField[] }) {
  const { common } = useMessages()
  const { task } = useRoom()
  const isReview = useReviewContext() !== undefined
  const folds = task === 'sign' && !isReview
  const answers = useRoomState((state) => state.answers)
  const blank = folds ? fields.filter((field) => isBlank(field, answers)) : []
  const given = fields.filter((field) => !blank.includes(field))

  return (
    <>
      {given.length > 0 && (
        <dl className={styles.answers}>
          {given.map((field) => (
            <AnswerText key={field.key} field={field} />
          ))}
        </dl>
      )}
      <BlankLine lead={common.leftBlank} fields={blank.filter(({ role }) => role === 'LLEdit')} />
      <BlankLine lead={common.notYetGiven} fields={blank.filter(({ role }) => role !== 'LLEdit')} />
    </>
  )
}

/** Not answered, and not a place that is signed. */
export function isBlank(
  { type, answerKey }: RoomField,
  answers: Readonly<Record<string, Answer>>,
): boolean {
  const answer = answers[answerKey]
  const isSigned = type === 'signature' || type === 'initials' || type === 'signedDate'
  return !isSigned && (answer === undefined || answer === '')
}

function BlankLine({ lead, fields }: { lead: string; fields: readonly RoomField[] }) {
  return fields.length === 0 ? null : (
    <div className={styles.leftBlank} data-blank>
      {lead}{' '}
      {fields.map((field, index) => (
        <Fragment key={field.key}>
          {index > 0 && ', '}
          <span lang="en" {...fieldAnchor(field.key)}>
            {field.label}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
