import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { Button } from '../../../ui/button.tsx'
import { useMessages } from '../../i18n/messages.tsx'
import { useFormTranslationState } from '../../room/form-translation.ts'
import { isTranslated } from '../../room/original-texts.ts'
import styles from './text-aid.module.css'

/** Above a form in another language: what the translation is worth, and a button to hide it. */
export function ReadingAidNote({ document }: { document: RoomDocument }) {
  const { readingAid } = useMessages()
  const state = useFormTranslationState()
  if (!state || !readingAid) {
    return null
  }

  const { status, isHidden, show, retry, translation } = state
  if (status === 'loading') {
    return <p className={styles.note}>{readingAid.loading}</p>
  }
  if (status === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <p>{readingAid.failed}</p>
        <Button onClick={retry}>{readingAid.retry}</Button>
      </div>
    )
  }
  if (translation && !isTranslated(document, translation)) {
    return <p className={styles.note}>{readingAid.none}</p>
  }

  return (
    <div className={styles.note}>
      <p>
        {readingAid.note}
        <span lang="en">
          Translation for information only. The English text is the one you sign.
        </span>
      </p>
      <Button onClick={() => show(isHidden)}>{isHidden ? readingAid.show : readingAid.hide}</Button>
    </div>
  )
}
