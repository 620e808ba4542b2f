import { packetCalls } from '@countersign/contract/calls/packets'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { fillResident } from './support/start-packet.ts'
import type { Member } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { expect, findViolations, test } from './support/test.ts'

test('a property is edited from its page, and packets keep the address they have', async ({
  member,
  memberPage: page,
}) => {
  await createPacketAt('created', member, { name: 'Pets 2026', formIds: ['pet-addendum'] })
  await page.goto(`/legal-forms/properties/${member.property._id}`)

  await page.getByRole('button', { name: 'Edit property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit property' })
  await expect(dialog.getByText('1 packet', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove unit 1' })).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await dialog.getByLabel('ZIP').fill('1')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('link', { name: 'ZIP must be 5 digits.' })).toBeVisible()

  await dialog.getByLabel('ZIP').fill('62703')
  await dialog.getByLabel('Street').fill('414 Maple Street')
  await dialog.getByLabel(/^Year built/).fill('1962')
  await dialog.getByLabel('Name of unit 1').fill('Garden flat')
  await dialog.getByRole('button', { name: 'Remove unit 2' }).click()
  await dialog.getByRole('button', { name: 'Add a unit' }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Packets that were already made keep the address/)).toBeVisible()
  await expect(page.getByText('414 Maple Street, Springfield, IL 62703')).toBeVisible()
  await expect(page.getByText('412 Maple Street').first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit property' }).click()
  const params = { id: member.id, propertyId: member.property._id }
  const { property } = await member.api.call(propertyCalls.getProperty, { params })
  const units = property.units.map(({ _id, name }) => ({ _id, name }))
  await member.api.call(propertyCalls.putProperty, {
    params,
    body: {
      address: { ...member.property.address, state: 'IL' },
      units: [...units, { name: 'Attic' }],
    },
  })
  await dialog.getByLabel('Street').fill('416 Maple Street')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText(/Somebody has saved other changes to this property/)).toBeVisible()
  await expect(dialog.getByLabel('Street')).toHaveValue('416 Maple Street')
  expect(await findViolations(page)).toEqual([])
  const current = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'See the property as it is now' }).click()
  await expect((await current).getByRole('listitem').filter({ hasText: 'Attic' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit property' }).click()
  await expect(dialog.getByLabel('Name of unit 3')).toHaveValue('Attic')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'New packet' }).click()
  const unit = page.getByRole('combobox', { name: 'Unit' })
  await expect(unit.getByRole('option')).toHaveText([
    'Choose a unit',
    'Garden flat',
    'Unit 2',
    'Attic',
  ])
})

test('a property and a unit that were removed by mistake come back with Undo', async ({
  member,
  memberPage: page,
}) => {
  const { property } = await addProperty(member, '9 Oak Lane')
  await page.goto(`/legal-forms/properties/${property._id}`)
  await page.getByRole('button', { name: 'Remove property' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove property' }).click()
  const undo = page.getByRole('button', { name: 'Undo removing 9 Oak Lane' })
  await expect(undo).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await undo.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '9 Oak Lane' })).toBeFocused()

  await page.getByRole('button', { name: 'Edit property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit property' })
  await dialog.getByRole('button', { name: 'Add a unit' }).click()
  await dialog.getByRole('button', { name: 'Remove unit 1' }).click()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Unit 1 was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo removing units' }).click()
  await expect(page.getByRole('heading', { name: '2 units' })).toBeVisible()
  await expect(page.getByText('Unit 1 was removed.')).toBeHidden()
})

test('one of 30 properties is found by its street, with the keyboard', async ({
  member,
  memberPage: page,
}) => {
  for (let number = 1; number < 30; number += 1) {
    await addProperty(member, `${number} Oak Lane`)
  }
  await page.goto('/legal-forms/select-property')
  await expect(page.getByRole('radio', { name: 'Maple Street Duplex' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Unit' })).toBeInViewport()

  await page.getByLabel('Search properties').fill('29 oak')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: '29 Oak Lane' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveValue(/.+/)
  expect(await findViolations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('combobox', { name: 'Unit' })).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/add-signers/)
})

test('a unit with a packet under way says so at choosing and at review; Back from a new packet makes no second one', async ({
  member,
  memberPage: page,
}) => {
  const { groupId } = await createPacketAt('sent', member, {
    name: 'Pets 2026',
    formIds: ['pet-addendum'],
  })
  const underWay = page.getByText('This unit has a packet under way.')

  await test.step('at choosing and at review', async () => {
    await page.goto('/legal-forms/select-property')
    const unit = page.getByRole('combobox', { name: 'Unit' })
    await unit.selectOption('Unit B')
    await expect(underWay).toBeHidden()
    await unit.selectOption('Unit A')
    await expect(underWay).toBeVisible()
    const link = page.getByRole('link', { name: /^Pets 2026/ })
    await expect(link).toHaveAttribute('href', `/legal-forms/status?documentGroupId=${groupId}`)
    await expect(link).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillResident(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    const choosePets = async () => {
      await page.getByRole('checkbox', { name: 'Pet Addendum' }).first().check()
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await choosePets()
    await expect(underWay).toBeVisible()
    await page.getByRole('button', { name: 'Remove Pet Addendum' }).click()
    const steps = page.getByRole('navigation', { name: 'Steps of a new packet' })
    await expect(steps.getByText('Nothing chosen yet')).toBeVisible()
    await page.goBack()
    await choosePets()
  })

  await test.step('Back from the new packet', async () => {
    await page.getByRole('button', { name: 'Create packet' }).click()
    await expect(page).toHaveURL(/\/start\?/)
    const packetUrl = page.url()
    await page.goBack()
    await expect(page.getByText('The packet was created.')).toBeVisible()
    const { packets } = await member.api.call(packetCalls.getPackets)
    expect(packets).toHaveLength(2)
    await page.getByRole('link', { name: /Pet Addendum/ }).click()
    await expect(page).toHaveURL(packetUrl)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Create New' }).click()
    await expect(page.getByRole('heading', { name: 'Select a property' })).toBeVisible()
    await expect(page.getByText('The packet was created.')).toBeHidden()
  })
})

function addProperty(member: Member, street: string) {
  return member.api.call(propertyCalls.postProperty, {
    params: { id: member.id },
    body: { address: { street, city: 'Springfield', state: 'IL', zip: '62704' } },
  })
}
