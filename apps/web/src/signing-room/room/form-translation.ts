import type { Room, RoomDocument, RoomField } from '@countersign/contract'
import { createContext, use } from 'react'

/** The forms in the reader's language, for information only. */
export interface FormTranslation {
  text(english: string): string | undefined
  /** The same room for the same room. */
  room(room: Room): Room
}

export interface FormTranslationState {
  /** `undefined` while it is hidden or not loaded. */
  translation: FormTranslation | undefined
  status: 'loading' | 'loaded' | 'failed'
  isHidden: boolean
  show: (shown: boolean) => void
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

const originalDocuments = new WeakMap<RoomDocument, RoomDocument>()
const originalFields = new WeakMap<RoomField, RoomField>()

/** `originalDocument` of the translated document is then this one. */
export function rememberDocument(translated: RoomDocument, original: RoomDocument): RoomDocument {
  originalDocuments.set(translated, original)
  return translated
}

export function rememberField(translated: RoomField, original: RoomField): RoomField {
  originalFields.set(translated, original)
  return translated
}

/** A document as it is signed, with its English title; one that is not translated is its own original. */
export function originalDocument(document: RoomDocument): RoomDocument {
  return originalDocuments.get(document) ?? document
}

/** The same for a field, with its English labels. */
export function originalField(field: RoomField): RoomField {
  return originalFields.get(field) ?? field
}
