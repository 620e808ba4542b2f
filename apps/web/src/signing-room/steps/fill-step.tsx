import { FieldControl } from '../fields/field-control.tsx'
import { bySection } from '../document/by-section.ts'
import { ActionBar } from '../ui/action-bar.tsx'
import { DocumentCard } from '../document/document-card.tsx'
import { dealTermsId, FormList } from '../document/form-list.tsx'
import { RoomLayout } from '../ui/room-layout.tsx'
import { StepTitle } from '../ui/step-title.tsx'
import type { RoomPlan } from '../room/room-plan.ts'
import { ErrorSummary } from './error-summary.tsx'
import { useRoomProgress } from '../room/use-room-progress.ts'
import type { RoomProgress } from '../room/use-room-progress.ts'
import { TopBar } from './top-bar.tsx'
import { useFinishRejections } from '../room/use-finish.ts'
import { AnswerText } from '../document/reading/answer-text.tsx'
import readingStyles from '../document/reading/reading.module.css'
import { ReviewStep } from '../document/review/review-step.tsx'
import { useReview } from '../document/review/use-review.ts'
import { useRoom } from '../room/room-context.ts'
import { useMessages } from '../i18n/messages.tsx'
import styles from '../ui/page.module.css'

/** The owner fills out the packet: what the forms share once, then what is left in each. */
export function FillStep() {
  const standing = useRoomProgress()
  const rejections = useFinishRejections()
  const review = useReview()

  return (
    <>
      <RoomLayout hidden={review.isOpen}>
        <Forms standing={standing} rejections={rejections} />
        <ActionBar standing={standing} onRefused={rejections.onRejected} onReview={review.open} />
      </RoomLayout>
      {review.isOpen && (
        <ReviewStep standing={standing} review={review} onRefused={rejections.onRejected} />
      )}
    </>
  )
}

interface FormsProps {
  standing: RoomProgress
  rejections: ReturnType<typeof useFinishRejections>
}

function Forms({ standing, rejections }: FormsProps) {
  const { fill } = useMessages()
  const room = useRoom()

  return (
    <>
      <TopBar forms />
      <header className={styles.head}>
        <StepTitle>{fill.title}</StepTitle>
        <p>{fill.intro(room.packetName, room.premises)}</p>
        <p>{fill.explain}</p>
        <FormList standing={standing} />
      </header>
      {rejections.count > 0 && <ErrorSummary invalid={standing.invalid} rejections={rejections} />}
      <DealTerms plan={standing.plan} />
      {standing.plan.documents.map((plan, index) => (
        <DocumentCard
          key={plan.document.documentId}
          plan={plan}
          index={index}
          standing={standing}
        />
      ))}
      <p className={styles.ending}>{fill.ending}</p>
    </>
  )
}

function DealTerms({ plan }: { plan: RoomPlan }) {
  const { fill } = useMessages()
  if (plan.dealTerms.length === 0 && plan.known.length === 0) {
    return null
  }

  return (
    <section className={styles.sheet} aria-labelledby={dealTermsId} data-deal-terms>
      <header className={styles.sheetHead}>
        <h2 id={dealTermsId} className={styles.sheetTitle} tabIndex={-1}>
          {fill.dealTerms}
        </h2>
        <p>{fill.dealTermsExplain}</p>
      </header>
      {bySection(plan.dealTerms).map(({ section, slots }) => (
        <section key={section} className={styles.part} aria-label={section}>
          {section && <h3>{section}</h3>}
          <div className={readingStyles.fields}>
            {slots.map((slot) => (
              <FieldControl key={slot.id} slot={slot} />
            ))}
          </div>
        </section>
      ))}
      {plan.known.length > 0 && (
        <div className={styles.known}>
          <h3>{fill.known}</h3>
          <dl className={readingStyles.answers}>
            {plan.known.map((field) => (
              <AnswerText key={field.answerKey} field={field} />
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
