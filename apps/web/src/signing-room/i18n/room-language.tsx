import { createContext, use, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { keepLanguage } from '../../lib/language.ts'
import type { Language } from '../../lib/language.ts'
import { WordsProvider } from '../room/room-context.ts'
import type { Words } from './en.ts'
import { loadWords } from './load-words.ts'

interface Chosen {
  language: Language
  /** Answers whether the words could be fetched; if not, the page stays as it is. */
  choose(language: Language): Promise<boolean>
}

const LanguageContext = createContext<Chosen | undefined>(undefined)

export function useLanguage(): Chosen {
  const chosen = use(LanguageContext)
  if (!chosen) {
    throw new Error('There is no choice of language around this part of the page.')
  }
  return chosen
}

interface RoomLanguageProps {
  start: { language: Language; words: Words }
  children: ReactNode
}

/** Gives the room its words, in the language that this person has chosen. */
export function RoomLanguage({ start, children }: RoomLanguageProps) {
  const [spoken, speak] = useState(start)
  useEffect(() => {
    document.documentElement.lang = spoken.language
    document.title = `${spoken.words.room.windowTitle} · Countersign`
  }, [spoken])
  const chosen = useMemo(
    () => ({
      language: spoken.language,
      choose: async (language: Language) => {
        const words = await loadWords(language).catch(() => undefined)
        if (words) {
          keepLanguage(localStorage, language)
          speak({ language, words })
        }
        return words !== undefined
      },
    }),
    [spoken],
  )

  return (
    <LanguageContext value={chosen}>
      <WordsProvider value={spoken.words}>{children}</WordsProvider>
    </LanguageContext>
  )
}
