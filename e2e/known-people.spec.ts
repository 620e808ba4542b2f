import { createPacketAt } from './support/packet.ts'
import { expect, findViolations, test } from './support/test.ts'

test.beforeEach(async ({ member, memberPage: page }) => {
  await createPacketAt('created', member, {
    formIds: ['pet-addendum'],
    people: [
      ['Ann', 'Lee'],
      ['José', 'Núñez'],
    ],
  })
  await page.goto('/legal-forms/select-property')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption('Unit A')
  await page.getByRole('button', { name: 'Continue' }).click()
})

test('residents of earlier packets are added with one click each, also by search', async ({
  memberPage: page,
}) => {
  await page.getByRole('button', { name: /^Add Ann Lee/ }).click()
  await page.getByLabel('Search your residents').fill('nunez')
  await expect(page.getByRole('button', { name: /Ann Lee/ })).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Add José Núñez/ }).click()

  const second = page.getByRole('group', { name: 'Resident 2' })
  await expect(second.getByLabel('First name')).toHaveValue('José')
  await expect(second.getByLabel('Phone')).toHaveValue(/^\(\d{3}\) \d{3}-\d{4}$/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/select-documents/)
})
