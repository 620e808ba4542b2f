import type { Page } from '@playwright/test'
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
export async function fillResident(page: Page): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['Last name', 'Lopez'],
    ['Email', 'maria@example.com'],
    ['Phone', '(217) 555-0123'],
  ] as const) {
    await page.getByLabel(label).fill(value)
  }
}
