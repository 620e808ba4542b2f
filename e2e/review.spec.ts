import type { FrameLocator } from '@playwright/test'
import { createPacketAt, fillOut } from './support/packet.ts'
import { getRoomFrame } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

test('the owner reviews every form as the residents will see it, changes an answer there and finishes', async ({
  member,
  memberPage: page,
}) => {
  test.setTimeout(120_000)
  const { groupId } = await createPacketAt('created', member, {
    formIds: ['residential-lease', 'pet-addendum'],
  })
  await fillOut(member, groupId)
  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  const rent = room.getByRole('textbox', { name: 'Monthly rent' })

  await test.step('a missing answer disables Finish and links to its control', async () => {
    await rent.fill('')
    await openReview(room)
    const missing = room.getByRole('region', { name: 'One answer is missing or wrong' })
    await expect(missing).toContainText('Deal terms')
    await expect(room.getByRole('article', { name: 'Residential Lease' })).toContainText('1 left')
    await expect(room.getByRole('button', { name: 'Finish' })).toBeDisabled()
    expect(await findViolations(page)).toEqual([])
    await missing.getByRole('link', { name: 'Monthly rent' }).click()
    await expect(rent).toBeFocused()
    await expect(rent).toBeInViewport()
  })
  await test.step('each form shows the answers, and who signs where', async () => {
    await rent.fill('1432.50')
    await openReview(room)
    const lease = room.getByRole('article', { name: 'Residential Lease' })
    await expect(
      lease.getByRole('button', { name: '$1,432.50 Change “Monthly rent”' }),
    ).toBeVisible()
    await expect(lease.getByText('Resident 1 signs here')).toBeAttached()
    await expect(lease.getByText('You sign here, after the residents')).toBeAttached()
    await expect(room.getByRole('article')).toHaveCount(2)
    await expect(room.getByRole('main').getByRole('textbox')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
  })
  await test.step('Escape and Back return to the previous position', async () => {
    await page.keyboard.press('Escape')
    await expect(room.getByRole('button', { name: 'Review' })).toBeFocused()
    await openReview(room)
    await room.locator('body').evaluate(() => history.back())
    await expect(room.getByRole('button', { name: 'Review' })).toBeFocused()
  })
  await test.step('Change and a click on an answer lead to its control', async () => {
    await openReview(room)
    await room.getByRole('button', { name: 'Change Pet Addendum' }).click()
    await expect(room.getByRole('heading', { name: 'Pet Addendum', level: 2 })).toBeFocused()
    await openReview(room)
    await room.getByRole('button', { name: '$1,432.50 Change “Monthly rent”' }).first().click()
    await expect(rent).toBeFocused()
    await rent.fill('1500')
  })
  await test.step('Finish works from the review', async () => {
    await openReview(room)
    await expect(room.getByRole('button', { name: /^\$1,500.00/ }).first()).toBeVisible()
    await room.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL(/\/legal-forms\/payment\?/)
  })
})

async function openReview(room: FrameLocator): Promise<void> {
  await room.getByRole('button', { name: 'Review' }).click()
  await expect(room.getByRole('heading', { name: 'Review the forms' })).toBeFocused()
}
