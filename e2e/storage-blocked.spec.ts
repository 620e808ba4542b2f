import type { Browser, Page } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { createPacketAt } from './support/packet.ts'
import { completeRoom, consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

/** As Chromium does where all cookies and site data are blocked, in the page and in its frames. */
async function openBlocked(browser: Browser): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    baseURL: baseUrl(),
    viewport: { width: 390, height: 844 },
  })
  await context.addInitScript({
    content: `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get() {
        throw new DOMException("Failed to read '" + name + "': Access is denied for this document.", 'SecurityError')
      } })
    }
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })`,
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, errors }
}

test('a resident reads in their language, signs and sees the end where site data is blocked', async ({
  member,
  browser,
}) => {
  test.slow()
  const { residents } = await createPacketAt('sent', member, {
    formIds: ['pet-addendum'],
    people: [['Maria', 'Lopez']],
  })
  const link = `/sign/${residents[0]?.code ?? ''}`
  const { page, errors } = await openBlocked(browser)
  await openLink(page, `${link}?lang=es`)
  const room = getRoomFrame(page)
  await expect(room.getByRole('checkbox', { name: /^Acepto/ })).toBeVisible()

  await room.locator('html').evaluate((html) => html.setAttribute('data-loaded', 'once'))
  await room.getByRole('button', { name: 'English' }).click()
  await expect(room.getByRole('checkbox', { name: /^I agree/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(room.locator('html')).toHaveAttribute('data-loaded', 'once')
  await consent(room)
  await completeRoom(room)
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})

test('what else needs no login works where site data is blocked', async ({ browser }) => {
  const { page, errors } = await openBlocked(browser)
  for (const path of ['/sign/unknown', '/apply/unknown', '/sign/copy?code=unknown', '/verify']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
  await page.goto('/verify')
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(errors).toEqual([])
  await page.context().close()
})

test('a member reads what to allow where site data is blocked', async ({ browser }) => {
  const { page, errors } = await openBlocked(browser)
  await page.goto('/legal-forms')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('alert')).toContainText(
    `allow cookies and site data for ${new URL(baseUrl()).host}`,
  )
  await expect(page.getByRole('button', { name: 'Reload this page' })).toBeVisible()
  expect(errors).toEqual([])
  await page.context().close()
})
