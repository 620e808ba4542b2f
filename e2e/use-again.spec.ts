import type { Page } from '@playwright/test'
import { signInAs } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { completeRoom, getRoomFrame } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test('a lease that is used again goes out with no date and no rent that the owner has not looked at', async ({
  page,
  member,
}) => {
  test.slow()
  await signInAs(page.context(), member)
  const { groupId } = await createPacketAt('executed', member, {
    formIds: ['residential-lease', 'pet-addendum'],
    people: [['Maria', 'Lopez']],
    name: 'Lease 2027',
  })

  await startAgain(page, groupId)
  const room = getRoomFrame(page)
  const card = room.getByRole('region', { name: 'What changes this year?' })
  await expect(card).toBeVisible()

  await test.step('the first three stops are the new term, the rent and the deposit', async () => {
    await expect(room.getByRole('button', { name: 'Finish' })).toBeDisabled()
    await room.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(card.getByLabel('Tenancy starts')).toBeFocused()
    await expect(card.getByLabel('Tenancy starts')).toHaveValue('')
    expect(await findViolations(page)).toEqual([])

    await card.getByRole('button', { name: 'Use this term' }).click()
    await expect(card.getByLabel('Monthly rent')).toBeFocused()
    await card.getByRole('button', { name: 'Same as last year Monthly rent' }).click()
    await expect(card.getByLabel('Security deposit')).toBeFocused()
    await expect(room.getByRole('button', { name: 'Finish' })).toBeDisabled()
    await card.getByLabel('Security deposit').fill('1,900')
    await card.getByLabel('Security deposit').blur()
    const changes = room.getByRole('listitem').filter({ hasText: 'What changes this year?' })
    await expect(changes.getByText('Done')).toBeVisible()
  })

  await test.step('then the rest is done', async () => {
    await completeRoom(room)
    await room.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL(/\/legal-forms\/payment\?/)
  })
})

/** From the dialog to the forms. */
async function startAgain(page: Page, groupId: string): Promise<void> {
  await page.goto(`/legal-forms/status?documentGroupId=${groupId}`)
  await page.getByRole('button', { name: 'Use again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Use this packet again?' })
  await expect(dialog.getByText(/no dates/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Start a new packet' }).click()
  await expect(page).toHaveURL(/confirm-documents|select-|add-signers/)
  while (!/\/start\?/.test(page.url())) {
    const before = page.url()
    await page
      .getByRole('button', { name: /^(Continue|Create packet)$/ })
      .first()
      .click()
    await expect(page).not.toHaveURL(before)
  }
}
