import type { Page } from '@playwright/test'
import { packetCalls } from '@countersign/contract/calls/packets'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { inspectPdf } from './support/inspect-pdf.ts'
import { executePacket, signAsResident } from './support/packet.ts'
import { getRoomFrame } from './support/room.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { expect, test, findViolations } from './support/test.ts'

test('a guarantor is added beside a resident, signs only the guaranty and appears in the executed file', async ({
  memberPage,
  member,
}) => {
  test.slow()
  await memberPage.goto('/legal-forms/select-property')
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await fillSigner(memberPage, 0, ['Maria', 'Lopez', 'maria@example.com', '2175550123'])
  await memberPage.getByRole('button', { name: 'Add a guarantor' }).click()
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByText(/^Guarantor: /).first()).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  await fillSigner(memberPage, 1, ['Gina', 'Grant', 'gina@example.com', '2175550124'])
  await memberPage.getByRole('button', { name: 'Continue' }).click()

  for (const [term, title] of [
    ['cosigner', /Guarantor \(Co-Signer\) Agreement/],
    ['pet addendum', /^Pet Addendum/],
  ] as const) {
    await memberPage.getByLabel('Search forms').fill(term)
    await memberPage.getByRole('checkbox', { name: title }).check()
  }
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByText('Guarantor: Gina Grant')).toBeVisible()
  await memberPage.getByRole('button', { name: 'Create packet' }).click()
  await expect(memberPage).toHaveURL(/\/start\?documentGroupId=/)

  const groupId = new URL(memberPage.url()).searchParams.get('documentGroupId') ?? ''
  // Only one device has the room: the page's own frame must have opened it before this test does.
  await expect(getRoomFrame(memberPage).getByRole('button', { name: 'Finish' })).toBeVisible()
  await memberPage.goto('/legal-forms')
  const { embedUrl } = await member.api.call(packetCalls.createSigningLink, {
    body: {
      documentGroupId: groupId,
    },
  })
  await finishRoomByApi(embedUrl)
  await member.api.call(paymentCalls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(packetCalls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(inviteCalls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  for (const { code } of invites.filter(({ role }) => role.startsWith('TT'))) {
    await signAsResident(member, code ?? '')
  }
  const { text } = await inspectPdf(await executePacket(member, groupId))
  expect(text).toMatch(/Guarantor[\s\S]*Gina Grant/)
  expect(text).toContain('Maria Lopez')
})

async function fillSigner(page: Page, index: number, values: readonly string[]): Promise<void> {
  for (const [at, label] of ['First name', 'Last name', 'Email', 'Phone'].entries()) {
    await page
      .getByLabel(label)
      .nth(index)
      .fill(values[at] ?? '')
  }
}
