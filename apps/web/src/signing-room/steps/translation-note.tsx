import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import cardStyles from '../../ui/card.module.css'
import { useView } from '../room/document-view.ts'
import { useFormTranslationState } from '../room/form-translation.ts'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import flexStyles from '../../ui/flex.module.css'

/** Above forms that are read in translation: what it is worth, and the switch that shows all English. */
export function TranslationNote() {
  const { translation: texts } = useRoomMessages()
  const state = useFormTranslationState()
  const view = useView()
  if (!state || !texts) {
    return null
  }

  switch (state.status) {
    case 'loading':
      return <p className={clsx(flexStyles.row23, cardStyles.box)}>{texts.loading}</p>
    case 'failed':
      return (
        <div className={clsx(flexStyles.row23, cardStyles.box)} role="alert">
          <p>{texts.failed}</p>
          <Button onClick={state.retry}>{texts.retry}</Button>
        </div>
      )
    case 'loaded':
      return (
        <div className={clsx(flexStyles.row23, cardStyles.box)}>
          <p>{texts.note}</p>
          {view === 'reading' && (
            <Button onClick={() => state.showEnglish(!state.showsEnglish)}>
              {state.showsEnglish ? texts.hideEnglish : texts.showEnglish}
            </Button>
          )}
        </div>
      )
  }
}
