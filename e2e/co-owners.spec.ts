import type { Browser, Page } from '@playwright/test'
import { inspectPdf } from './support/inspect-pdf.ts'
import { signInAs } from './support/member.ts'
import { createPacketAt, downloadExecuted, signAsResident } from './support/packet.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test('a couple signs from two phones, and the file names both', async ({
  browser,
  member,
  memberPage,
}) => {
  const { groupId, residents, owners } = await createPacketAt('sent', member, {
    formIds: ['pet-addendum'],
    people: [['Maria', 'Lopez']],
    owners: [['Sam', 'Ellis']],
  })
  const [maria = '', sam = ''] = [...residents, ...owners].map(({ code }) => code)
  await memberPage.goto(`/legal-forms/resident-link?documentGroupId=${groupId}`)
  await expect(
    memberPage.getByText('We email the link once every resident has signed.'),
  ).toBeVisible()
  const early = await browser.newPage()
  await early.goto(`/sign/${sam}`)
  await expect(early.getByRole('heading', { name: 'It is not your turn yet' })).toBeVisible()
  expect(await findViolations(early)).toEqual([])
  await early.close()

  await signAsResident(member, maria)
  await memberPage.goto('/legal-forms')
  const row = memberPage.getByRole('row').filter({ hasText: 'Waiting for Sam Ellis' })
  await row.getByRole('link', { name: 'View Status' }).click()
  await expect(memberPage.getByText('Waiting for Sam Ellis to sign.')).toBeVisible()
  await expect(memberPage.getByRole('link', { name: 'Sign Document' })).toHaveCount(0)
  expect(await findViolations(memberPage)).toEqual([])

  await signOnPhone(browser, async (page) => {
    await openLink(page, `/sign/${sam}`)
    await consent(getRoomFrame(page))
  })
  await expect(memberPage.getByRole('link', { name: 'Sign Document' })).toBeVisible()
  await signOnPhone(browser, async (page) => {
    await signInAs(page.context(), member)
    await page.goto(`/legal-forms/sign?documentGroupId=${groupId}`)
  })
  const found = await inspectPdf(await downloadExecuted(member, groupId))
  expect(found).toMatchObject({ signatureValid: true, totalDocument: true, structureClean: true })
  expect(found.text).toMatch(/Signed by Sam Ellis, /)
  expect(found.text).toMatch(new RegExp(`Signed by ${member.name}, `))
  expect(found.text).toMatch(/Personal link sent to ellis-\w+@example\.com/)
})

async function signOnPhone(browser: Browser, open: (page: Page) => Promise<void>): Promise<void> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await open(page)
  await finishRoom(getRoomFrame(page))
  await expect(page).toHaveURL(/\/status\?/)
  await phone.close()
}
