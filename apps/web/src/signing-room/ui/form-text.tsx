import type { RoomField } from '@countersign/contract/schemas/signing-room/room-document'
import { useFormTranslationState } from '../room/form-translation.ts'
import { originalField } from '../room/original-texts.ts'
import textStyles from '../../ui/text.module.css'

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
    <span className={textStyles.below} lang="en">
      {english}
    </span>
  )
}
