import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { splitBlanks } from '../../lib/reading-text.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { useFormTranslation, useFormTranslationState } from '../room/form-translation.ts'
import { originalField } from '../room/original-texts.ts'
import styles from './form-text.module.css'
import { useRoomMessages } from '../../i18n/room/messages.ts'

/** A text of a form with its bold words, which is in English whatever the page's language is. */
export function FormText({ text }: { text: string }) {
  const isTranslated = useFormTranslationState() !== undefined

  return isTranslated ? (
    <span lang="en">
      <RichText text={text} />
    </span>
  ) : (
    <RichText text={text} />
  )
}

/** The translation of a form's text, for information only; nothing if there is none. */
export function TextTranslation({
  text: english,
  isHeading,
}: {
  text: string
  isHeading?: boolean
}) {
  const { language } = useRoomMessages()
  const translated = useFormTranslation()?.text(english)

  return translated === undefined ? null : (
    <span className={styles.translation} lang={language} data-heading={isHeading} data-translation>
      <RichText text={withoutMarks(translated)} />
    </span>
  )
}

/** The answers stand in the English text above. */
function withoutMarks(text: string): string {
  return splitBlanks(text)
    .map(({ text: words, key, choice }) => (choice ? '( )' : key ? '____' : words))
    .join('')
}

/** The label of a field, marked as English where it has no translation. */
export function FieldLabel({ of }: { of: RoomField }) {
  const isTranslated = useFormTranslationState() !== undefined

  return isTranslated && originalField(of).label === of.label ? (
    <span lang="en">{of.label}</span>
  ) : (
    of.label
  )
}

/** The English label of a field whose label is shown in translation. */
export function OriginalLabel({ of }: { of: RoomField }) {
  return <EnglishText english={originalField(of).label} shown={of.label} />
}

export function EnglishText({ english, shown }: { english: string; shown: string }) {
  return english === shown ? null : (
    <span className={styles.original} lang="en">
      {english}
    </span>
  )
}
