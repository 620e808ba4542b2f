import { useRef } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDocumentView, useView } from '../../room/document-view.ts'
import type { QuestionPart } from '../../document/questions/question-parts.ts'
import { useRoom } from '../../room/room-context.ts'
import type { RoomProgress } from '../../room/use-room-progress.ts'
import { formAnchor, viewAnchor } from '../../ui/anchors.ts'
import layoutStyles from '../../ui/room-layout.module.css'
import { StepTitle } from '../../ui/room-layout.tsx'
import { UntilFound } from '../../ui/until-found.tsx'
import { BeforeFinish } from '../before-finish.tsx'
import { WhatChanges } from '../what-changes.tsx'
import { DealTermsPart } from './deal-terms-part.tsx'
import { FormPart } from './form-part.tsx'
import type { PartPlace } from './part-header.tsx'
import { PartPager } from './part-pager.tsx'
import styles from './questions.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'
import { useCurrentPart, useShownAtOnce } from './use-current-part.ts'

interface QuestionPartsProps {
  parts: readonly QuestionPart[]
  progress: RoomProgress
}

/** The questions of the packet, one group at a time; the others keep their state. */
export function QuestionParts({ parts, progress }: QuestionPartsProps) {
  const { form } = useRoomMessages()
  const view = useView()
  const { part } = useDocumentView()
  const current = useCurrentPart(parts)
  const container = useRef<HTMLDivElement>(null)
  useShownAtOnce(container, parts)

  return (
    <div ref={container} className={layoutStyles.edgeToEdge} {...viewAnchor(view)}>
      <VisuallyHidden>
        <StepTitle>{form.title}</StepTitle>
      </VisuallyHidden>
      {parts.map((each, index) => (
        <UntilFound
          key={each.id}
          as={each.kind === 'form' ? 'article' : 'div'}
          className={styles.part}
          aria-labelledby={each.kind === 'form' ? each.id : undefined}
          data-question-part={each.id}
          isHidden={each !== current}
          onFound={() => part.set(each.id)}
          {...(each.kind === 'form' && formAnchor(each.plan.document.documentId))}
        >
          <Part part={each} place={{ position: index + 1, of: parts.length }} progress={progress} />
          <PartPager parts={parts} index={index} />
        </UntilFound>
      ))}
    </div>
  )
}

interface PartProps {
  part: QuestionPart
  place: PartPlace
  progress: RoomProgress
}

function Part({ part, place, progress }: PartProps) {
  const { lastTerms } = useRoom()

  switch (part.kind) {
    case 'changes':
      return lastTerms && <WhatChanges lastTerms={lastTerms} progress={progress} />
    case 'deal-terms':
      return <DealTermsPart part={part} place={place} progress={progress} />
    case 'form':
      return <FormPart part={part} place={place} progress={progress} />
    case 'end':
      return <BeforeFinish progress={progress} />
  }
}
