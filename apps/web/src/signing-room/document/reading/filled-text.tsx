import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { splitBlanks, splitBold } from '../../../lib/reading-text.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useRoomState } from '../../room/room-context.ts'
import { AnswerValue, ChangeLink } from './answer-text.tsx'
import styles from './reading.module.css'
import { blankText, useReviewContext } from './review-context.ts'
import { FormText } from '../../ui/form-text.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface FilledTextProps {
  text: string
  fields: readonly RoomField[]
}

/** A text of a form with the answers that are printed in it. */
export function FilledText({ text, fields }: FilledTextProps) {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  if (!splitBlanks(text).some((part) => byKey.has(part.key ?? ''))) {
    return <FormText text={text} />
  }

  return splitBold(text).map((run, index) => {
    const parts = splitBlanks(run.text).map((part, at) => {
      const field = byKey.get(part.key ?? '')
      return field ? <AnswerInText key={at} field={field} choice={part.choice} /> : part.text
    })
    return run.bold ? <strong key={index}>{parts}</strong> : parts
  })
}

function AnswerInText({ field, choice }: { field: RoomField; choice: string | undefined }) {
  const t = useRoomMessages()
  const reviewContext = useReviewContext()
  const answer = useRoomState((state) => state.answers[field.answerKey])
  const { kind, text } = blankText(field, reviewContext, t)
  if (choice !== undefined || field.type === 'checkbox') {
    const chosen: unknown[] = [answer].flat()
    return <span data-value>{chosen.includes(choice ?? true) ? '☑' : '☐'}</span>
  }
  if (kind === 'empty' && (answer === undefined || answer === '')) {
    return (
      <span className={styles.lineInText}>
        <VisuallyHidden>
          {field.label}: {text}
        </VisuallyHidden>
      </span>
    )
  }

  return (
    <ChangeLink field={field} label={field.label}>
      <AnswerValue field={field} />
    </ChangeLink>
  )
}
