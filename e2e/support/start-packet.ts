import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** Opens the choice of documents for a new packet: the first unit, one resident. */
export async function chooseUnitAndResident(page: Page, baseUrl = ''): Promise<void> {
  await page.goto(`${baseUrl}/legal-forms/select-property`)
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillResident(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Search forms')).toBeVisible()
}

/** Fills in the only resident on the screen. */
export function fillResident(page: Page): Promise<void> {
  return fillPerson(page, ['Maria', 'Lopez', 'maria@example.com', '(217) 555-0123'])
}

/** First name, last name, email and phone. */
export async function fillPerson(fields: Locator | Page, values: readonly string[]): Promise<void> {
  for (const [index, label] of ['First name', 'Last name', 'Email', 'Phone'].entries()) {
    await fields.getByLabel(label).fill(values[index] ?? '')
  }
}
