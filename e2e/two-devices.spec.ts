import type { Page } from '@playwright/test'
import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink, stopChecks } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

const ownFacts = 'resident-information-and-emergency-contacts'

test('a link opened in another tab and on a phone continues there, and the earlier pages say so', async ({
  member,
  page,
  context,
  browser,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    formIds: [ownFacts],
    people: [['Maria', 'Lopez']],
  })
  const link = `/sign/${residents[0]?.code ?? ''}`
  await stopChecks(page)
  await openLink(page, link)
  await consent(getRoomFrame(page))
  await employer(page).fill('Springfield Library')
  await expect(getRoomFrame(page).getByText('Saved', { exact: true })).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(link)
  await expect(employer(tab)).toHaveValue('Springfield Library')
  await employer(page).fill('Typed in the first tab')
  await expectTakenOver(page)
  expect(await findViolations(page)).toEqual([])

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  ).newPage()
  await stopChecks(phone)
  await openLink(phone, link)
  await employer(phone).fill('City Hall')
  await expect(getRoomFrame(phone).getByText('Saved', { exact: true })).toBeVisible()
  await getRoomFrame(tab)
    .locator('body')
    .evaluate((body) => body.ownerDocument.defaultView?.dispatchEvent(new Event('focus')))
  await expectTakenOver(tab)

  await getRoomFrame(tab).getByRole('button', { name: 'Continue here' }).click()
  await expect(employer(tab)).toHaveValue('City Hall')
  await employer(phone).fill('Too late')
  await expectTakenOver(phone)
  await phone.context().close()
})

test('the owner continues in the tab that was opened last', async ({ member, memberPage }) => {
  const { groupId } = await createPacketAt('created', member, { formIds: ['pet-addendum'] })
  const start = `/legal-forms/start?documentGroupId=${groupId}`
  await stopChecks(memberPage)
  await memberPage.goto(start)
  const dayIn = (page: Page) => getRoomFrame(page).getByLabel('Date of the lease').first()
  await dayIn(memberPage).fill('2026-12-01')
  await expect(getRoomFrame(memberPage).getByText('Saved', { exact: true })).toBeVisible()
  const tab = await memberPage.context().newPage()
  await tab.goto(start)
  await expect(dayIn(tab)).toHaveValue('2026-12-01')
  await dayIn(memberPage).fill('2026-12-02')
  await expectTakenOver(memberPage)
})

function employer(page: Page) {
  return getRoomFrame(page).getByRole('textbox', { name: 'Employer' }).first()
}

async function expectTakenOver(page: Page): Promise<void> {
  await expect(
    getRoomFrame(page).getByRole('heading', { name: 'These forms are open somewhere else' }),
  ).toBeVisible()
}
