import { expect as playwrightExpect, type Locator, type Page } from '@playwright/test'

interface Options {
  timeout?: number
}

/**
 * Playwright describes the whole page at each look that does not find yet what is expected: a good part
 * of the time of all journeys. These wait without a description first.
 */
export const expect = playwrightExpect.extend({
  async toBeVisible(locator: Locator, options: Options = {}) {
    const { timeout = this.timeout } = options
    if (this.isNot) {
      return judge(true, playwrightExpect(locator).not.toBeVisible({ timeout }))
    }
    const came = await settles(locator.waitFor({ timeout }))
    return judge(false, playwrightExpect(locator).toBeVisible({ timeout: came ? timeout : atOnce }))
  },
  async toHaveURL(page: Page, url: string | RegExp, options: Options = {}) {
    const { timeout = this.timeout } = options
    if (this.isNot) {
      return judge(true, playwrightExpect(page).not.toHaveURL(url, { timeout }))
    }
    const came =
      typeof url === 'string' ||
      (await settles(page.waitForURL(url, { timeout, waitUntil: 'commit' })))
    return judge(false, playwrightExpect(page).toHaveURL(url, { timeout: came ? timeout : atOnce }))
  },
})

/** To say what is wrong after the wait; 0 would be forever. */
const atOnce = 1

function settles(waiting: Promise<void>): Promise<boolean> {
  return waiting.then(
    () => true,
    () => false,
  )
}

async function judge(isNot: boolean, expectation: Promise<void>) {
  try {
    await expectation
    return { pass: !isNot, message: () => '' }
  } catch (error) {
    return { pass: isNot, message: () => (error instanceof Error ? error.message : String(error)) }
  }
}
