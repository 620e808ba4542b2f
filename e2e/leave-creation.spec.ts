import type { Page } from '@playwright/test'
import { createPacketAt } from './support/packet.ts'
import { expect, test } from './support/test.ts'

test('closing a step, also where a property is added, asks for confirmation; Cancel keeps the input, a reload too, and Leave Page discards it', async ({
  memberPage,
}) => {
  const dialog = memberPage.getByRole('dialog', { name: 'Are you sure you want to leave?' })
  for (const screen of ['/add-property', '/legal-forms/select-property']) {
    await memberPage.goto(screen)
    await close(memberPage)
    await expect(dialog).toBeVisible()
    await memberPage.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await memberPage.getByLabel('First name').fill('Maria')
  await close(memberPage)
  await expect(dialog).toContainText(
    'If you leave this page, any information you have entered may be lost.',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(memberPage.getByLabel('First name')).toHaveValue('Maria')
  await memberPage.reload()
  await expect(memberPage).toHaveURL(/add-signers/)

  await close(memberPage)
  await memberPage.getByRole('button', { name: 'Leave Page' }).click()
  await expect(memberPage).toHaveURL(/\/legal-forms$/)
  await memberPage.goto('/legal-forms/add-signers')
  await expect(memberPage).toHaveURL(/select-property/)
})

test('a packet screen closes without confirmation, because nothing can be lost', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('created', member, { formIds: ['pet-addendum'] })
  await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  await close(memberPage)
  await expect(memberPage).toHaveURL(/\/legal-forms$/)
})

function close(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Close' }).click()
}
