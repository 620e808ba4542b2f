import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import cardStyles from '../document/document-card.module.css'
import { DocumentCard } from '../document/document-card.tsx'
import { FormProgress } from '../document/form-list.tsx'
import { AnswerText } from '../document/reading/answer-text.tsx'
import readingStyles from '../document/reading/reading.module.css'
import { ReviewStep } from '../document/review/review-step.tsx'
import { useFinishAnyway } from '../document/review/use-finish-anyway.tsx'
import { useReview } from '../document/review/use-review.ts'
import { FormQuestions } from '../document/side-by-side/form-questions.tsx'
import { LazyPagePane } from '../document/side-by-side/lazy-page-pane.tsx'
import { useSideBySide } from '../document/side-by-side/use-side-by-side.ts'
import { ViewTools } from '../document/view-tools.tsx'
import { FieldControl } from '../fields/field-control.tsx'
import { useRoom } from '../room/room-context.ts'
import type { DealTermGroup } from '../room/deal-term-groups.ts'
import { fillRules } from '../room/fill-rules.ts'
import type { RoomPlan } from '../room/room-plan.ts'
import { useFinish, useFinishRejections } from '../room/use-finish.ts'
import type { FinishRejections } from '../room/use-finish.ts'
import { countBlank, useRoomProgress } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { dealTermGroupId, dealTermsId, groupAnchor } from '../ui/anchors.ts'
import layoutStyles from '../ui/room-layout.module.css'
import { useBarHeights } from '../ui/use-bar-heights.ts'
import { RoomLayout, StepHeader, StepTitle } from '../ui/room-layout.tsx'
import { BeforeFinish, BlankNote, showBeforeFinish } from './before-finish.tsx'
import { ErrorSummary } from './error-summary.tsx'
import styles from './fill-step.module.css'
import { FillOutline } from './fill-outline.tsx'
import { FormActionBar } from './form-action-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { WhatChanges } from './what-changes.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** The owner fills out the packet: the shared deal terms once, then the rest of each form. */
export function FillStep() {
  const progress = useRoomProgress(fillRules)
  const rejections = useFinishRejections()
  const review = useReview()
  const sideBySide = useSideBySide()
  const messages = useRoomMessages()
  const { dialog, ...finishing } = useFinishAnyway(useFinish(rejections.onRejected), progress)
  useBarHeights()

  return (
    <>
      <RoomLayout
        hidden={review.isOpen}
        className={sideBySide.isShown ? styles.withPage : undefined}
      >
        <Forms progress={progress} rejections={rejections} sideBySide={sideBySide} />
        <FormActionBar
          progress={progress}
          onRejected={rejections.onRejected}
          finishing={finishing}
          onComplete={showBeforeFinish}
          note={<BlankNote progress={progress} />}
        >
          <Button kind={progress.missing.length > 0 ? 'quiet' : 'secondary'} onClick={review.open}>
            {messages.review.open}
          </Button>
        </FormActionBar>
      </RoomLayout>
      {review.isOpen && (
        <ReviewStep progress={progress} review={review} onRejected={rejections.onRejected} />
      )}
      {dialog}
    </>
  )
}

interface FormsProps {
  progress: RoomProgress
  rejections: FinishRejections
  sideBySide: ReturnType<typeof useSideBySide>
}

function Forms({ progress, rejections, sideBySide }: FormsProps) {
  const { form, sideBySide: texts } = useRoomMessages()
  const room = useRoom()

  return (
    <>
      <TopBar>
        <ViewTools sideBySide={sideBySide.canShow ? texts.view : undefined} />
      </TopBar>
      <StepHeader>
        <StepTitle>{form.title}</StepTitle>
        <p>{form.explain}</p>
      </StepHeader>
      {room.lastTerms && <WhatChanges lastTerms={room.lastTerms} progress={progress} />}
      <FillOutline progress={progress} />
      {rejections.count > 0 && <ErrorSummary {...progress} rejections={rejections} />}
      <DealTerms progress={progress} />
      {progress.plan.documents.map((plan, index) => (
        <DocumentCard
          key={plan.document.documentId}
          plan={plan}
          index={index}
          progress={progress}
          questions={sideBySide.isShown ? <FormQuestions plan={plan} /> : undefined}
        />
      ))}
      <BeforeFinish progress={progress} />
      {sideBySide.isShown && <LazyPagePane plan={progress.plan} />}
    </>
  )
}

function DealTerms({ progress }: { progress: RoomProgress }) {
  const { fill } = useRoomMessages()
  const { plan } = progress
  if (plan.dealTerms.length === 0 && plan.known.length === 0) {
    return null
  }

  return (
    <section
      className={clsx(cardStyles.card, layoutStyles.edgeToEdge)}
      aria-labelledby={dealTermsId}
      data-deal-terms
    >
      <header className={cardStyles.header}>
        <h2 id={dealTermsId} className={cardStyles.title} tabIndex={-1}>
          {fill.dealTerms}
        </h2>
      </header>
      {plan.dealTerms.map((group) => (
        <Group key={group.name} group={group} progress={progress} />
      ))}
      <Known plan={plan} />
    </section>
  )
}

function Group({ group, progress }: { group: DealTermGroup; progress: RoomProgress }) {
  const { dealTermGroups, dealTermHints } = useRoomMessages()
  const { name, slots } = group
  const id = dealTermGroupId(name)
  const hint = name === 'contact' ? dealTermHints.contact : undefined
  const counts = {
    missing: progress.missing.filter((slot) => slots.includes(slot)).length,
    sharedMissing: 0,
    blank: countBlank(progress.blanks.filter(({ dealTerms }) => dealTerms === name)),
  }

  return (
    <section className={styles.section} aria-labelledby={id} {...groupAnchor}>
      <header className={styles.groupHeader}>
        <h3 id={id} tabIndex={-1} data-focus-quietly>
          {dealTermGroups[name]}
        </h3>
        <FormProgress progress={counts} />
      </header>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={readingStyles.fields}>
        {slots.map((slot) => (
          <FieldControl key={slot.id} slot={slot} />
        ))}
      </div>
    </section>
  )
}

function Known({ plan }: { plan: RoomPlan }) {
  const { form } = useRoomMessages()
  return plan.known.length === 0 ? null : (
    <div className={styles.known}>
      <h3>{form.known}</h3>
      <dl className={readingStyles.answers}>
        {plan.known.map((field) => (
          <AnswerText key={field.answerKey} field={field} />
        ))}
      </dl>
    </div>
  )
}
