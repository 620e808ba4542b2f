import type { Page } from '@playwright/test'
import { findOverflow } from './overflow.ts'

/** Where text spacing is measured. */
const spacedWidths = [360, 1440]

/** Returns a function that adds what overflows at each width, with the screen's name, to `found`. */
export function measureOverflowAt(widths: readonly number[], page: Page, found: string[]) {
  return async (screen: string, { spacing = false } = {}): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      found.push(...(await findOverflow(page)).map((problem) => `${screen} ${width}: ${problem}`))
    }
    for (const width of spacing ? spacedWidths : []) {
      await page.setViewportSize({ width, height: 900 })
      const undo = await addTextSpacing(page)
      await settle(page)
      found.push(
        ...(await findOverflow(page)).map((problem) => `${screen} spaced ${width}: ${problem}`),
      )
      await undo()
    }
  }
}

/** Two frames: the first lays out, the second has what scripts changed in answer. */
async function settle(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
    )
  }
}

/** The text spacing of WCAG 1.4.12, in the page and in the signing frame. */
async function addTextSpacing(page: Page): Promise<() => Promise<void>> {
  const frames = page.frames()
  for (const frame of frames) {
    await frame.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
  }

  return async () => {
    for (const frame of frames) {
      await frame.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
      })
    }
  }
}
