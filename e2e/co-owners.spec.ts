import type { Browser, Page } from '@playwright/test'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { packetCalls } from '@countersign/contract/calls/packets'
import { inspectPdf } from './support/inspect-pdf.ts'
import { signInAs, type Member } from './support/member.ts'
import { createOwnerLink, downloadExecuted, signAsResident } from './support/packet.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { expect, findViolations, test } from './support/test.ts'

test('a couple signs its lease from two phones, and the file names both', async ({
  browser,
  member,
  memberPage,
}) => {
  test.slow()
  await memberPage.goto('/legal-forms/select-property')
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  const fill = async (group: string, person: readonly string[]) => {
    const fields = memberPage.getByRole('group', { name: group })
    for (const [index, label] of ['First name', 'Last name', 'Email', 'Phone'].entries()) {
      await fields.getByLabel(label).fill(person[index] ?? '')
    }
  }
  await fill('Resident 1', ['Maria', 'Lopez', 'maria@example.com', '2175550123'])
  await memberPage.getByRole('button', { name: 'Add another owner' }).click()
  await fill('Owner 2', ['Sam', 'Ellis', 'maria@example.com', '2175550124'])
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByText('Owner 2: Signer emails must be unique.')).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  await fill('Owner 2', ['Sam', 'Ellis', 'sam.ellis@example.com', '2175550124'])
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await memberPage.getByLabel('Search forms').fill('residential lease')
  await memberPage.getByRole('checkbox', { name: /^Residential Lease/ }).check()
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByText('Owner 2: Sam Ellis')).toBeVisible()
  await memberPage.getByRole('button', { name: 'Create packet' }).click()
  await expect(memberPage).toHaveURL(/\/start\?documentGroupId=/)
  const groupId = new URL(memberPage.url()).searchParams.get('documentGroupId') ?? ''
  await expect(getRoomFrame(memberPage).getByRole('button', { name: 'Finish' })).toBeVisible()

  await memberPage.goto('/legal-forms')
  await finishRoomByApi(await createOwnerLink(member, groupId))
  await member.api.call(paymentCalls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(packetCalls.sendForSignature, { body: { docGroupId: groupId } })
  const { TT1: maria = '', LL2: sam = '' } = await readCodes(member, groupId)
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
  expect(found.text).toContain('Personal link sent to sam.ellis@example.com')
})

async function readCodes(member: Member, id: string): Promise<Record<string, string>> {
  const { invites } = await member.api.call(inviteCalls.getInviteDetailsByGroup, { params: { id } })
  return Object.fromEntries(invites.map(({ role, code }) => [role, code ?? '']))
}

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
