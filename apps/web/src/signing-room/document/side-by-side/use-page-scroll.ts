import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { scrollToCurrentPlace, scrollToPassage } from './scroll-pages.ts'
import type { ShownForm } from './use-shown-form.ts'

/** Scrolls the pages to what they are to show, and keeps their middle when their size changes. */
export function usePageScroll(scroller: RefObject<HTMLElement | null>, shown: ShownForm): void {
  const isLaidOut = useRef(false)
  const scroll = useEffectEvent(() => scroller.current && scrollTo(scroller.current, shown))
  const { documentId } = shown

  useEffect(() => {
    const element = scroller.current
    const pages = element?.firstElementChild
    if (!element || !pages) {
      return
    }
    isLaidOut.current = false
    element.scrollTo(0, 0)
    let middle = findMiddle(element)
    const remember = () => {
      middle = findMiddle(element)
    }
    const observer = new ResizeObserver(() => {
      if (isLaidOut.current) {
        keepMiddle(element, middle)
      } else {
        isLaidOut.current = true
        scroll()
      }
    })
    element.addEventListener('scroll', remember, { passive: true })
    observer.observe(pages)
    return () => {
      element.removeEventListener('scroll', remember)
      observer.disconnect()
    }
  }, [scroller, documentId])

  useLayoutEffect(() => {
    if (isLaidOut.current) {
      scroll()
    }
  }, [shown])
}

function scrollTo(scroller: HTMLElement, { passage }: ShownForm): void {
  if (passage) {
    scrollToPassage(scroller, passage)
  } else {
    scrollToCurrentPlace(scroller)
  }
}

interface Middle {
  x: number
  y: number
}

/** What is in the middle, as a share of the whole. */
function findMiddle(element: HTMLElement): Middle {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  return {
    x: (scrollLeft + clientWidth / 2) / scrollWidth,
    y: (scrollTop + clientHeight / 2) / scrollHeight,
  }
}

function keepMiddle(element: HTMLElement, { x, y }: Middle): void {
  element.scrollTo({
    left: x * element.scrollWidth - element.clientWidth / 2,
    top: y * element.scrollHeight - element.clientHeight / 2,
    behavior: 'instant',
  })
}
