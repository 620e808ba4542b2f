import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { saveLanguage } from '../../lib/language.ts'
import type { Language } from '../../lib/language.ts'
import { en } from './en.ts'
import type { Messages } from './en.ts'

interface LanguageChoice {
  language: Language
  messages: Messages
  /** Resolves to false if the language could not be loaded; the page then stays as it is. */
  chooseLanguage(language: Language): Promise<boolean>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) {
    throw new Error('useLanguage needs a MessagesProvider around it.')
  }
  return choice
}

export function useMessages(): Messages {
  return useLanguage().messages
}

interface MessagesProviderProps {
  initial: { language: Language; messages: Messages }
  /** For the owner, whose other pages are in English too, whatever was chosen in this browser. */
  englishOnly?: boolean
  children: ReactNode
}

export function MessagesProvider({
  initial,
  englishOnly = false,
  children,
}: MessagesProviderProps) {
  const [chosen, setChosen] = useState(initial)
  const current = englishOnly ? english : chosen
  useEffect(() => {
    document.documentElement.lang = current.language
    document.title = `${current.messages.common.windowTitle} · Countersign`
  }, [current])
  const choice = useMemo(
    () => ({
      ...current,
      chooseLanguage: async (language: Language) => {
        const messages = await loadMessages(language).catch(() => undefined)
        if (messages) {
          saveLanguage(language)
          setChosen({ language, messages })
        }
        return messages !== undefined
      },
    }),
    [current],
  )

  return <LanguageContext value={choice}>{children}</LanguageContext>
}

const english = { language: 'en', messages: en } as const

/** English is part of the page; the other languages are fetched when they are chosen. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'en':
      return en
    case 'es':
      return (await import('./es.ts')).es
  }
}
