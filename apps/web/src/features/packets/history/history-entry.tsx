import type { PacketEvent } from '@countersign/contract/schemas/packets/packet'
import { AnswerForm } from './answer-form.tsx'
import styles from './history.module.css'

interface HistoryEntryProps {
  event: PacketEvent
  documentGroupId: string
  formatTime: (iso: string) => string
}

export function HistoryEntry({ event, documentGroupId, formatTime }: HistoryEntryProps) {
  const { at, actor, words, question } = event

  return (
    <li className={styles.event} data-asks={question !== null && question.answer === null}>
      <time dateTime={at} className={styles.time}>
        {formatTime(at)}
      </time>
      <div>
        <p>
          <strong>{actor}</strong>
        </p>
        <p className={styles.words}>{words}</p>
        {question?.answer && (
          <p className={styles.answer}>
            You answered on {formatTime(question.answer.at)}: {question.answer.words}
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
