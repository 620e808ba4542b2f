import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ memberPage }) => {
  await memberPage.goto('/legal-forms/select-property')
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(signer(memberPage, 1)).toBeVisible()
})

test('a signer can be added only after the last one is complete, and the only one cannot be removed', async ({
  memberPage,
}) => {
  const add = memberPage.getByRole('button', { name: 'Add another signer' })
  await expect(add).toBeDisabled()
  await expect(memberPage.getByRole('button', { name: /^Remove/ })).toBeDisabled()
  await fill(memberPage, 1, 'maria@example.com')
  await expect(add).toBeEnabled()
})

test('there are at most four residents', async ({ memberPage }) => {
  const add = memberPage.getByRole('button', { name: 'Add another signer' })
  for (const number of [1, 2, 3, 4]) {
    await fill(memberPage, number, `resident${number}@example.com`)
    if (number < 4) {
      await add.click()
    }
  }
  await expect(add).toBeDisabled()
})

test('a duplicate email, in any case, is rejected at its field and nothing is lost', async ({
  memberPage,
}) => {
  await fill(memberPage, 1, 'maria@example.com')
  await memberPage.getByRole('button', { name: 'Add another signer' }).click()
  await fill(memberPage, 2, ' MARIA@example.com')
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(signer(memberPage, 2).getByText('Signer emails must be unique.')).toBeVisible()
  await expect(signer(memberPage, 2).getByLabel('First name')).toHaveValue('Maria')
  await expect(memberPage).toHaveURL(/add-signers/)
})

test("the owner's own email is rejected, in any case", async ({ member, memberPage }) => {
  await fill(memberPage, 1, member.email.toUpperCase())
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(
    signer(memberPage, 1).getByText('Signer emails must be different from the initiator email.'),
  ).toBeVisible()
})

test('an invalid phone number and a DBA without a name are rejected with the reason', async ({
  memberPage,
}) => {
  await fill(memberPage, 1, 'maria@example.com')
  await signer(memberPage, 1).getByLabel('Phone').fill('12345')
  await memberPage.getByRole('checkbox', { name: /DBA/ }).check()
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByText('Enter a valid US phone number.').first()).toBeVisible()
  await expect(signer(memberPage, 1).getByLabel('Phone')).toHaveAccessibleDescription(
    /From another country, start with \+ and the country code\./,
  )
  await expect(memberPage.getByText('DBA name is required.').first()).toBeVisible()
})

function signer(page: Page, number: number) {
  return page.getByRole('group', { name: `Resident ${number}` })
}

async function fill(page: Page, number: number, email: string): Promise<void> {
  await signer(page, number).getByLabel('First name').fill('Maria')
  await signer(page, number).getByLabel('Last name').fill('Lopez')
  await signer(page, number).getByLabel('Email').fill(email)
  await signer(page, number).getByLabel('Phone').fill('(217) 555-0123')
}
