import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useRoomMessages } from '../../i18n/room/messages.ts'
import { FormTranslationProvider } from './form-translation.ts'
import type { FormTranslationState } from './form-translation.ts'
import type { RoomClient } from './room-client.ts'
import { useRoomState } from './room-context.ts'
import { openRoom } from './room-state.ts'

interface FormTranslationLoaderProps {
  client: Pick<RoomClient, 'translation'>
  children: ReactNode
}

/** Loads the translation once the room is open and its reader has chosen another language. */
export function FormTranslationLoader({ client, children }: FormTranslationLoaderProps) {
  const { code: language } = useRoomMessages()
  const [state, setState] = useState<FormTranslationState>()
  const documentIds = useRoomState((state) =>
    (openRoom(state)?.documents ?? []).map(({ documentId }) => documentId).join(' '),
  )
  const isWanted = documentIds !== '' && language !== 'en' && !state

  useEffect(() => {
    if (isWanted) {
      void import('./load-form-translation.ts').then(({ loadFormTranslation }) =>
        loadFormTranslation(
          documentIds.split(' '),
          (documentId) => client.translation(documentId, language),
          setState,
        ),
      )
    }
  }, [isWanted, documentIds, language, client])

  return (
    <FormTranslationProvider value={language === 'en' ? undefined : state}>
      {children}
    </FormTranslationProvider>
  )
}
