import { readFile } from 'node:fs/promises'
import { createPrintGroup, fillOut } from './support/packet.ts'
import { getRoomFrame } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

test('a notice that may not be e-signed is filled in, printed and listed with its property', async ({
  member,
  memberPage,
}) => {
  const groupId = await createPrintGroup(member, 'notice-to-cure-or-quit')
  await fillOut(member, groupId, { except: ['Days to cure or vacate'] })
  await memberPage.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(memberPage)
  await room.getByLabel('Days to cure or vacate').first().fill('2')
  await expect(
    room.getByRole('region', { name: 'Before you finish' }).getByText(/You entered 2 days/),
  ).toBeVisible()
  await room.getByRole('button', { name: 'Finish' }).click()
  const dialog = room.getByRole('dialog', { name: 'Print it as it is?' })
  await expect(dialog.getByText(/You entered 2 days/)).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])
  await dialog.getByRole('button', { name: 'Print anyway' }).click()
  await expect(memberPage.getByRole('button', { name: 'Print the form' })).toBeVisible()
  const [download] = await Promise.all([
    memberPage.waitForEvent('download'),
    memberPage.getByRole('link', { name: /Download/ }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await memberPage.getByRole('button', { name: 'Show the information sheet in Spanish' }).click()
  await expect(
    memberPage.getByText('Aviso de corregir o desocupar', { exact: true }).first(),
  ).toBeVisible()
  expect(await findViolations(memberPage)).toEqual([])

  await memberPage.goto('/legal-forms')
  const row = memberPage.getByRole('row', { name: /Notice to Cure or Quit: Maria Lopez/ })
  await expect(row).toContainText('Archived')
  await expect(row.getByRole('link', { name: /View Document/ })).toBeVisible()
  await expect(memberPage.locator('body')).not.toContainText(/delivered|served/i)
})

test('a landlord prints a notice in large print from the dashboard and adds the property on the way', async ({
  memberPage,
}) => {
  await memberPage.goto('/legal-forms')
  await memberPage.getByRole('link', { name: 'Fill and print a form' }).click()
  await memberPage.getByLabel('Search forms').fill('rent receipt')
  await memberPage.getByRole('link', { name: 'Fill and print Rent Receipt' }).click()
  await memberPage.getByRole('button', { name: 'Fill out' }).click()
  await expect(memberPage.getByText('Choose a unit.')).toBeVisible()
  for (const width of [390, 1440]) {
    await memberPage.setViewportSize({ width, height: 900 })
    expect(await findViolations(memberPage)).toEqual([])
  }
  await memberPage.getByRole('link', { name: 'Add a property' }).click()
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Add a property')
  for (const [label, value] of [
    ['Street', '5 Elm Street'],
    ['City', 'Columbus'],
    ['ZIP', '43004'],
  ] as const) {
    await memberPage.getByLabel(label).fill(value)
  }
  await memberPage.getByRole('combobox', { name: 'State' }).selectOption('OH')
  await memberPage.getByRole('button', { name: 'Save property' }).click()

  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText('Rent Receipt')
  await expect(memberPage.getByRole('radio', { name: /5 Elm Street/ })).toBeChecked()
  await memberPage.getByLabel('Resident 1').fill('Maria Lopez')
  await memberPage.getByRole('button', { name: 'Add another resident' }).click()
  await memberPage.getByLabel('Resident 2').fill('John Park')
  await memberPage.getByRole('checkbox', { name: 'Large print (18 pt)' }).check()
  expect(await findViolations(memberPage)).toEqual([])
  const [request] = await Promise.all([
    memberPage.waitForRequest('**/api/esign/create-print-group'),
    memberPage.getByRole('button', { name: 'Fill out' }).click(),
  ])
  expect(request.postDataJSON()).toMatchObject({
    print: 'large',
    residents: [{ name: 'Maria Lopez' }, { name: 'John Park' }],
  })
  await expect(memberPage).toHaveURL(/\/legal-forms\/start/)
})

test('a form that residents e-sign cannot be opened for printing', async ({ memberPage }) => {
  await memberPage.goto('/legal-forms/print?formId=residential-lease')
  await expect(memberPage.getByText(/Residents sign “.*” online\./)).toBeVisible()
})
