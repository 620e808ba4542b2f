import { useEffect, useState } from 'react'
import { currentLanguage, onLanguageChosen, type Language } from '../../../../lib/language.ts'
import { residentMessages, type ResidentMessages } from './resident-messages.ts'

interface LoadedMessages<Messages> {
  /** Resolves when they are in the chosen language, or could not be loaded: then they stay as they are. */
  prepare: () => Promise<void>
  /** In the chosen language; until that is loaded, in the last one. */
  useLoaded: () => Messages
}

/** Messages that are in English until `prepare` has loaded the chosen language. */
export function createMessages<Messages>(
  english: Messages,
  load: (language: Language) => Promise<Messages>,
): LoadedMessages<Messages> {
  let latest = english

  async function prepare() {
    const language = currentLanguage()
    const loaded = await load(language).catch(() => latest)
    // Another language may have been chosen meanwhile, and have loaded faster.
    if (language === currentLanguage()) {
      latest = loaded
    }
  }

  function useLoaded(): Messages {
    const [messages, setMessages] = useState(() => latest)
    useEffect(() => {
      let unmounted = false
      async function update() {
        await prepare()
        if (!unmounted) {
          setMessages(() => latest)
        }
      }
      void update()
      const unsubscribe = onLanguageChosen(() => void update())
      return () => {
        unmounted = true
        unsubscribe()
      }
    }, [])

    return messages
  }

  return { prepare, useLoaded }
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

export const { prepare: prepareResidentMessages, useLoaded: useResidentMessages } = createMessages(
  residentMessages,
  loadResidentMessages,
)
