import type { ReadingAid } from '@countersign/contract'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '../../lib/language.ts'
import { useLanguage } from '../i18n/messages.tsx'
import { FormTranslationProvider } from './form-translation.ts'
import type { FormTranslation, FormTranslationState } from './form-translation.ts'
import { useRoomState } from './room-context.ts'

interface FormTranslationLoaderProps {
  load: (language: Exclude<Language, 'en'>) => Promise<ReadingAid>
  children: ReactNode
}

/** Loads the reading aid once the room is open and its reader has chosen another language. */
export function FormTranslationLoader({ load, children }: FormTranslationLoaderProps) {
  const { language } = useLanguage()
  const hasForms = useRoomState(
    ({ screen }) => screen.kind === 'room' && screen.room.documents.length > 0,
  )
  const [translation, setTranslation] = useState<FormTranslation>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  const isWanted = language !== 'en' && hasForms && !translation && !hasFailed

  useEffect(() => {
    if (isWanted) {
      loadTranslation(() => load(language)).then(setTranslation, () => setHasFailed(true))
    }
  }, [isWanted, language, load])

  const state = useMemo(
    (): FormTranslationState | undefined =>
      language === 'en'
        ? undefined
        : {
            translation: isHidden ? undefined : translation,
            status: translation ? 'loaded' : hasFailed ? 'failed' : 'loading',
            isHidden,
            show: (shown) => setIsHidden(!shown),
            retry: () => setHasFailed(false),
          },
    [language, translation, hasFailed, isHidden],
  )

  return <FormTranslationProvider value={state}>{children}</FormTranslationProvider>
}

async function loadTranslation(load: () => Promise<ReadingAid>): Promise<FormTranslation> {
  const [{ createFormTranslation }, { texts }] = await Promise.all([
    import('./translate-room.ts'),
    load(),
  ])

  return createFormTranslation(texts)
}
