import type { Browser } from '@playwright/test'
import { type Visit, watchPaint } from '../e2e/support/page-weight.ts'
import { pressOpen } from '../e2e/support/room.ts'
import { type Throttle, withPage } from './browser.ts'

/** Milliseconds from the request, with an empty cache, until the element is painted. */
export function timeToReadable(
  browser: Browser,
  { url, selector, opens }: Visit,
  throttle: Throttle,
): Promise<number> {
  return withPage(browser, { device: 'phone', throttle }, async (page) => {
    const painted = await watchPaint(page, selector)
    await page.goto(url, { waitUntil: 'commit' })
    const began = await page.evaluate(() => performance.timeOrigin)
    if (opens) {
      await pressOpen(page)
    }
    return (await painted.at) - began
  })
}
