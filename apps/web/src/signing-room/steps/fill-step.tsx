import { clsx } from 'clsx'
import { useEffect, useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import fieldStyles from '../fields/field.module.css'
import flexStyles from '../../ui/flex.module.css'
import rowStyles from '../../ui/row-list.module.css'
import spaceStyles from '../../ui/space.module.css'
import cardStyles from '../document/document-card.module.css'
import { DocumentCards } from '../document/document-cards.tsx'
import { FormProgress } from '../document/form-list.tsx'
import { AnswerText } from '../document/reading/answer-text.tsx'
import readingStyles from '../document/reading/reading.module.css'
import { ReviewStep } from '../document/review/review-step.tsx'
import { useFinishAnyway } from '../document/review/use-finish-anyway.tsx'
import { useReview } from '../document/review/use-review.ts'
import { LazyPagePane } from '../document/side-by-side/lazy-page-pane.tsx'
import { useSideBySide } from '../document/side-by-side/use-side-by-side.ts'
import type { SideBySide } from '../document/side-by-side/use-side-by-side.ts'
import { ViewTools } from '../document/view-tools.tsx'
import { FieldControl } from '../fields/field-control.tsx'
import { showsQuestions, useView } from '../room/document-view.ts'
import { listQuestionParts } from '../document/questions/question-parts.ts'
import type { QuestionPart } from '../document/questions/question-parts.ts'
import { notifyReady } from '../room/parent-window.ts'
import { useRoom } from '../room/room-context.ts'
import type { FieldSlot } from '../room/field-slot.ts'
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
import { nextSlotInGroups } from './questions/next-slot-in-groups.ts'
import { QuestionParts } from './questions/question-parts.tsx'
import { ShowPage } from './questions/show-page.tsx'
import { useCurrentPart } from './questions/use-current-part.ts'
import { usePartHistory } from './questions/use-part-history.ts'
import { TopBar } from './top-bar.tsx'
import { WhatChanges } from './what-changes.tsx'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import textStyles from '../../ui/text.module.css'

/** The owner fills out the packet: the shared deal terms once, then the rest of each form. */
export function FillStep() {
  const progress = useRoomProgress(fillRules)
  const rejections = useFinishRejections()
  const review = useReview()
  const sideBySide = useSideBySide()
  const inParts = showsQuestions(useView())
  const parts = useMemo(() => listQuestionParts(progress.plan), [progress.plan])
  const current = useCurrentPart(parts)
  usePartHistory(current?.id)
  const findNext = (missing: readonly FieldSlot[], currentId?: string) =>
    nextSlotInGroups({
      slots: progress.plan.slots,
      missing,
      shown: current?.slots ?? [],
      currentId,
    })
  const messages = useRoomMessages()
  const { dialog, ...finishing } = useFinishAnyway(useFinish(rejections.onRejected), progress)
  useBarHeights()
  useEffect(notifyReady, [])

  return (
    <>
      <RoomLayout
        hidden={review.isOpen}
        className={clsx(inParts && styles.inParts, sideBySide.isShown && styles.withPage)}
      >
        <Forms progress={progress} parts={parts} rejections={rejections} sideBySide={sideBySide} />
        <FormActionBar
          progress={progress}
          findNext={inParts ? findNext : undefined}
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
  parts: readonly QuestionPart[]
  rejections: FinishRejections
  sideBySide: SideBySide
}

function Forms({ progress, parts, rejections, sideBySide }: FormsProps) {
  const { form } = useRoomMessages()
  const inParts = showsQuestions(useView())

  return (
    <>
      <TopBar>
        <ViewTools sideBySide={sideBySide} />
        <ShowPage canShow={sideBySide.canShow} />
      </TopBar>
      {!inParts && (
        <StepHeader>
          <StepTitle>{form.title}</StepTitle>
          <p>{form.explain}</p>
        </StepHeader>
      )}
      <FillOutline parts={parts} progress={progress} />
      {rejections.count > 0 && <ErrorSummary {...progress} rejections={rejections} />}
      {inParts ? (
        <QuestionParts parts={parts} progress={progress} />
      ) : (
        <WholeForms progress={progress} />
      )}
      {sideBySide.isShown && <LazyPagePane plan={progress.plan} />}
    </>
  )
}

/** The forms as text or pages, with the questions in them. */
function WholeForms({ progress }: { progress: RoomProgress }) {
  const { lastTerms } = useRoom()

  return (
    <>
      {lastTerms && <WhatChanges lastTerms={lastTerms} progress={progress} />}
      <DealTerms progress={progress} />
      <DocumentCards progress={progress} />
      <BeforeFinish progress={progress} />
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
    invalid: progress.invalid.filter(({ slot }) => slots.includes(slot)).length,
    sharedMissing: 0,
    blank: countBlank(progress.blanks.filter(({ dealTerms }) => dealTerms === name)),
  }

  return (
    <section className={styles.section} aria-labelledby={id} {...groupAnchor}>
      <header className={clsx(flexStyles.between04, flexStyles.baseline, spaceStyles.bottom3)}>
        <h3 id={id} tabIndex={-1} data-focus-quietly>
          {dealTermGroups[name]}
        </h3>
        <FormProgress progress={counts} />
      </header>
      {hint && <p className={clsx(textStyles.soft, spaceStyles.bottom3)}>{hint}</p>}
      <div className={clsx(readingStyles.fields, fieldStyles.columns)}>
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
    <div className={rowStyles.part}>
      <h3 className={textStyles.label}>{form.known}</h3>
      <dl className={readingStyles.answers}>
        {plan.known.map((field) => (
          <AnswerText key={field.answerKey} field={field} />
        ))}
      </dl>
    </div>
  )
}
