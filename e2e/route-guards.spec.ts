import { createMember } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { expect, test } from './support/test.ts'

const formIds = ['pet-addendum']
const memberScreens = [
  '/account',
  '/add-property',
  '/legal-forms',
  '/legal-forms/residents/somebody',
  '/legal-forms/properties/somewhere',
  '/legal-forms/select-property',
  '/legal-forms/add-signers',
  '/legal-forms/select-documents',
  '/legal-forms/confirm-documents',
  '/legal-forms/start?documentGroupId=x',
  '/legal-forms/payment?documentGroupId=x',
  '/legal-forms/resident-link?documentGroupId=x',
  '/legal-forms/sign?documentGroupId=x',
  '/legal-forms/status?documentGroupId=x',
  '/legal-forms/view?documentGroupId=x',
]

test('every screen of a member redirects to the login if nobody is logged in', async ({ page }) => {
  for (const screen of memberScreens) {
    await page.goto(screen)
    await expect(page, screen).toHaveURL(/\/login$/)
  }
})

test('the steps after the property redirect to it while none is chosen, then to the signers', async ({
  memberPage,
}) => {
  for (const screen of ['add-signers', 'select-documents', 'confirm-documents']) {
    await memberPage.goto(`/legal-forms/${screen}`)
    await expect(memberPage, screen).toHaveURL(/\/legal-forms\/select-property$/)
  }
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage).toHaveURL(/\/add-signers$/)
  for (const screen of ['select-documents', 'confirm-documents']) {
    await memberPage.goto(`/legal-forms/${screen}`)
    await expect(memberPage, screen).toHaveURL(/\/legal-forms\/add-signers$/)
  }
})

test('an active session skips the login screen, and finds no packet of another owner on any screen', async ({
  memberPage,
}) => {
  await memberPage.goto('/login')
  await expect(memberPage).toHaveURL(/\/legal-forms$/)
  const stranger = await createMember('Stella Stranger')
  const { groupId, name } = await createPacketAt('created', stranger, { formIds })
  for (const screen of ['start', 'payment', 'resident-link', 'sign', 'status', 'view']) {
    await memberPage.goto(`/legal-forms/${screen}?documentGroupId=${groupId}`)
    await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(memberPage.getByText(name)).toHaveCount(0)
  }
})

test('a deep link to an earlier or later step redirects to the current step of the packet', async ({
  member,
  memberPage,
}) => {
  const { groupId } = await createPacketAt('filled', member, { formIds })
  for (const screen of ['start', 'resident-link', 'sign', 'status', 'view']) {
    await memberPage.goto(`/legal-forms/${screen}?documentGroupId=${groupId}`)
    await expect(memberPage, screen).toHaveURL(/\/legal-forms\/payment\?/)
  }
})
