import cardStyles from '../../document/document-card.module.css'
import type { QuestionPart } from '../../document/questions/question-parts.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { groupAnchor } from '../../ui/anchors.ts'
import { PartHeader } from './part-header.tsx'
import type { PartPlace } from './part-header.tsx'
import { PartQuestions } from './part-questions.tsx'

interface FormPartProps {
  part: QuestionPart & { kind: 'form' }
  place: PartPlace
  progress: RoomProgress
}

/** What one form asks, by its headings. */
export function FormPart({ part, place, progress }: FormPartProps) {
  return (
    <div className={cardStyles.card} {...groupAnchor}>
      <PartHeader part={part} place={place} progress={progress} />
      <PartQuestions sections={part.sections} siblings={part.plan.document.fields} />
    </div>
  )
}
