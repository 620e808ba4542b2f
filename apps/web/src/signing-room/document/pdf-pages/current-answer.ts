import { createContext, use, useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/store.ts'
import type { Store } from '../../../lib/store.ts'

/** The key of the answer whose question has the focus beside the pages. */
export type CurrentAnswer = Store<string | undefined>

const CurrentAnswerContext = createContext<CurrentAnswer>(
  createStore<string | undefined>(undefined),
)
export const CurrentAnswerProvider = CurrentAnswerContext.Provider

/** Renders again only where it begins or ends to be the current one. */
export function useIsCurrentAnswer(answerKey: string): boolean {
  const current = use(CurrentAnswerContext)
  return useSyncExternalStore(current.subscribe, () => current.get() === answerKey)
}
