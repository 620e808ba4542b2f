import { createContext, use } from 'react'
import type { CSSProperties } from 'react'

/** A control on a PDF page, which has the field's label printed. */
export interface PageControl {
  /** The position of one of its choices on the page. */
  choicePosition: (value: string) => CSSProperties | undefined
}

const PageControlContext = createContext<PageControl | undefined>(undefined)
export const PageControlProvider = PageControlContext.Provider

/** `undefined` in the reading view, where a control has its own label. */
export function usePageControl(): PageControl | undefined {
  return use(PageControlContext)
}
