import type { RoomDocument } from '@countersign/contract/schemas/signing-room/room-document'
import { Button } from '../../../ui/button.tsx'
import { useFormTranslationState } from '../../room/form-translation.ts'
import { isTranslated } from '../../room/original-texts.ts'
import styles from '../../ui/form-text.module.css'
import { useRoomMessages } from '../../../i18n/room/messages.ts'

/** Above a form in another language: what the translation is worth, and a button to hide it. */
export function TranslationNote({ document }: { document: RoomDocument }) {
  const { translation: texts } = useRoomMessages()
  const state = useFormTranslationState()
  if (!state || !texts) {
    return null
  }

  const { status, isHidden, show, retry, translation } = state
  if (status === 'loading') {
    return <p className={styles.note}>{texts.loading}</p>
  }
  if (status === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <p>{texts.failed}</p>
        <Button onClick={retry}>{texts.retry}</Button>
      </div>
    )
  }
  if (translation && !isTranslated(document, translation)) {
    return <p className={styles.note}>{texts.none}</p>
  }

  return (
    <div className={styles.note}>
      <p>
        {texts.note}
        <span lang="en">
          Translation for information only. The English text is the one you sign.
        </span>
      </p>
      <Button onClick={() => show(isHidden)}>{isHidden ? texts.show : texts.hide}</Button>
    </div>
  )
}
