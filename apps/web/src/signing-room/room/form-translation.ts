import type { OpenedRoom } from './opened-room.ts'
import { createContext, use } from 'react'

export interface FormTranslation {
  text(english: string): string | undefined
  /** The same room for the same room. */
  room(room: OpenedRoom): OpenedRoom
}

export interface FormTranslationState {
  /** `undefined` until it is loaded. */
  translation: FormTranslation | undefined
  status: 'loading' | 'loaded' | 'failed'
  /** The English below each text of all forms, not only in the sections that were opened. */
  showsEnglish: boolean
  showEnglish: (shown: boolean) => void
  retry: () => void
}

/** Without a provider, and for readers of English, there is no translation. */
const FormTranslationContext = createContext<FormTranslationState | undefined>(undefined)
export const FormTranslationProvider = FormTranslationContext.Provider

export function useFormTranslationState(): FormTranslationState | undefined {
  return use(FormTranslationContext)
}

export function useFormTranslation(): FormTranslation | undefined {
  return use(FormTranslationContext)?.translation
}
