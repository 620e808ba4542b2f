import { readFile } from 'node:fs/promises'
import { test, type Browser, type Page } from '@playwright/test'
import { startServerWithSignNow, type SignNowServer } from './server/start-signnow.ts'
import { expect as baseExpect } from './support/expect.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { choosePacket, logIn, payAndSend } from './support/owner.ts'
import { completeRoomByApi } from './support/room-by-api.ts'
import { getRoomFrame, openLink } from './support/room.ts'

/** This server starts cold beside the one of the other journeys. */
const expect = baseExpect.configure({ timeout: 45_000 })

const forms = ['Residential Lease', 'Pet Addendum']

test.use({ actionTimeout: 45_000, navigationTimeout: 45_000 })

// Of a server of their own, both in one process.
test.describe.configure({ mode: 'default' })

let server: SignNowServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServerWithSignNow()
})
test.afterAll(() => server.stop())

test('a form that SignNow cannot ask completely is refused at the choice, before anything is paid', async ({
  browser,
}) => {
  test.setTimeout(200_000)
  const owner = await (await browser.newContext({ baseURL: server.url })).newPage()
  await logIn(owner)
  await choosePacket(owner, ['Tenant Estoppel Certificate'])
  await owner.getByRole('button', { name: 'Create packet' }).click()

  const refusal = owner.getByText('needs an answer that SignNow cannot require').first()
  await expect(refusal).toBeInViewport()
  await expect(refusal).toContainText('have it signed on paper')
  await owner.setViewportSize({ width: 390, height: 844 })
  await owner.getByRole('button', { name: 'Create packet' }).click()
  await expect(refusal).toBeInViewport()
  await expect(owner).not.toHaveURL(/payment/)
})

test('two residents on phones and the owner sign at SignNow, up to the file', async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const owner = await (await browser.newContext({ baseURL: server.url })).newPage()
  await test.step('the owner logs in and chooses', async () => {
    await logIn(owner)
    await choosePacket(owner, forms)
  })
  await test.step('fills in the forms in our own room', async () => {
    await owner.getByRole('button', { name: 'Create packet' }).click()
    const finish = getRoomFrame(owner).getByRole('button', { name: 'Finish' })
    await expect(finish).toBeVisible({ timeout: 60_000 })
    await completeRoomByApi(
      await owner.locator('iframe').evaluate((frame: HTMLIFrameElement) => frame.src),
    )
    await owner.reload()
    await finish.click()
    await expect(owner).toHaveURL(/\/legal-forms\/payment\?/)
  })
  const links = await test.step('sends the packet', () => payAndSend(owner))

  await test.step('the first resident finishes later, opens the link again, and signs', async () => {
    const page = await openPhone(browser, links[0] ?? '')
    await page.frameLocator('iframe').getByRole('button', { name: 'Save and finish later' }).click()
    await expect(page.getByText('You have not finished signing yet')).toBeVisible()
    await page.getByRole('link', { name: 'Continue signing' }).click()
    await sign(page)
    await expect(page.getByText('Download a copy of what you signed')).toBeHidden()
  })
  await test.step('the second resident signs', async () => {
    await sign(await openPhone(browser, links[1] ?? ''))
  })
  await test.step('the owner signs last, on SignNow’s page in our frame', async () => {
    await owner.getByRole('link', { name: 'Sign Document' }).first().click()
    const button = signNowPage(owner).getByRole('button', { name: 'Sign all documents' })
    await expect(button).toBeVisible()
    await button.click()
    await expect(owner).toHaveURL(/\/legal-forms\/status\?/)
  })
  await test.step('the file is SignNow’s, with its history at the end', async () => {
    const file = await download(owner)
    const { text } = await inspectPdf(file)
    expect(text).toContain('SignNow document history')
    expect(text).toContain('maria.lopez@example.com signed on')
  })
})

async function openPhone(browser: Browser, link: string): Promise<Page> {
  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await openLink(page, link)
  return page
}

async function sign(page: Page): Promise<void> {
  const button = signNowPage(page).getByRole('button', { name: 'Sign all documents' })
  await expect(button).toBeVisible()
  await button.click()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await expect(page.getByText('Signed').first()).toBeVisible()
}

function signNowPage(page: Page) {
  return page.frameLocator('iframe')
}

async function download(owner: Page): Promise<Buffer> {
  await owner.getByRole('link', { name: 'View Document' }).click()
  await expect(owner.getByText('the history of the signing service')).toBeVisible()
  const downloading = owner.waitForEvent('download')
  await owner.getByRole('link', { name: /download/i }).click()
  return readFile(await (await downloading).path())
}
