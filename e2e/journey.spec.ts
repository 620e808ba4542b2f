import type { Page } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { consent, doAllThatIsAsked, roomOf, workThroughRoom } from './support/room.ts'
import { expect, test } from './support/test.ts'

const forms = ['Residential Lease', 'Pet Addendum', 'Electronic Signature']

test('an owner and two residents take a packet from the property to the executed file', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const owner = await (await browser.newContext({ baseURL: baseUrl() })).newPage()

  await test.step('the owner logs in with the membership', async () => {
    await owner.goto('/')
    await expect(owner).toHaveURL(/\/login$/)
    await owner.getByRole('button', { name: /log in/i }).click()
    await owner.getByLabel('Email').fill('owner@example.com')
    await owner.getByLabel('Password').fill('countersign')
    await owner.getByRole('button', { name: 'Sign in' }).click()
    await expect(owner).toHaveURL(/\/legal-forms$/)
  })

  await test.step('chooses a property and unit', async () => {
    await owner.getByRole('button', { name: 'Create New' }).click()
    await owner.getByLabel('Unit', { exact: true }).selectOption({ index: 1 })
    await owner.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('adds two residents', async () => {
    await fillSigner(owner, 1, ['Maria', 'Lopez', 'maria@example.com', '(217) 555-0123'])
    await owner.getByRole('button', { name: 'Add another signer' }).click()
    await fillSigner(owner, 2, ['José', 'Núñez', 'jose@example.com', '(217) 555-0124'])
    await owner.getByRole('button', { name: 'Continue' }).click()
  })

  await test.step('chooses three forms, names the packet and creates it', async () => {
    for (const form of forms) {
      await owner
        .getByRole('checkbox', { name: new RegExp(form) })
        .first()
        .check()
    }
    await owner.getByRole('button', { name: 'Continue' }).click()
    await owner.getByLabel('Packet name').fill('Unit A, new lease')
    await owner.getByRole('button', { name: 'Create packet' }).click()
    await expect(owner).toHaveURL(/\/legal-forms\/start\?documentGroupId=/)
  })

  await test.step('fills it out once', async () => {
    await workThroughRoom(roomOf(owner))
    await expect(owner).toHaveURL(/\/legal-forms\/payment\?/)
  })

  const links = await test.step('pays and gets a link for each resident', async () => {
    await owner.getByRole('button', { name: 'Pay for e-sign' }).click()
    await expect(owner).toHaveURL(/\/legal-forms\/resident-link\?/)
    const pattern = /\/sign\/[0-9a-z]{26}/
    await expect(owner.getByText(pattern).first()).toBeVisible()
    const text = await owner.getByRole('main').innerText()
    return [...new Set(text.match(new RegExp(pattern, 'g')) ?? [])]
  })
  expect(links).toHaveLength(2)

  for (const [index, link] of links.entries()) {
    await test.step(`resident ${index + 1} signs on a phone`, async () => {
      const phone = await browser.newContext({
        baseURL: baseUrl(),
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      })
      const page = await phone.newPage()
      await page.goto(link)
      await consent(roomOf(page))
      await doAllThatIsAsked(roomOf(page))
      await roomOf(page).getByRole('button', { name: 'Finish' }).click()
      await expect(page).toHaveURL(/\/sign\/status\?code=/)
      await phone.close()
    })
  }

  await test.step('the owner, told by the screen itself, signs last', async () => {
    await owner.getByRole('link', { name: /sign/i }).first().click()
    await workThroughRoom(roomOf(owner))
    await expect(owner).toHaveURL(/\/legal-forms\/status\?/)
    await expect(owner.getByText('Fully Executed')).toBeVisible()
  })
})

async function fillSigner(page: Page, number: number, values: string[]): Promise<void> {
  const signer = page.getByRole('group', { name: `Resident ${number}` })
  for (const [index, label] of ['First name', 'Last name', 'E-mail', 'Phone'].entries()) {
    await signer.getByLabel(label).fill(values[index] ?? '')
  }
}
