import type { Page } from '@playwright/test'

/**
 * Controls of a page and its frames that are smaller than 44 px: too low, or, for one without words, too
 * narrow. The label of a checkbox counts as a part of it. Exempt are links in a sentence, and the fields of a
 * page as it is printed, whose place is essential (WCAG 2.5.8).
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map((frame) => frame.locator('body').evaluate(measure, smallest)),
  )
  return [...new Set(found.flat())]
}

/** Less half a pixel, which rounding takes. */
const smallest = 43.5

function measure(body: HTMLElement, least: number): string[] {
  const dialog = body.querySelector('dialog[open], [role="dialog"]')
  const controls =
    'a[href], button, summary, select, textarea, input, [role="button"], [role="menuitem"], [role="tab"]'
  return [...(dialog ?? body).querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    if (isHidden(control) || isInSentence(control) || control.closest('[data-kind]')) {
      return []
    }
    const { width, height } = measureWithLabels(control)
    const words = control.innerText.trim() !== '' || control.matches('select, textarea, input')
    return height >= least && (words || width >= least)
      ? []
      : [`small target ${describe(control)}: ${Math.round(width)} x ${Math.round(height)}`]
  })

  function isHidden(control: HTMLElement): boolean {
    const { width, height } = control.getBoundingClientRect()
    return (
      width <= 1 ||
      height <= 1 ||
      control.closest('[inert], [aria-hidden="true"]') !== null ||
      isClipped(control) ||
      !control.checkVisibility({ visibilityProperty: true })
    )
  }

  /** As what only screen readers read. */
  function isClipped(control: HTMLElement): boolean {
    for (let outer: Element | null = control; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).clipPath === 'inset(50%)') {
        return true
      }
    }
    return false
  }

  function isInSentence(control: HTMLElement): boolean {
    if (!control.matches('a') || getComputedStyle(control).display !== 'inline') {
      return false
    }
    const block = control.closest('p, li, dd, td, summary, label, div')
    const around = (block?.textContent ?? '').replace(control.textContent, '')
    return /\p{L}{2,}/u.test(around)
  }

  function measureWithLabels(control: HTMLElement): { width: number; height: number } {
    const labels =
      control instanceof HTMLInputElement && /checkbox|radio|file/.test(control.type)
        ? [...(control.labels ?? [])]
        : []
    const boxes = [control, ...labels].map((element) => element.getBoundingClientRect())
    return {
      width: Math.max(...boxes.map(({ width }) => width)),
      height:
        Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    }
  }

  function describe(control: HTMLElement): string {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.innerText : undefined
    const name = control.ariaLabel ?? label ?? control.innerText
    return `<${control.tagName.toLowerCase()}> “${name.replaceAll(/\s+/g, ' ').slice(0, 50)}”`
  }
}
