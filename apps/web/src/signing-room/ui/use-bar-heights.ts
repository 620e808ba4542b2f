import { useEffect } from 'react'

const bars = [
  { selector: '[data-top-bar]', property: '--top-bar' },
  { selector: '[data-primary-bar]', property: '--bottom-bar' },
]

/**
 * Sets the heights of the bars above and below as custom properties: notes, text spacing (WCAG 1.4.12)
 * and a larger font make them higher.
 */
export function useBarHeights(): void {
  useEffect(() => {
    const observers = bars.map(({ selector, property }) => {
      const observer = new ResizeObserver(([bar]) => {
        const height = bar?.target.getBoundingClientRect().height ?? 0
        // A hidden bar has none.
        if (height > 0) {
          document.documentElement.style.setProperty(property, `${height}px`)
        }
      })
      const bar = document.querySelector(selector)
      if (bar) {
        observer.observe(bar, { box: 'border-box' })
      }
      return observer
    })
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])
}
