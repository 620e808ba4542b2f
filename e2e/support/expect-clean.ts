import type { Page } from '@playwright/test'
import { expect, findViolations } from './test.ts'

/** On a phone and on a desktop: axe finds nothing, and nothing scrolls sideways. Colors are the same on both. */
export async function expectClean(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const contrast = width === 1440
    expect(await findViolations(page, { contrast }), `at ${width} px`).toEqual([])
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways, `sideways at ${width} px`).toBe(0)
  }
}
