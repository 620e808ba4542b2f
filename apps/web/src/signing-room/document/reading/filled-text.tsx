import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { isMark, isTable } from '@countersign/answers/answer'
import { formatAnswer } from '@countersign/answers/format-answer'
import { clsx } from 'clsx'
import { splitBlanks, splitBold } from '../../../lib/reading-text.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useRoomState } from '../../room/room-context.ts'
import { useFormatOptions } from '../../fields/use-format-options.ts'
import { useFormTranslationState } from '../../room/form-translation.ts'
import { originalField } from '../../room/original-texts.ts'
import { AnswerValue, ChangeLink } from './answer-text.tsx'
import { useEnglishShown } from './english-fold.tsx'
import styles from './reading.module.css'
import { blankText, useReviewContext } from './review-context.ts'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

interface FilledTextProps {
  text: string
  fields?: readonly RoomField[]
}

/**
 * A text of a form with the answers that are printed in it, in the reader's language; below it the
 * English, which is what is signed, while its section shows it.
 */
export function FilledText({ text, fields = [] }: FilledTextProps) {
  const state = useFormTranslationState()
  const isEnglishShown = useEnglishShown()
  if (!state) {
    return <Words text={text} fields={fields} />
  }

  const english = <Words text={text} fields={fields} isEnglish />
  const translated = state.translation?.text(text)
  if (translated === undefined) {
    return <span lang="en">{english}</span>
  }
  return (
    <>
      <Words text={translated} fields={fields} />
      {isEnglishShown && (
        <span className={styles.english} lang="en" data-english>
          {english}
        </span>
      )}
    </>
  )
}

interface WordsProps extends Required<FilledTextProps> {
  /** The text is in another language than the page. */
  isEnglish?: boolean
}

function Words({ text, fields, isEnglish = false }: WordsProps) {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  if (!splitBlanks(text).some((part) => byKey.has(part.key ?? ''))) {
    return <RichText text={text} />
  }

  return splitBold(text).map((run, index) => {
    const parts = splitBlanks(run.text).map((part, at) => {
      const field = byKey.get(part.key ?? '')
      return field ? (
        <AnswerInText
          key={at}
          field={isEnglish ? originalField(field) : field}
          choice={part.choice}
          isEnglish={isEnglish}
        />
      ) : (
        part.text
      )
    })
    return run.bold ? <strong key={index}>{parts}</strong> : parts
  })
}

interface AnswerInTextProps {
  field: RoomField
  choice: string | undefined
  isEnglish: boolean
}

function AnswerInText({ field, choice, isEnglish }: AnswerInTextProps) {
  const t = useRoomMessages()
  const { timeZone } = useFormatOptions(field)
  const reviewContext = useReviewContext()
  const answer = useRoomState((state) => state.answers[field.answerKey])
  const { kind, text } = blankText(field, reviewContext, t)
  if (choice !== undefined || field.type === 'checkbox') {
    const chosen: unknown[] = [answer].flat()
    return <span data-value>{chosen.includes(choice ?? true) ? '☑' : '☐'}</span>
  }
  if (kind === 'empty' && (answer === undefined || answer === '')) {
    return (
      <span className={styles.lineInText}>
        <VisuallyHidden>
          {field.label}: {text}
        </VisuallyHidden>
      </span>
    )
  }
  if (isEnglish && answer !== undefined && !isMark(answer) && !isTable(answer)) {
    return (
      <span className={clsx(textStyles.strong, textStyles.lines, textStyles.numbers)} data-value>
        {formatAnswer(field, answer, { timeZone })}
      </span>
    )
  }

  return (
    <ChangeLink field={field} label={field.label}>
      <AnswerValue field={field} />
    </ChangeLink>
  )
}
