import { clsx } from 'clsx'
import flexStyles from '../../../ui/flex.module.css'
import spaceStyles from '../../../ui/space.module.css'
import textStyles from '../../../ui/text.module.css'
import { FormProgress } from '../../document/form-list.tsx'
import type { QuestionPart } from '../../document/questions/question-parts.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { questionTexts } from '../../../i18n/room/questions.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import { formatPartTitle } from './part-titles.ts'
import cardStyles from '../../document/document-card.module.css'
import styles from './questions.module.css'

/** Among all parts. */
export interface PartPlace {
  position: number
  of: number
}

interface PartHeaderProps {
  part: QuestionPart
  place: PartPlace
  progress: RoomProgress
}

/** "Term", "2 of 14", and what is left to answer. */
export function PartHeader({ part, place, progress }: PartHeaderProps) {
  const texts = useRoomMessages()

  return (
    <header className={clsx(flexStyles.column1, spaceStyles.bottom5)}>
      <p className={clsx(flexStyles.between04, textStyles.hint, flexStyles.wide)}>
        <span>
          {questionTexts.partOf(place.position, place.of)}
          {part.kind === 'form' && part.number > 1 && ` · ${part.plan.document.title}`}
        </span>
        <PartProgress part={part} progress={progress} />
      </p>
      <h2
        className={clsx(cardStyles.title, styles.title)}
        id={part.id}
        tabIndex={-1}
        data-focus-quietly
        lang={part.kind === 'form' ? 'en' : undefined}
      >
        {formatPartTitle(part, texts)}
      </h2>
    </header>
  )
}

/** How many answers are left or wrong; nothing where none is and none is required. */
export function PartProgress({ part, progress }: Omit<PartHeaderProps, 'place'>) {
  const slots = new Set(part.slots)
  const missing = progress.missing.filter((slot) => slots.has(slot)).length
  const invalid =
    progress.invalid.filter(({ slot }) => slots.has(slot)).length + countSums(part, progress)
  const asks = part.slots.some(({ field }) => field.required)

  return missing > 0 || invalid > 0 || asks ? (
    <FormProgress progress={{ missing, invalid, sharedMissing: 0, blank: 0 }} />
  ) : null
}

function countSums(part: QuestionPart, { invalidSums }: RoomProgress): number {
  const sections = part.kind === 'form' ? part.sections : []
  const keys = sections.flatMap(({ fields }) => fields.map(({ answerKey }) => answerKey))
  return invalidSums.filter(({ field }) => keys.includes(field.answerKey)).length
}
