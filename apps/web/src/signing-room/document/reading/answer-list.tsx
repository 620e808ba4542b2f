import { isRequired } from '@countersign/answers/is-answered'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { Fragment } from 'react'
import { answerLookup } from '../../room/answer-lookup.ts'
import { originalField } from '../../room/original-texts.ts'
import { useRoomState, useTask } from '../../room/room-context.ts'
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
  const task = useTask()
  const isReview = useReviewContext() !== undefined
  const unanswered = useUnanswered(task === 'sign' && !isReview ? fields : [])
  const blank = unanswered.filter(({ type }) => !signedTypes.includes(type))
  const unsigned = unanswered.filter(({ type }) => signedTypes.includes(type))
  const given = fields.filter((field) => !unanswered.includes(field))

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
      {unsigned.length > 0 && <UnsignedLine fields={unsigned} siblings={siblings} />}
    </>
  )
}

/** Those without an answer; renders again only when one gets or loses its answer. */
export function useUnanswered(fields: readonly RoomField[]): RoomField[] {
  const keys = useRoomState(({ answers }) =>
    fields.flatMap(({ answerKey }) => ((answers[answerKey] ?? '') === '' ? answerKey : [])).join(),
  )
  const unanswered = keys.split(',')
  return fields.filter(({ answerKey }) => unanswered.includes(answerKey))
}

/** The places that must be signed and are not. */
function UnsignedLine({ fields, siblings }: AnswerListProps) {
  const { common } = useRoomMessages()
  const answers = useRoomState((state) => state.answers)
  const required = fields.filter((field) => isRequired(field, answerLookup(siblings, answers)))

  return <BlankLine lead={`${common.notSignedYet}:`} fields={required} />
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
