import { useEffect, useState } from 'react'
import { currentLanguage, onLanguageChosen, type Language } from '../../../../lib/language.ts'
import { residentMessages, type ResidentMessages } from './resident-messages.ts'

/** Messages in the chosen language; English until they are loaded. */
export function useResidentMessages(): ResidentMessages {
  const [messages, setMessages] = useState(residentMessages)
  useEffect(() => {
    let unmounted = false
    async function load() {
      const language = currentLanguage(localStorage)
      const loaded = await loadMessages(language).catch(() => undefined)
      if (loaded && !unmounted) {
        setMessages(loaded)
      }
    }
    void load()
    const unsubscribe = onLanguageChosen(() => void load())
    return () => {
      unmounted = true
      unsubscribe()
    }
  }, [])

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

async function loadMessages(language: Language): Promise<ResidentMessages> {
  switch (language) {
    case 'en':
      return residentMessages
    case 'es':
      return (await import('./resident-messages-es.ts')).residentMessagesEs
  }
}
