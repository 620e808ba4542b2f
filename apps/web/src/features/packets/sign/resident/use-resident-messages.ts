import { useEffect, useState } from 'react'
import { currentLanguage, onLanguageChosen, type Language } from '../../../../lib/language.ts'
import { residentMessages, type ResidentMessages } from './resident-messages.ts'

/** Messages in the chosen language; English until they are loaded. */
export function useResidentMessages(): ResidentMessages {
  const [spoken, speak] = useState(residentMessages)
  useEffect(() => {
    let left = false
    async function take() {
      const language = currentLanguage(localStorage)
      const words = await loadMessages(language).catch(() => undefined)
      if (words && !left) {
        speak(words)
      }
    }
    void take()
    const stop = onLanguageChosen(() => void take())
    return () => {
      left = true
      stop()
    }
  }, [])

  return spoken
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
