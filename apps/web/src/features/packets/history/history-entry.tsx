import { clsx } from 'clsx'
import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import { formatInstant } from '@countersign/answers/format-day'
import spaceStyles from '../../../ui/space.module.css'
import { AnswerForm } from './answer-form.tsx'
import styles from './history.module.css'
import textStyles from '../../../ui/text.module.css'

interface HistoryEntryProps {
  event: PacketEvent
  documentGroupId: string
}

export function HistoryEntry({ event, documentGroupId }: HistoryEntryProps) {
  const { at, actor, words, question } = event

  return (
    <li className={styles.event} data-asks={question !== null && question.answer === null}>
      <time dateTime={at} className={clsx(textStyles.hint, textStyles.numbers)}>
        {formatInstant(at)}
      </time>
      <div>
        <p>
          <strong>{actor}</strong>
        </p>
        <p className={textStyles.lines}>{words}</p>
        {question?.answer && (
          <p className={clsx(textStyles.quote, spaceStyles.top2)}>
            You answered on {formatInstant(question.answer.at)}: {question.answer.words}
          </p>
        )}
        {question && !question.answer && (
          <AnswerForm
            documentGroupId={documentGroupId}
            role={question.role}
            asker={actor}
            answerable={question.answerable}
          />
        )}
      </div>
    </li>
  )
}
