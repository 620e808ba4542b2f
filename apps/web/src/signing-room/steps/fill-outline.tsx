import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import flexStyles from '../../ui/flex.module.css'
import spaceStyles from '../../ui/space.module.css'
import textStyles from '../../ui/text.module.css'
import { showsQuestions, useView } from '../room/document-view.ts'
import type { QuestionPart } from '../document/questions/question-parts.ts'
import { listUnasked } from '../document/questions/question-parts.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { focusControl } from '../ui/focus-control.ts'
import layoutStyles from '../ui/room-layout.module.css'
import { useCurrentHeading } from '../ui/use-current-heading.ts'
import styles from './fill-outline.module.css'
import { PartProgress } from './questions/part-header.tsx'
import { formatPartTitle } from './questions/part-titles.ts'
import { useCurrentPart } from './questions/use-current-part.ts'
import { questionTexts } from '../../i18n/room/questions.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'

interface FillOutlineProps {
  parts: readonly QuestionPart[]
  progress: RoomProgress
}

/** The groups of questions, each with what is left; in a narrow window behind a button. */
export function FillOutline({ parts, progress }: FillOutlineProps) {
  const { common } = useRoomMessages()
  const current = useCurrentId(parts)
  const [isOpen, setOpen] = useState(false)
  const unasked = listUnasked(progress.plan).length

  return (
    <nav
      className={clsx(styles.outline, layoutStyles.outline)}
      aria-label={common.formsHeading}
      data-open={isOpen}
    >
      <Button
        kind="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {questionTexts.parts}
      </Button>
      <ul className={flexStyles.column0} onClick={() => setOpen(false)}>
        {parts.map((part) => (
          <PartItem key={part.id} part={part} isCurrent={part.id === current} progress={progress} />
        ))}
      </ul>
      {unasked > 0 && (
        <p className={clsx(textStyles.soft, spaceStyles.top2)}>{questionTexts.unasked(unasked)}</p>
      )}
    </nav>
  )
}

/** In the text of the forms, the group that is read. */
function useCurrentId(parts: readonly QuestionPart[]): string | undefined {
  const ids = useMemo(() => parts.map(({ id }) => id), [parts])
  const read = useCurrentHeading(ids)
  const shown = useCurrentPart(parts)?.id
  return showsQuestions(useView()) ? shown : read
}

interface PartItemProps {
  part: QuestionPart
  isCurrent: boolean
  progress: RoomProgress
}

function PartItem({ part, isCurrent, progress }: PartItemProps) {
  const texts = useRoomMessages()
  return (
    <li data-current={isCurrent} lang={part.kind === 'form' ? 'en' : undefined}>
      <a
        href={`#${part.id}`}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={(event) => {
          event.preventDefault()
          focusControl(part.id)?.scrollIntoView({ block: 'start' })
        }}
      >
        {formatPartTitle(part, texts)}
      </a>
      <PartProgress part={part} progress={progress} />
    </li>
  )
}
