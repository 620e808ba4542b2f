import type { Page } from '@playwright/test'

/** Where the focus is, as somebody at the keyboard sees it. */
interface FocusStop {
  name: string
  /** What is wrong with it; empty if it can be seen. */
  problem: string
}

/**
 * Presses Tab until the focus is on a control with this name. Returns the stops on the way that could
 * not be seen: outside the window, covered, or without a mark of the focus.
 */
export async function tabTo(page: Page, name: RegExp): Promise<string[]> {
  const problems: string[] = []
  const passed: string[] = []
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    passed.push(stop.name)
    if (stop.problem) {
      problems.push(`${stop.name}: ${stop.problem}`)
    }
    if (name.test(stop.name)) {
      return problems
    }
  }
  throw new Error(`Tab did not reach ${name.source}: ${passed.slice(0, 60).join(' | ')}`)
}

function readFocus(page: Page): Promise<FocusStop> {
  return page.evaluate(async () => {
    // What a key has changed, and what that scrolled to, is painted a few frames later.
    const frames = 20
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame)
      const on = document.activeElement
      if (frame > 1 && on instanceof HTMLElement && describeProblem(on) === '') {
        break
      }
    }
    const on = document.activeElement
    if (!(on instanceof HTMLElement) || on === document.body) {
      return { name: 'nothing', problem: '' }
    }
    const labels = 'labels' in on && on.labels instanceof NodeList ? [...on.labels] : []
    const label = on.getAttribute('aria-label') ?? labels[0]?.textContent ?? on.textContent
    const name = (label ?? '').replaceAll(/\s+/g, ' ').trim()

    return { name: name || on.tagName, problem: describeProblem(on) }

    function describeProblem(element: HTMLElement): string {
      // The frame's own page marks what has the focus in it.
      if (element.tagName === 'IFRAME') {
        return ''
      }
      const { left, top, width, height } = element.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        return 'outside the window'
      }
      const topmost = document.elementFromPoint(x, y)
      const related = topmost && (element.contains(topmost) || topmost.contains(element))
      const labelled = topmost?.closest('label')?.htmlFor === element.id
      if (!related && !labelled) {
        return `covered by ${topmost?.tagName ?? 'nothing'}`
      }
      return hasMark(element) ? '' : 'no mark of the focus'
    }

    function hasMark(element: HTMLElement): boolean {
      return [element, element.parentElement, element.nextElementSibling].some((each) => {
        const style = each && getComputedStyle(each)
        return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 1
      })
    }
  })
}
