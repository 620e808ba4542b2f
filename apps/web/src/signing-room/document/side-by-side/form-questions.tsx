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
  const { common, sideBySide } = useRoomMessages()
  const sections = listSections(plan.document)
  const isEmpty = plan.unplaced.length === 0 && sections.every((each) => !asks(each, plan))

  return (
    <div className={stackStyles.gap5} {...viewAnchor('side-by-side')}>
      {sections.map((section) => (
        <Section key={section.title ?? ''} section={section} plan={plan} />
      ))}
      {isEmpty && <p className={textStyles.hint}>{sideBySide.nothingAsked}</p>}
      {plan.unplaced.length > 0 && (
        <div role="group" aria-label={common.moreQuestions}>
          <Questions slots={plan.unplaced} />
        </div>
      )}
    </div>
  )
})

function asks({ fields }: FormSection, { slots }: DocumentPlan): boolean {
  return fields.some((field) => slots.has(field.key) || isComputed(field))
}

/** One in which nothing is asked is only a place that the outline leads to. */
function Section({ section, plan }: { section: FormSection; plan: DocumentPlan }) {
  const { title, fields } = section
  if (!asks(section, plan)) {
    return <span {...fieldAnchor(fields[0]?.key ?? '')} />
  }
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
