import { isRequired } from '@countersign/answers/is-answered'
import type { Answer } from '@countersign/answers/answer'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { Fragment } from 'react'
import { answerLookup } from '../../room/answer-lookup.ts'
import { originalField } from '../../room/original-texts.ts'
import { useRoom, useRoomState } from '../../room/room-context.ts'
import { fieldAnchor } from '../../ui/anchors.ts'
import { AnswerText } from './answer-text.tsx'
import styles from './reading.module.css'
import { useReviewContext } from './review-context.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface AnswerListProps {
  fields: readonly RoomField[]
  siblings: readonly RoomField[]
}

/** Answers with their labels; what was left blank is one line below them for those who read and sign. */
export function AnswerList({ fields, siblings }: AnswerListProps) {
  const { common } = useRoomMessages()
  const { task } = useRoom()
  const isReview = useReviewContext() !== undefined
  const folds = task === 'sign' && !isReview
  const answers = useRoomState((state) => state.answers)
  const blank = folds ? fields.filter((field) => isBlank(field, answers)) : []
  const unsigned = folds ? fields.filter((field) => isUnsigned(field, answers)) : []
  const given = fields.filter((field) => !blank.includes(field) && !unsigned.includes(field))

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
      <BlankLine
        lead={`${common.notSignedYet}:`}
        fields={unsigned.filter((field) => isRequired(field, answerLookup(siblings, answers)))}
      />
    </>
  )
}

/** Not answered, and not a place that is signed. */
export function isBlank(
  { type, answerKey }: RoomField,
  answers: Readonly<Record<string, Answer>>,
): boolean {
  const answer = answers[answerKey]
  return !signedTypes.includes(type) && (answer === undefined || answer === '')
}

function isUnsigned(
  { type, answerKey }: RoomField,
  answers: Readonly<Record<string, Answer>>,
): boolean {
  return signedTypes.includes(type) && answers[answerKey] === undefined
}

const signedTypes: readonly RoomField['type'][] = ['signature', 'initials', 'signedDate']

function BlankLine({ lead, fields }: { lead: string; fields: readonly RoomField[] }) {
  return fields.length === 0 ? null : (
    <div className={styles.leftBlank} data-blank>
      {lead}{' '}
      {fields.map((field, index) => (
        <Fragment key={field.key}>
          {index > 0 && ', '}
          <span
            lang={originalField(field).label === field.label ? 'en' : undefined}
            {...fieldAnchor(field.key)}
          >
            {field.label}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
