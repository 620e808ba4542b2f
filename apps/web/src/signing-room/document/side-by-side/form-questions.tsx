import { isComputed } from '@countersign/answers/is-computed'
import { memo } from 'react'
import { SlotControl } from '../../fields/slot-control.tsx'
import type { FieldSlot } from '../../room/field-slot.ts'
import { listSections } from '../../room/room-plan.ts'
import type { DocumentPlan, FormSection } from '../../room/room-plan.ts'
import { fieldAnchor, viewAnchor } from '../../ui/anchors.ts'
import { AnswerList } from '../reading/answer-list.tsx'
import readingStyles from '../reading/reading.module.css'
import textStyles from '../../../ui/text.module.css'
import stackStyles from '../../../ui/stack.module.css'
import styles from './form-questions.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** What is asked in a form and its sums, by its headings: its text stands on the page beside. */
export const FormQuestions = memo(function FormQuestions({ plan }: { plan: DocumentPlan }) {
  const { common } = useRoomMessages()

  return (
    <div className={stackStyles.gap5} {...viewAnchor('side-by-side')}>
      {listSections(plan.document).map((section) => (
        <Section key={section.title ?? ''} section={section} plan={plan} />
      ))}
      {plan.unplaced.length > 0 && (
        <div role="group" aria-label={common.moreQuestions}>
          <Questions slots={plan.unplaced} />
        </div>
      )}
    </div>
  )
})

function Section({ section, plan }: { section: FormSection; plan: DocumentPlan }) {
  const { sideBySide } = useRoomMessages()
  const { title, fields } = section
  const slots = fields.flatMap(({ key }) => plan.slots.get(key) ?? [])
  const sums = fields.filter(isComputed)

  return (
    <section>
      {title !== undefined && (
        <h3 className={styles.title} lang="en">
          {title}
        </h3>
      )}
      {slots.length > 0 && <Questions slots={slots} />}
      {sums.length > 0 && <AnswerList fields={sums} siblings={plan.document.fields} />}
      {slots.length + sums.length === 0 && (
        <p className={textStyles.hint} {...fieldAnchor(fields[0]?.key ?? '')}>
          {sideBySide.nothingAsked}
        </p>
      )}
    </section>
  )
}

function Questions({ slots }: { slots: readonly FieldSlot[] }) {
  return (
    <div className={readingStyles.fields}>
      {slots.map((slot) => (
        <SlotControl key={slot.id} slot={slot} />
      ))}
    </div>
  )
}
