import type { UsState } from '@countersign/contract/schemas/shapes'
import { findNoticeKey, findNoticeText, type NoticeText } from './notice-texts.ts'

/** What a question says: on paper the field has the same label in every state. */
interface Question {
  key: string
  label: string
  help?: string
}

/**
 * For the owner of a home in this state, names the law whose words a field of the form takes, and where to
 * read it. Other fields stay as they are.
 */
export function nameNoticeText<Q extends Question>(
  question: Q,
  { formId, state }: { formId: string; state: UsState },
): Q {
  const text = question.key === findNoticeKey(formId) ? findNoticeText(formId, state) : undefined

  return text ? { ...question, ...describe(text) } : question
}

function describe({ law, readAt, held }: NoticeText): Omit<Question, 'key'> {
  return held
    ? {
        label: `The text of ${law} (already filled in)`,
        help: `As we read it on ${held.checkedOn}. Compare it with the law in force (${readAt}), and fill in its blanks.`,
      }
    : {
        label: `Insert the text of ${law} here`,
        help: `Copy it word for word from the law in force: ${readAt}. The form cannot be printed without it. We do not print words that we could not check. If the law prescribes a whole form, you may use that form instead of this one.`,
      }
}
