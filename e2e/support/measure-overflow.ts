import type { CDPSession, Page } from '@playwright/test'
import { findOverflow } from './overflow.ts'
import { findSmallTargets } from './small-targets.ts'

/** Of these, where text spacing is measured. */
const spacedWidths = new Set([360, 1440])
const phoneWidth = 390

/**
 * Returns a function that adds what overflows at each width, and what a finger misses on a phone, with the
 * screen's name, to `found`.
 */
export function measureOverflowAt(widths: readonly number[], page: Page, found: string[]) {
  let devTools: CDPSession | undefined
  const add = async (screen: string) => {
    found.push(...(await findOverflow(page)).map((problem) => `${screen}: ${problem}`))
  }

  return async (screen: string, { spacing = false } = {}): Promise<void> => {
    devTools ??= await page.context().newCDPSession(page)
    for (const width of widths) {
      await resize(page, devTools, width)
      await add(`${screen} ${width}`)
      if (width === phoneWidth) {
        found.push(...(await findSmallTargets(page)).map((problem) => `${screen}: ${problem}`))
      }
      if (spacing && spacedWidths.has(width)) {
        const undo = await addTextSpacing(page)
        await settle(page)
        await add(`${screen} spaced ${width}`)
        await undo()
      }
    }
  }
}

/** A window as narrow as a phone's is on a touch screen. */
async function resize(page: Page, devTools: CDPSession, width: number): Promise<void> {
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: width <= phoneWidth })
  await page.setViewportSize({ width, height: 900 })
  await settle(page)
}

/** Two frames: the first lays out, the second has what scripts changed in answer. */
async function settle(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          }),
      ),
    ),
  )
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
