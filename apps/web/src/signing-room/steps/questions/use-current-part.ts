import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { useStore } from '../../../lib/store.ts'
import { useDocumentView } from '../../room/document-view.ts'
import type { QuestionPart } from '../../document/questions/question-parts.ts'
import { setHidden } from '../../ui/reveal.ts'

type Parts = readonly QuestionPart[]

/** The part that is shown; the first one until another one is chosen. */
export function useCurrentPart(parts: Parts): QuestionPart | undefined {
  return findPart(parts, useStore(useDocumentView().part))
}

function findPart(parts: Parts, chosen: string | undefined): QuestionPart | undefined {
  return (
    parts.find(({ id }) => id === chosen) ??
    parts.findLast(({ id }) => chosen?.startsWith(id)) ??
    parts[0]
  )
}

/**
 * Shows another part in the moment in which it is chosen, before anything is rendered: what chooses it
 * then moves the focus into it.
 */
export function useShownAtOnce(container: RefObject<HTMLElement | null>, parts: Parts): void {
  const { part } = useDocumentView()

  useLayoutEffect(
    () =>
      part.subscribe(() => {
        const shown = findPart(parts, part.get())?.id
        for (const element of container.current?.querySelectorAll('[data-question-part]') ?? []) {
          setHidden(element, element.getAttribute('data-question-part') !== shown)
        }
        window.scrollTo(0, 0)
      }),
    [part, parts, container],
  )
}
