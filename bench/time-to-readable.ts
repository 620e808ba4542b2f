import type { Browser, Page } from '@playwright/test'
import { type Throttle, withPage } from './browser.ts'

export interface Visit {
  url: string
  /** The element that a reader waits for, in any frame. */
  selector: string
}

/** Milliseconds from the request, with an empty cache, until the element is painted. */
export function timeToReadable(
  browser: Browser,
  { url, selector }: Visit,
  throttle: Throttle,
): Promise<number> {
  return withPage(browser, { device: 'phone', throttle }, async (page) => {
    const painted = await watchPaint(page, selector)
    await page.goto(url, { waitUntil: 'commit' })
    const began = await page.evaluate(() => performance.timeOrigin)
    return (await painted.at) - began
  })
}

/** The time at which the first element of the selector is painted: two frames after it exists. */
export async function watchPaint(page: Page, selector: string): Promise<{ at: Promise<number> }> {
  const painted = Promise.withResolvers<number>()
  await page.exposeFunction('notePainted', (at: number) => painted.resolve(at))
  await page.addInitScript({
    content: `{
      const now = () => performance.timeOrigin + performance.now()
      const look = () => {
        const found = document.querySelector(${JSON.stringify(selector)})
        if (found) {
          requestAnimationFrame(() => requestAnimationFrame(() => window.notePainted(now())))
        }
        return found !== null
      }
      if (!look()) {
        const observer = new MutationObserver(() => look() && observer.disconnect())
        observer.observe(document, { childList: true, subtree: true })
      }
    }`,
  })
  return { at: painted.promise }
}
