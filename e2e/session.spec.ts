import { expect, test } from './support/test.ts'

const expired = 'Your session has expired due to inactivity. Please log in again.'

test('activity within the hour keeps the session alive, also on the server', async ({
  memberPage,
}) => {
  await memberPage.clock.install()
  await memberPage.goto('/legal-forms')
  await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible()
  await memberPage.clock.fastForward('00:50:00')
  const heard = memberPage.waitForRequest('**/api/auth/me')
  await memberPage.keyboard.press('Shift')
  expect((await heard).headers()).not.toHaveProperty('x-background')
  await memberPage.clock.fastForward('00:50:00')
  await expect(memberPage).toHaveURL(/\/legal-forms$/)
  await expect(memberPage.getByText(expired)).toHaveCount(0)
})

test('logging out ends the session everywhere', async ({ member, memberPage }) => {
  await memberPage.goto('/account')
  const other = await memberPage.context().newPage()
  await other.goto('/legal-forms')
  await memberPage.getByRole('button', { name: 'Log out' }).click()
  await expect(memberPage).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  await expect.poll(async () => (await member.api.request('GET', '/auth/me')).status).toBe(401)
})
