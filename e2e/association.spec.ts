import { randomUUID } from 'node:crypto'
import { packetCalls } from '@countersign/contract/calls/packets'
import { propertyCalls } from '@countersign/contract/calls/properties'
import { addAssociationForm, createStaff, withdrawAssociationForm } from './support/association.ts'
import { garageLease } from './support/garage-lease.ts'
import { createPacketAt } from './support/packet.ts'
import { chooseUnitAndResident } from './support/start-packet.ts'
import { expect, test } from './support/test.ts'
import { expectClean } from './support/expect-clean.ts'
import { staffPage } from './support/staff-page.ts'

test('a member who is not of the staff sees no page of the staff', async ({ memberPage: page }) => {
  await page.goto('/legal-forms')
  await expect(page.getByRole('link', { name: 'ACCOUNT' })).toBeVisible()
  for (const name of ['ASSOCIATION FORMS', 'MEMBERS']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  }
  await page.goto('/association/members')
  await expect(page.getByText('Only the staff of the association can see this page.')).toBeVisible()
  await page.goto('/association/forms')
  await expect(page.getByText('Only the staff of the association can see this page.')).toBeVisible()
  await expectClean(page)
})

test('staff publishes a PDF, members find it by its number, and none sends it once it is withdrawn', async ({
  browser,
  member,
  memberPage,
}) => {
  test.setTimeout(180_000)
  let groupId = ''
  const staff = await staffPage(browser)
  const number = `GL-${randomUUID().slice(0, 6)}`
  const title = `Garage lease ${number}`

  await test.step('a draft is made in the editor of own forms', async () => {
    await staff.goto('/legal-forms')
    await staff.getByRole('link', { name: 'ASSOCIATION FORMS' }).click()
    await expect(staff.getByRole('heading', { name: 'Association forms' })).toBeVisible()
    await expectClean(staff)
    await staff
      .getByRole('link', { name: /^Add (a|the first) form$/ })
      .first()
      .click()
    await expectClean(staff)
    await staff.getByRole('link', { name: /Upload a PDF/ }).click()
    await staff.locator('input[type=file]').setInputFiles({
      name: 'garage-lease.pdf',
      mimeType: 'application/pdf',
      buffer: garageLease(),
    })
    await expect(staff.getByText('We found 4 fields in your PDF. Check each one.')).toBeVisible()
    await staff.getByLabel('Who signs').selectOption('All residents and you')
    await staff.getByRole('button', { name: 'Continue' }).click()
    await staff.getByLabel('Title').fill(title)
    await staff.getByLabel('Category').selectOption('Lease Addenda')
    await staff.getByRole('button', { name: 'Save' }).click()
    await expect(staff.getByRole('heading', { name: title })).toBeVisible()
    await expect(staff.getByText('no member sees it')).toBeVisible()
    await expectClean(staff)
  })
  await test.step('it is published once everything was checked', async () => {
    await staff.getByRole('link', { name: 'Publish' }).click()
    await staff.getByRole('button', { name: 'Publish' }).click()
    await expect(staff.getByText('Number is required.')).toBeVisible()
    await expect(
      staff.getByText('Preview the form with 1, 2, 3 and 4 residents first.'),
    ).toBeVisible()
    await expectClean(staff)
    await staff.getByLabel('Number').fill(number)
    await staff.getByLabel('What changed').fill('For garages, too.')
    for (const blank of await staff.getByRole('checkbox').all()) {
      await blank.check()
    }
    for (const count of ['1', '2', '3', '4']) {
      await staff.getByRole('radio', { name: count, exact: true }).check()
      await expect(staff.getByText(`Still to look at: with ${count}`)).toHaveCount(0)
    }
    await expect(
      staff.getByText('You have looked at it with 1, 2, 3 and 4 residents.'),
    ).toBeVisible()
    await expectClean(staff)
    await staff.getByRole('button', { name: 'Publish' }).click()
    await expect(staff.getByRole('heading', { name: `Edition 1 · ${number}` })).toBeVisible()
    await expectClean(staff)
  })
  await test.step('a member finds it by its number and reads what changed', async () => {
    const page = memberPage
    await page.goto('/legal-forms/changes')
    await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
    await expectClean(page)
    await chooseUnitAndResident(page)
    await page.getByLabel('Search forms').fill(number.replace('-', ' ').toLowerCase())
    await expect(page.getByText(`1 form for`)).toBeVisible()
    await expect(page.getByText(`${number}, new since`)).toBeVisible()
    await expect(page.getByRole('link', { name: /^What changed/ })).toBeVisible()
    await page.getByRole('button', { name: `Preview ${title}` }).click()
    await expect(page.getByText('For garages, too.')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Add to packet' }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(title) }).first()).toBeChecked()
    const formId = new URL(staff.url()).pathname.split('/').at(-1) ?? ''
    groupId = (await createPacketAt('filled', member, { formIds: [formId] })).groupId
  })
  await test.step('staff withdraws it, and the packet is stopped before it is sent', async () => {
    const page = memberPage
    await page.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
    await expect(page.getByRole('button', { name: 'Pay for e-sign' })).toBeEnabled()
    await staff.getByRole('button', { name: /^Withdraw/ }).click()
    await expectClean(staff)
    await staff.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(staff.getByText('Reason is required.')).toBeVisible()
    await staff.getByLabel('Reason').fill('The law has changed.')
    await staff.getByRole('radio', { name: 'Stop them' }).check()
    await staff.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(staff.getByText('Packets with it can no longer be sent.')).toBeVisible()
    await page.getByRole('button', { name: 'Pay for e-sign' }).click()
    await expect(page.getByText('This packet cannot be sent as it is.')).toBeVisible()
    await expectClean(page)
  })
})

test('a packet whose form was replaced meanwhile takes the new edition', async ({
  member,
  memberPage: page,
}) => {
  const staff = await createStaff()
  const old = await addAssociationForm(staff, { title: 'Old garden rules' })
  const next = await addAssociationForm(staff, { title: 'New garden rules' })
  const { groupId } = await createPacketAt('filled', member, { formIds: [old.formId] })
  await withdrawAssociationForm(staff, old.formId, next.formId)

  await page.goto(`/legal-forms/payment?documentGroupId=${groupId}`)
  await expect(
    page.getByText(/withdrew “Old garden rules” from .*: The law has changed\./),
  ).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: 'Take the new edition' }).click()
  await expect(page).toHaveURL(/legal-forms\/start/)
  const docGroupId = new URL(page.url()).searchParams.get('documentGroupId') ?? ''
  const { packet } = await member.api.call(packetCalls.getPacketByGroup, {
    params: { docGroupId },
  })
  expect(packet.documents.map(({ title }) => title)).toEqual(['New garden rules'])
})

test('staff makes a bundle, members add it at once, and what is withdrawn is not in it', async ({
  browser,
  member,
  memberPage: page,
}) => {
  const { _id, name: home, address } = member.property
  await member.api.call(propertyCalls.putProperty, {
    params: { id: member.id, propertyId: _id },
    body: { name: home, address: { ...address, state: 'WY', zip: '82001' } },
  })
  const riley = await createStaff()
  const staff = await staffPage(browser, riley)
  const title = `Our lease ${randomUUID().slice(0, 6)}`
  const rules = await addAssociationForm(riley, { title: `Rules of ${title}` })
  const parking = await addAssociationForm(riley, { title: `Parking of ${title}` })

  await staff.goto('/association/forms')
  await staff.getByRole('link', { name: 'Bundles' }).click()
  await staff.getByRole('button', { name: 'Add a bundle' }).click()
  const editor = staff.getByRole('dialog', { name: 'Add a bundle' })
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(editor.getByText('Name is required.')).toBeVisible()
  await expect(editor.getByText('Add at least one form.')).toBeVisible()
  await expectClean(staff)
  await editor.getByLabel('Name').fill(title)
  // Other journeys, elsewhere, do not see it.
  await editor.getByLabel('Only for homes in (optional)').selectOption('WY')
  for (const name of [`Parking of ${title}`, `Rules of ${title}`, 'Pet Addendum']) {
    await editor.getByLabel('Find a form to add').fill(name)
    await editor.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  }
  await editor.getByRole('button', { name: `Up Rules of ${title}` }).click()
  await editor.getByRole('button', { name: 'Remove Pet Addendum' }).click()
  await expectClean(staff)
  await editor.getByRole('button', { name: 'Save' }).click()
  const bundle = staff
    .getByRole('listitem')
    .filter({ has: staff.getByRole('heading', { name: title }) })
  await expect(bundle.getByRole('listitem')).toHaveText([
    `Rules of ${title} · ${rules.number}`,
    `Parking of ${title} · ${parking.number}`,
  ])
  await expectClean(staff)

  await withdrawAssociationForm(riley, parking.formId)
  await staff.reload()
  await expect(
    bundle.getByText('It was withdrawn: members get the bundle without it.'),
  ).toBeVisible()
  await chooseUnitAndResident(page)
  await page.getByRole('button', { name: 'More bundles' }).click()
  await page.getByRole('button', { name: title, exact: true }).click()
  const proposed = page.getByRole('dialog', { name: title })
  await expect(proposed.getByRole('checkbox')).toHaveCount(1)
  await expect(proposed.getByText(`Form ${rules.number} of your association.`)).toBeVisible()
  await proposed.getByRole('button', { name: /^Add 1 form/ }).click()
  await expect(page.getByText(`Rules of ${title}`).first()).toBeVisible()

  await bundle.getByRole('button', { name: `Delete ${title}` }).click()
  await staff.getByRole('button', { name: 'Delete bundle' }).click()
  await expect(bundle).toHaveCount(0)
})
