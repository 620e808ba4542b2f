import type { Page } from '@playwright/test'
import { expect as baseExpect } from './expect.ts'

/** A server that has just started takes longer. */
const expect = baseExpect.configure({ timeout: 45_000 })

/** What the owner fills in for each resident: first name, last name, email, phone. */
export const twoResidentsByHand = [
  ['Maria', 'Lopez', 'maria.lopez@example.com', '(217) 555-0123'],
  ['José', 'Núñez', 'jose.nunez@example.com', '(217) 555-0124'],
] as const

/** As the demo owner of the embedded membership. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: /log in/i }).click()
  await page.getByLabel('Email').fill('owner@example.com')
  await page.getByLabel('Password').fill('countersign')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/legal-forms$/)
}

/** From the dashboard to the review: the first unit, two residents, and these forms. */
export async function choosePacket(page: Page, forms: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Create New' }).click()
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillSigner(page, 1)
  await page.getByRole('button', { name: 'Add another signer' }).click()
  await fillSigner(page, 2)
  await page.getByRole('button', { name: 'Continue' }).click()
  for (const form of forms) {
    await page
      .getByRole('checkbox', { name: new RegExp(form) })
      .first()
      .check()
  }
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function fillSigner(page: Page, number: number): Promise<void> {
  const signer = page.getByRole('group', { name: `Resident ${number}` })
  const values = twoResidentsByHand[number - 1]
  for (const [index, label] of ['First name', 'Last name', 'Email', 'Phone'].entries()) {
    await signer.getByLabel(label).fill(values?.[index] ?? '')
  }
}

/** The residents' links, in order. */
export async function payAndSend(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Pay for e-sign' }).click()
  await expect(page).toHaveURL(/\/legal-forms\/resident-link\?/)
  const links = page.getByRole('link', { name: /\/sign\/[0-9a-z]{26}/ })
  await expect(links).toHaveCount(2)
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}
