import { createStaff } from './support/association.ts'
import { query } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { expect, test } from './support/test.ts'
import { expectClean } from './support/expect-clean.ts'
import { staffPage } from './support/staff-page.ts'

test('staff saves the fees of a month; five wrong numbers make staff wait, and a lost claim ends everything', async ({
  browser,
  member,
}) => {
  const staff = await createStaff()
  const page = await staffPage(browser, staff)
  await test.step('the fees', async () => {
    await page.goto('/association/members')
    await page.getByRole('button', { name: 'Fees as CSV' }).click()
    await expectClean(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^fees-\d{4}-\d{2}\.csv$/)
  })
  await page.goto(`/association/members/${member.id}`)
  const field = page.getByLabel('Support number')
  await page.getByRole('button', { name: 'Open the histories' }).click()
  await expect(field).toHaveAccessibleDescription(/A support number has 6 digits\./)
  for (const left of ['4 tries are', '3 tries are', '2 tries are', 'one try is', 'last try']) {
    await field.fill('123 456')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(new RegExp(left))
  }
  await field.fill('654321')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(
    /too many wrong numbers\. Try again in 15 minutes/,
  )
  await expectClean(page)

  await query('update sessions set is_staff = false where user_id = $1', [staff.id])
  await page.reload()
  await expect(page.getByText('Only the staff of the association can see this page.')).toBeVisible()
})

test('a member reads the number out, staff sees the history, and the member sees the look', async ({
  browser,
  member,
  memberPage,
}) => {
  test.setTimeout(120_000)
  const { groupId } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  const page = await staffPage(browser, await createStaff())
  let number = ''

  await test.step('the member finds the number in their account', async () => {
    await memberPage.goto('/account')
    await memberPage.getByRole('button', { name: 'Show a support number' }).click()
    const shown = memberPage.getByText(/^\d{3} \d{3}$/)
    const first = await shown.textContent()
    await expect(memberPage.getByText(/It holds until/)).toBeVisible()
    await memberPage.getByRole('button', { name: 'New number' }).click()
    await expect(shown).not.toHaveText(first ?? '')
    number = (await shown.textContent()) ?? ''
    await expectClean(memberPage)
  })
  await test.step('staff finds the member, and no history before the number', async () => {
    await page.goto('/legal-forms')
    await page.getByRole('link', { name: 'MEMBERS' }).click()
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible()
    await page.getByLabel('Name or email').fill(member.email.toUpperCase())
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectClean(page)
    await page.getByRole('link', { name: member.name }).click()
    await expect(page.getByText('Awaiting Resident Signature')).toBeVisible()
    await expect(page.getByRole('button', { name: /Show history/ })).toHaveCount(0)
    await expectClean(page)
  })
  await test.step('the number opens the history in sentences', async () => {
    await page.getByLabel('Support number').fill(number)
    await page.getByRole('button', { name: 'Open the histories' }).click()
    await expect(page.getByText(/^Open until/)).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: /Show history/ }).click()
    await expect(page.getByText('Sent the packet to Maria Lopez and José Núñez')).toBeVisible()
    await expectClean(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /Show history/ })).toBeFocused()
  })
  await test.step('its owner reads who looked', async () => {
    await memberPage.goto(`/legal-forms/status?documentGroupId=${groupId}`)
    await memberPage.getByRole('button', { name: 'History' }).click()
    await expect(memberPage.getByText('Riley Chen of the association’s staff')).toHaveCount(1)
    await expect(memberPage.getByText('Looked at this packet’s history')).toBeVisible()
  })
  await test.step('a number that has ended opens nothing', async () => {
    await query(
      `update support_tries set tried_at = tried_at - interval '16 minutes' where user_id = $1`,
      [member.id],
    )
    await query(
      `update support_numbers set expires_at = now() - interval '1 minute' where user_id = $1`,
      [member.id],
    )
    await page.reload()
    await page.getByLabel('Support number').fill(number)
    await page.getByLabel('Support number').press('Enter')
    await expect(page.getByLabel('Support number')).toHaveAccessibleDescription(/has ended/)
    await expectClean(page)
  })
})
