import { useCallback, useLayoutEffect, useRef, useState } from 'react'

interface PageNumberOptions {
  total: number
  /** CSS pixels to a point; undefined before the box is measured. */
  scale: number | undefined
  /** Another ref of the same box. */
  measure: (box: HTMLDivElement | null) => void
}

/** The number of the page that is read now, and how to go to another one. Pages are counted from 1. */
export function usePageNumber({ total, scale, measure }: PageNumberOptions) {
  const box = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const shownScale = useRef(scale)

  // A zoom changes the height of every page above; what is read stays in place.
  useLayoutEffect(() => {
    const element = box.current
    if (element && scale && shownScale.current) {
      element.scrollTop *= scale / shownScale.current
    }
    shownScale.current = scale
  }, [scale])

  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element
      measure(element)
    },
    [measure],
  )

  return {
    /** The ref of the element that scrolls. */
    attach,
    page,
    onScroll: () => box.current && setPage(findPage(box.current)),
    /** A number outside of the document goes to its first or last page. */
    goTo: (wanted: number) => {
      const number = Math.min(Math.max(Math.trunc(wanted), 1), total)
      const target = box.current && listPages(box.current)[number - 1]
      if (box.current && target) {
        box.current.scrollTop += topOf(target) - topOf(box.current) - gapAbove
        setPage(number)
      }
    },
  }
}

/** So that the edge of the page before does not show. */
const gapAbove = 8

/** The page at the upper third of the box; the last one once the box is scrolled to its end. */
function findPage(box: HTMLElement): number {
  const pages = listPages(box)
  if (box.scrollTop > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 1) {
    return pages.length
  }
  const line = topOf(box) + box.clientHeight / 3
  return (
    Math.max(
      pages.findLastIndex((page) => topOf(page) <= line),
      0,
    ) + 1
  )
}

function listPages(box: HTMLElement): Element[] {
  return [...(box.firstElementChild?.children ?? [])]
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top
}
