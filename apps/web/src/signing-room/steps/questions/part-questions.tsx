import { clsx } from 'clsx'
import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { memo } from 'react'
import chipStyles from '../../../ui/chip.module.css'
import spaceStyles from '../../../ui/space.module.css'
import { AnswerList } from '../../document/reading/answer-list.tsx'
import fieldStyles from '../../fields/field.module.css'
import { SlotControl } from '../../fields/slot-control.tsx'
import type { FieldSlot } from '../../room/field-slot.ts'
import type { FormPartSection } from '../../document/questions/question-parts.ts'
import { useRoomState } from '../../room/room-context.ts'
import { focusControl } from '../../ui/focus-control.ts'
import { UntilFound } from '../../ui/until-found.tsx'
import styles from './questions.module.css'
import { useFolds } from './use-folds.ts'
import type { Folds } from './use-folds.ts'
import { questionTexts } from '../../../i18n/room/questions.ts'
import flexStyles from '../../../ui/flex.module.css'
import textStyles from '../../../ui/text.module.css'

interface PartQuestionsProps {
  sections: readonly FormPartSection[]
  /** The fields of the form, where the questions belong to one. */
  siblings?: readonly RoomField[]
}

const noSiblings: readonly RoomField[] = []

/**
 * The questions below their headings, and the names of those that are optional. Renders again only when
 * they change: all groups of a packet are on the page, and each key changes what is left in it.
 */
export const PartQuestions = memo(function PartQuestions({
  sections,
  siblings = noSiblings,
}: PartQuestionsProps) {
  const slots = sections.flatMap((section) => section.slots)
  const folds = useFolds(slots)
  const shown = sections.filter((section) =>
    section.slots.some((slot) => !folds.folded.includes(slot)),
  )

  return (
    <>
      {sections.map((section) => (
        <section key={section.title ?? ''} className={styles.section}>
          {section.title !== undefined && shown.indexOf(section) > 0 && (
            <h3 lang="en">{section.title}</h3>
          )}
          <div className={fieldStyles.columns}>
            {section.slots.map((slot) => (
              <Question key={slot.id} slot={slot} folds={folds} />
            ))}
          </div>
          <Sums fields={section.fields.filter(({ sumOf }) => sumOf)} siblings={siblings} />
        </section>
      ))}
      {folds.folded.length > 0 && <AddOptional slots={folds.folded} />}
    </>
  )
})

function Question({ slot, folds: { folded, open } }: { slot: FieldSlot; folds: Folds }) {
  return (
    <UntilFound
      className={styles.question}
      data-wide={isWide(slot) || undefined}
      isHidden={folded.includes(slot)}
      onFound={() => open(slot.id)}
    >
      <SlotControl slot={slot} />
    </UntilFound>
  )
}

const wideTypes = ['longtext', 'table', 'photos', 'radio', 'checkbox', 'checkboxGroup', 'address']

/** Takes both columns. */
function isWide({ field: { type, options = [], label } }: FieldSlot): boolean {
  return (
    wideTypes.includes(type) ||
    label.length > 60 ||
    options.some((option) => option.label.length > 34)
  )
}

/** What follows from other answers, once it does. */
function Sums({
  fields,
  siblings,
}: {
  fields: readonly RoomField[]
  siblings: readonly RoomField[]
}) {
  const known = useRoomState(({ answers }) =>
    fields.map(({ answerKey }) => (answerKey in answers ? answerKey : '')).join(' '),
  ).split(' ')
  const shown = fields.filter(({ answerKey }) => known.includes(answerKey))
  return shown.length === 0 ? null : <AnswerList fields={shown} siblings={siblings} />
}

function AddOptional({ slots }: { slots: readonly FieldSlot[] }) {
  return (
    <div
      className={clsx(flexStyles.row2, textStyles.soft, spaceStyles.top5)}
      role="group"
      aria-label={questionTexts.add}
    >
      <span aria-hidden>{questionTexts.add}</span>
      {slots.map(({ id, field }) => (
        <button
          key={id}
          type="button"
          className={chipStyles.chip}
          lang="en"
          onClick={() => focusControl(id)}
        >
          {field.label}
        </button>
      ))}
    </div>
  )
}
