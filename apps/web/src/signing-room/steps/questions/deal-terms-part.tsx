import { clsx } from 'clsx'
import { useMemo } from 'react'
import spaceStyles from '../../../ui/space.module.css'
import textStyles from '../../../ui/text.module.css'
import { AnswerText } from '../../document/reading/answer-text.tsx'
import readingStyles from '../../document/reading/reading.module.css'
import type { QuestionPart } from '../../document/questions/question-parts.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import cardStyles from '../../document/document-card.module.css'
import { groupAnchor } from '../../ui/anchors.ts'
import { PartHeader } from './part-header.tsx'
import type { PartPlace } from './part-header.tsx'
import { PartQuestions } from './part-questions.tsx'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface DealTermsPartProps {
  part: QuestionPart & { kind: 'deal-terms' }
  place: PartPlace
  progress: RoomProgress
}

/** What several forms share about one subject, such as the rent. */
export function DealTermsPart({ part, place, progress }: DealTermsPartProps) {
  const { dealTermHints } = useRoomMessages()
  const isFirst = progress.plan.dealTerms[0] === part.group
  const sections = useMemo(
    () => [{ title: undefined, fields: [], slots: part.slots }],
    [part.slots],
  )

  return (
    <section className={cardStyles.card} aria-labelledby={part.id} data-deal-terms {...groupAnchor}>
      <PartHeader part={part} place={place} progress={progress} />
      {part.group.name === 'contact' && (
        <p className={clsx(textStyles.soft, spaceStyles.bottom4)}>{dealTermHints.contact}</p>
      )}
      <PartQuestions sections={sections} />
      {isFirst && <Known progress={progress} />}
    </section>
  )
}

function Known({ progress: { plan } }: { progress: RoomProgress }) {
  const { form } = useRoomMessages()
  return plan.known.length === 0 ? null : (
    <details className={spaceStyles.top5}>
      <summary>{form.known}</summary>
      <dl className={readingStyles.answers}>
        {plan.known.map((field) => (
          <AnswerText key={field.answerKey} field={field} />
        ))}
      </dl>
    </details>
  )
}
