import { createContext, use } from 'react'
import type { FillMessages } from './fill-en.ts'

const FillMessagesContext = createContext<FillMessages | undefined>(undefined)
export const FillMessagesProvider = FillMessagesContext.Provider

/** The texts of the fill step, for parts that residents load too; `undefined` for residents. */
export function useOptionalFillMessages(): FillMessages | undefined {
  return use(FillMessagesContext)
}
