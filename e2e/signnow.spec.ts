import { readFile } from 'node:fs/promises'
import { expect as baseExpect, test, type Browser, type Page } from '@playwright/test'
import { startServerWithSignNow, type SignNowServer } from './server/start-signnow.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { finishRoom, getRoomFrame } from './support/room.ts'

/** This server starts cold beside the one of the other journeys. */
const expect = baseExpect.configure({ timeout: 45_000 })

const forms = ['Residential Lease', 'Pet Addendum']
const residents = [
  ['Maria', 'Lopez', 'maria.lopez@example.com', '(217) 555-0123'],
  ['José', 'Núñez', 'jose.nunez@example.com', '(217) 555-0124'],
]

test.use({ actionTimeout: 45_000, navigationTimeout: 45_000 })

let server: SignNowServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startServerWithSignNow()
})
test.afterAll(() => server.stop())

test('two residents on phones and the owner sign at SignNow, up to the file', async ({
  browser,
}) => {
  test.setTimeout(400_000)
  const owner = await (await browser.newContext({ baseURL: server.url })).newPage()
  await test.step('the owner logs in and chooses', async () => {
    await logIn(owner)
    await choose(owner)
  })
  await test.step('fills in the forms in our own room', async () => {
    await owner.getByRole('button', { name: 'Create packet' }).click()
    const room = getRoomFrame(owner)
    await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible({ timeout: 60_000 })
    await finishRoom(room)
    await expect(owner).toHaveURL(/\/legal-forms\/payment\?/)
  })
  const links = await test.step('sends the packet', () => send(owner))

  await test.step('the first resident finishes later, opens the link again, and signs', async () => {
    const page = await openPhone(browser, links[0] ?? '')
    await page.frameLocator('iframe').getByRole('button', { name: 'Save and finish later' }).click()
    await expect(page.getByText('You have not finished signing yet')).toBeVisible()
    await page.getByRole('link', { name: 'Continue signing' }).click()
    await sign(page)
    await expect(page.getByText('Download a copy of what you signed')).toBeHidden()
    await page.screenshot({ path: 'test-results/signnow/resident-signed.png', fullPage: true })
  })
  await test.step('the second resident signs', async () => {
    await sign(await openPhone(browser, links[1] ?? ''))
  })
  await test.step('the owner signs last, on SignNow’s page in our frame', async () => {
    await owner.getByRole('link', { name: 'Sign Document' }).first().click()
    const button = signNowPage(owner).getByRole('button', { name: 'Sign all documents' })
    await expect(button).toBeVisible()
    await owner.screenshot({ path: 'test-results/signnow/owner-signs.png' })
    await button.click()
    await expect(owner).toHaveURL(/\/legal-forms\/status\?/)
  })
  await test.step('the file is SignNow’s, with its history at the end', async () => {
    const file = await download(owner)
    await owner.screenshot({ path: 'test-results/signnow/view.png' })
    const { text } = await inspectPdf(file)
    expect(text).toContain('SignNow document history')
    expect(text).toContain('maria.lopez@example.com signed on')
  })
})

async function logIn(owner: Page): Promise<void> {
  await owner.goto('/')
  await owner.getByRole('button', { name: /log in/i }).click()
  await owner.getByLabel('Email').fill('owner@example.com')
  await owner.getByLabel('Password').fill('countersign')
  await owner.getByRole('button', { name: 'Sign in' }).click()
  await expect(owner).toHaveURL(/\/legal-forms$/)
}

async function choose(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Create New' }).click()
  await owner.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await owner.getByRole('button', { name: 'Continue' }).click()
  await fillSigner(owner, 1)
  await owner.getByRole('button', { name: 'Add another signer' }).click()
  await fillSigner(owner, 2)
  await owner.getByRole('button', { name: 'Continue' }).click()
  for (const form of forms) {
    await owner
      .getByRole('checkbox', { name: new RegExp(form) })
      .first()
      .check()
  }
  await owner.getByRole('button', { name: 'Continue' }).click()
}

async function fillSigner(page: Page, number: number): Promise<void> {
  const signer = page.getByRole('group', { name: `Resident ${number}` })
  const values = residents[number - 1]
  for (const [index, label] of ['First name', 'Last name', 'Email', 'Phone'].entries()) {
    await signer.getByLabel(label).fill(values?.[index] ?? '')
  }
}

async function send(owner: Page): Promise<string[]> {
  await owner.getByRole('button', { name: 'Pay for e-sign' }).click()
  await expect(owner).toHaveURL(/\/legal-forms\/resident-link\?/)
  const links = owner.getByRole('link', { name: /\/sign\/[0-9a-z]{26}/ })
  await expect(links).toHaveCount(2)
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

async function openPhone(browser: Browser, link: string): Promise<Page> {
  const phone = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await page.goto(link)
  return page
}

async function sign(page: Page): Promise<void> {
  const button = signNowPage(page).getByRole('button', { name: 'Sign all documents' })
  await expect(button).toBeVisible()
  await page.screenshot({ path: 'test-results/signnow/resident-signs.png' })
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
