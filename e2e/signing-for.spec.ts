import { createOwnerLink, executePacket, signAsResident } from './support/packet.ts'
import { fillResident } from './support/start-packet.ts'
import { getRoomFrame } from './support/room.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { expect, test } from './support/test.ts'

test('who signs for a company is named everywhere as the person, then the company', async ({
  member,
  memberPage: page,
  browser,
}) => {
  await page.goto('/legal-forms/select-property')
  await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillResident(page)
  await page.getByLabel('Sign as DBA').check()
  await page.getByLabel(/^DBA name/).fill('Maple Homes LLC')
  await expect(
    page.getByText('You sign last, as Olivia Owner, signing for Maple Homes LLC'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Search forms').fill('pet')
  await page.getByRole('checkbox', { name: /^Pet Addendum/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /Create/ }).click()
  await page.waitForURL(/documentGroupId=/)
  const groupId = new URL(page.url()).searchParams.get('documentGroupId') ?? ''
  await page.goto('/legal-forms')
  await finishRoomByApi(await createOwnerLink(member, groupId))
  await page.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await page.getByRole('button', { name: 'Pay for e-sign' }).click()
  await page.waitForURL(/resident-link/)
  const { invites } = await member.api.call(inviteCalls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  const code = invites.find(({ role }) => role === 'TT1')?.code ?? ''

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const resident = await phone.newPage()
  await resident.goto(`/sign/${code}`)
  await expect(resident.getByText(/Olivia Owner.*Maple Homes LLC/).first()).toBeVisible()
  await resident.goto(`/sign/${code}?lang=es`)
  await expect(resident.getByText(/Olivia Owner.*Maple Homes LLC/).first()).toBeVisible()
  await resident.getByRole('button', { name: 'Abrir los documentos' }).click()
  await getRoomFrame(resident).getByRole('checkbox').first().waitFor()
  await phone.close()
  await signAsResident(member, code)

  await page.goto(`/legal-forms/sign?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  await room
    .getByRole('button', { name: /^Sign here/ })
    .first()
    .click()
  await expect(
    room
      .getByRole('dialog')
      .getByText(/Maple Homes LLC/)
      .first(),
  ).toBeVisible()
  await expect(room.getByLabel('Your full name')).toHaveValue('Olivia Owner')

  await page.goto('/legal-forms')
  const file = await executePacket(member, groupId)
  expect((await inspectPdf(file)).text).toMatch(
    /Signed by Olivia Owner, signing for Maple Homes LLC/,
  )
})
