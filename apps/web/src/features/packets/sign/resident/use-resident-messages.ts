import { useEffect, useState } from 'react'
import { currentLanguage, onLanguageChosen, type Language } from '../../../../lib/language.ts'
import { residentMessages, type ResidentMessages } from './resident-messages.ts'

export function useResidentMessages(): ResidentMessages {
  return useMessages(residentMessages, loadResidentMessages)
}

/** Messages in the chosen language; English until they are loaded. `load` never changes. */
export function useMessages<Messages>(
  english: Messages,
  load: (language: Language) => Promise<Messages>,
): Messages {
  const [messages, setMessages] = useState(english)
  useEffect(() => {
    let unmounted = false
    async function update() {
      const loaded = await load(currentLanguage(localStorage)).catch(() => undefined)
      if (loaded && !unmounted) {
        setMessages(loaded)
      }
    }
    void update()
    const unsubscribe = onLanguageChosen(() => void update())
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [load])

  return messages
}

/** Sets `lang` for screen readers while mounted. */
export function useResidentDocumentLanguage({ code }: ResidentMessages): void {
  useEffect(() => {
    document.documentElement.lang = code
    return () => {
      document.documentElement.lang = 'en'
    }
  }, [code])
}

export function useResidentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Countersign`
  }, [title])
}

async function loadResidentMessages(language: Language): Promise<ResidentMessages> {
  switch (language) {
    case 'en':
      return residentMessages
    case 'es':
      return (await import('./resident-messages-es.ts')).residentMessagesEs
  }
}
