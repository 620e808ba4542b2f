import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { getRoomFrame } from '../support/room.ts'
import { findViolations, test } from '../support/test.ts'
import { findingsName, folder, pictureName, widths, windows } from './folder.ts'
import type { View } from './view.ts'
import { views } from './views.ts'

/** In CSS pixels; a longer page is cut off. */
const longest = 6000

for (const view of views) {
  for (const language of view.inSpanish ? (['en', 'es'] as const) : (['en'] as const)) {
    test(`${view.screen}, ${view.state}, ${language}`, async ({ member, memberPage, page }) => {
      test.slow()
      const shown = view.inSpanish ? page : memberPage
      await shown.addInitScript({
        content: `localStorage.setItem('countersign.language', '${language}')`,
      })
      await shown.emulateMedia({ reducedMotion: 'reduce' })
      const part = await view.show(shown, member)
      await takePictures(shown, { view, language, part: part ?? undefined })
    })
  }
}

interface Shown {
  view: View
  language: string
  /** What the view is about, where that is a part of a long page. */
  part: Locator | undefined
}

async function takePictures(page: Page, { view, language, part }: Shown): Promise<void> {
  await mkdir(folder, { recursive: true })
  const findings: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: windows[width] })
    await page.evaluate(() => document.fonts.ready)
    const { height, sideways } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth, clientHeight } = document.documentElement
      // A dialog stands in the middle of the window.
      const isCovered = document.querySelector('[role="dialog"], dialog[open]') !== null
      return {
        height: isCovered ? clientHeight : scrollHeight,
        sideways: scrollWidth - clientWidth,
      }
    })
    if (sideways > 0) {
      findings.push(`${width} px: scrolls sideways by ${sideways} px`)
    }
    // Bars that stick to the bottom of the window are seen at the end of the page.
    await page.setViewportSize({
      width,
      height: Math.max(windows[width], Math.min(height, longest)),
    })
    await part?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await waitForPages(page)
    await page.screenshot({
      path: path.join(folder, pictureName(view, language, width)),
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    })
  }
  findings.push(...(await findViolations(page)))
  await writeFile(path.join(folder, findingsName(view, language)), JSON.stringify(findings))
}

/** A window that becomes wide opens the page beside the questions. */
async function waitForPages(page: Page): Promise<void> {
  await getRoomFrame(page)
    .getByText(/^(Opening the pages|Abriendo las páginas)…/)
    .first()
    .waitFor({ state: 'hidden' })
  await page.getByText('Opening the document…').first().waitFor({ state: 'hidden' })
}
