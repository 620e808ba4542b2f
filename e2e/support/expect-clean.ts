import type { Page } from '@playwright/test'
import { expect, findViolations } from './test.ts'

/** On a phone and on a desktop: axe finds nothing, and nothing scrolls sideways. */
export async function expectClean(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page), `at ${width} px`).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `sideways at ${width} px`).toBe(0)
  }
}
