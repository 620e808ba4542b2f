import { createContext, use } from 'react'
import type { CSSProperties } from 'react'

/** A control that stands on a page, where its label is printed already. */
export interface Placed {
  /** Where one of its choices stands, by the choice's value. */
  part: (value: string) => CSSProperties | undefined
}

const PlacedContext = createContext<Placed | undefined>(undefined)
export const PlacedProvider = PlacedContext.Provider

/** `undefined` in the flow of a text, where a control brings its label along. */
export function usePlaced(): Placed | undefined {
  return use(PlacedContext)
}
