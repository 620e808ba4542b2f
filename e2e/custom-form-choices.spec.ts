import type { Locator, Page } from '@playwright/test'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { createPacketOfCustomForm } from './support/custom-form-packet.ts'
import { advancePacket, executePacket, signAsResident } from './support/packet.ts'
import { petForm } from './support/pet-form.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

const title = 'Pets and parking'

test('a custom form asks with choices, and asks for the pet only where pets are allowed', async ({
  browser,
  member,
  memberPage: page,
}) => {
  test.setTimeout(240_000)
  await test.step('a dropdown and a group of buttons become choices', async () => {
    await page.goto('/legal-forms/custom-forms/new/pdf')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pets.pdf', mimeType: 'application/pdf', buffer: petForm() })
    await field(page, 'Choice “Parking”').click()
    await expect(page.getByLabel('Choices')).toHaveValue('Garage\nStreet\nNone')
    await field(page, 'Choice “Pets”, box for “Not allowed”').click()
    await expect(page.getByLabel('Choices')).toHaveValue('Allowed\nNot allowed')
    await expect(page.getByLabel('On the page')).toHaveValue('boxes')
    await page.getByRole('checkbox', { name: 'Must be filled out' }).check()
  })
  await test.step('a field is shown only with one answer', async () => {
    await field(page, 'Text “Name of the pet”').click()
    await page.getByLabel('Show this field').selectOption({ label: 'Only when “Pets” is …' })
    await page.getByLabel('“Pets” is').selectOption('Allowed')
    await expectClean(page)
  })
  await test.step('a field that others depend on cannot go unnoticed', async () => {
    for (const option of ['Allowed', 'Not allowed']) {
      await field(page, `Choice “Pets”, box for “${option}”`).press('Delete')
    }
    await expect(field(page, 'Text “Name of the pet”')).toHaveAccessibleDescription(
      /depends on was deleted/,
    )
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(field(page, 'Text “Name of the pet”')).not.toHaveAccessibleDescription(/./)
  })
  await test.step('it is saved', async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Category').selectOption('Lease Addenda')
    await page.getByRole('button', { name: 'Save form' }).click()
    await expect(page.getByText(`“${title}” is saved as edition 1.`)).toBeVisible()
  })
  const packet = await createPacketOfCustomForm(member)
  const frame = getRoomFrame(page)
  const pet = frame.getByLabel('Name of the pet')
  await test.step('the owner is asked for the pet only where pets are allowed', async () => {
    await page.goto(`/legal-forms/start?documentGroupId=${packet.groupId}`)
    await frame.getByRole('combobox', { name: 'Parking' }).selectOption('Street')
    await expect(pet).toHaveCount(0)
    await frame.getByRole('radio', { name: 'Allowed', exact: true }).check()
    await pet.fill('Rex the dog')
    await frame.getByRole('radio', { name: 'Not allowed' }).check()
    await expect(pet).toHaveCount(0)
    await frame.getByRole('radio', { name: 'Allowed', exact: true }).check()
    await expect(pet).toHaveValue('Rex the dog')
    await frame.getByRole('radio', { name: 'Not allowed' }).check()
    await finishRoom(frame)
    await expect(page).toHaveURL(/\/legal-forms\/payment\?/)
    packet.stage = 'filled'
  })
  await test.step('the sealed file has the choices, and not the pet', async () => {
    await advancePacket(packet, 'sent', member)
    const code = packet.residents[0]?.code ?? ''
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const resident = await phone.newPage()
    await openLink(resident, `${baseUrl()}/sign/${code}`)
    await consent(getRoomFrame(resident))
    await expect(getRoomFrame(resident).getByText('Not allowed').first()).toBeVisible()
    await expect(getRoomFrame(resident).getByText('Rex the dog')).toHaveCount(0)
    await phone.close()
    await signAsResident(member, code)
    const found = await inspectPdf(await executePacket(member, packet.groupId))
    expect(found).toMatchObject({ signatureValid: true, structureClean: true })
    expect(found.text).toContain('Street')
    expect(found.text).not.toContain('Rex')
  })
})

function field(page: Page, what: string): Locator {
  return page.getByRole('button', { name: `${what}, You, before sending, page 1`, exact: true })
}

async function expectClean(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}
