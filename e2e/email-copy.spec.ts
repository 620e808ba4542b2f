import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { packetCalls } from '@countersign/contract/calls/packets'
import { paymentCalls } from '@countersign/contract/calls/payments'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { createOwnerLink, executePacket, signAsResident } from './support/packet.ts'
import { linkSentTo, printLetter } from './support/printed-letter.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { getRoomFrame } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test('an owner emails a copy of a printed letter, corrects the address, and its reader saves it in Spanish', async ({
  memberPage,
  member,
  browser,
}) => {
  test.slow()
  await printLetter(memberPage, { formId: 'late-rent-reminder', resident: 'Ana Diaz' })
  await expect(memberPage.getByRole('heading', { name: 'Email a copy' })).toBeVisible()
  await memberPage.getByRole('button', { name: 'Email a copy' }).click()
  const dialog = memberPage.getByRole('dialog', { name: 'Email a copy to Ana Diaz' })
  await dialog.getByRole('button', { name: 'Send copy' }).click()
  await expect(dialog.getByText('Email is required.')).toBeVisible()
  await expect(dialog.getByText('This is only a copy.', { exact: false })).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  const wrong = `anna.${member.email}`
  await dialog.getByRole('textbox', { name: 'Email' }).fill(wrong)
  await dialog.getByRole('button', { name: 'Send copy' }).click()
  await expect(memberPage.getByText(`to ${wrong}`)).toBeVisible()

  await memberPage.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog.getByText(/A copy was sent to Ana Diaz at .* Send it again\?/)).toBeVisible()
  const right = `ana.${member.email}`
  await dialog.getByRole('textbox', { name: 'Email' }).fill(right)
  await expect(dialog.getByText(`The link that went to ${wrong} stops working.`)).toBeVisible()
  await dialog.getByLabel('Language of the email').selectOption('es')
  await expect(dialog.getByText('Esto es solo una copia.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(memberPage.getByText(`Sent to ${right}`)).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])

  const reader = await (await browser.newContext({ baseURL: baseUrl() })).newPage()
  await reader.setViewportSize({ width: 360, height: 740 })
  await reader.goto(await linkSentTo(wrong))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await reader.goto(await linkSentTo(right))
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Su copia:')
  expect(await findViolations(reader)).toEqual([])
  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Descargar la copia (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('copy.pdf')
  await reader.getByRole('button', { name: 'English' }).click()
  await expect(reader.getByText('There is nothing to sign.', { exact: false })).toBeVisible()

  await memberPage.reload()
  await expect(memberPage.getByText(/Opened on/)).toBeVisible()
  await memberPage.getByRole('button', { name: 'History' }).click()
  await expect(memberPage.getByText('Opened the copy from the email')).toBeVisible()
  await expect(memberPage.locator('body')).not.toContainText(/\bserved\b/i)
})

test('a notice whose delivery a law prescribes offers no copy by email', async ({ memberPage }) => {
  await printLetter(memberPage, { formId: 'notice-of-entry', resident: 'Ana Diaz' })
  await expect(memberPage.getByRole('button', { name: 'Print the form' })).toBeVisible()
  await expect(memberPage.getByRole('heading', { name: 'Email a copy' })).toHaveCount(0)
})

test('a bookkeeper who signs nothing gets the signed file, and the certificate names them', async ({
  memberPage,
  member,
  browser,
}) => {
  test.slow()
  const books = `books.${member.email}`
  await memberPage.goto('/legal-forms/select-property')
  await memberPage.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  const resident = memberPage.getByRole('group', { name: 'Resident 1' })
  const person = ['Maria', 'Lopez', 'maria@example.com', '2175550123']
  for (const [index, label] of ['First name', 'Last name', 'Email', 'Phone'].entries()) {
    await resident.getByLabel(label).fill(person[index] ?? '')
  }
  await memberPage.getByRole('button', { name: 'Add a copy for somebody else' }).click()
  await memberPage.getByLabel('Name for copy 1').fill('Dana Reyes')
  await memberPage.getByLabel('Email for copy 1').fill('Maria@example.com')
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(
    memberPage.getByText('Copy 1: This person signs, so they get a copy anyway.'),
  ).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  await memberPage.getByLabel('Email for copy 1').fill('dana@example.com')
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await memberPage.getByLabel('Search forms').fill('pet addendum')
  await memberPage.getByRole('checkbox', { name: /^Pet Addendum/ }).check()
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByText('Copy to: Dana Reyes')).toBeVisible()
  await memberPage.getByRole('button', { name: 'Create packet' }).click()
  await expect(memberPage).toHaveURL(/\/start\?documentGroupId=/)
  const groupId = new URL(memberPage.url()).searchParams.get('documentGroupId') ?? ''
  await expect(getRoomFrame(memberPage).getByRole('button', { name: 'Finish' })).toBeVisible()

  await memberPage.goto('/legal-forms')
  await finishRoomByApi(await createOwnerLink(member, groupId))
  await memberPage.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await memberPage.getByRole('button', { name: 'Copies to others' }).click()
  const dialog = memberPage.getByRole('dialog', { name: 'Copies to others' })
  await dialog.getByLabel('Email for copy 1').fill(member.email)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This person signs, so they get a copy anyway.')).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  await dialog.getByLabel('Email for copy 1').fill(books)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await member.api.call(paymentCalls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(packetCalls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(inviteCalls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  await signAsResident(member, invites.find(({ role }) => role === 'TT1')?.code ?? '')
  const found = await inspectPdf(await executePacket(member, groupId))
  expect(found).toMatchObject({ signatureValid: true, totalDocument: true, structureClean: true })
  expect(found.text).toContain(`Dana Reyes, ${books}`)

  const reader = await (await browser.newContext({ baseURL: baseUrl() })).newPage()
  await reader.setViewportSize({ width: 360, height: 740 })
  await reader.goto(await linkSentTo(books))
  await expect(reader.getByText('there is nothing for you to sign', { exact: false })).toBeVisible()
  expect(await findViolations(reader)).toEqual([])
  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Download the copy (PDF)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('copy.pdf')
  await memberPage.goto(`/legal-forms/view?documentGroupId=${groupId}`)
  await expect(memberPage.getByText('A link to a copy was emailed to Dana Reyes.')).toBeVisible()
})
