import { propertyCalls } from '@countersign/contract/calls/properties'
import type { Page } from '@playwright/test'
import { expect, test, findViolations } from './support/test.ts'
import { expectClean } from './support/expect-clean.ts'
import { createPacketAt } from './support/packet.ts'
import { chooseUnitAndResident } from './support/start-packet.ts'

test('a landlord finds a form by a synonym, and in spite of a typo; the search keeps the focus and says how many it has found; companion forms are suggested, the lead disclosure before the lease', async ({
  memberPage,
}) => {
  await openDocuments(memberPage)
  const search = memberPage.getByLabel('Search forms')
  for (const [term, title] of [
    ['CO detector', 'Smoke & Carbon Monoxide Alarm Addendum'],
    ['cosinger', 'Guarantor (Co-Signer) Agreement'],
  ] as const) {
    await search.fill(term)
    await expect(cards(memberPage).first()).toContainText(title)
  }
  await search.fill('zebra')
  await expect(memberPage.getByText('No documents matched your search criteria.')).toBeVisible()

  await search.fill('leese')
  await expect(memberPage.getByText(/^\d+ forms for “leese”$/)).toBeVisible()
  await expect(cards(memberPage).filter({ hasText: 'Residential Lease Agreement' })).toBeVisible()
  await expect(search).toBeFocused()

  await search.fill('residential lease')
  await memberPage.getByRole('checkbox', { name: /Residential Lease/ }).check()
  const suggestions = memberPage.getByRole('region', { name: /^Often added with/ })
  await suggestions.getByRole('button', { name: /Add Lead-Based Paint/ }).click()
  await expect(memberPage.getByText(/^2 forms chosen/)).toBeVisible()
  await memberPage.getByRole('button', { name: 'Continue' }).click()
  const titles = memberPage
    .getByRole('list', { name: /documents/i })
    .getByRole('heading', { level: 3 })
  await expect(titles.first()).toContainText('Lead-Based Paint')
  await expect(titles.nth(1)).toContainText('Residential Lease')
})

test('on a phone forms stand by category with the first one on the first screen; the chosen ones open from the bottom bar, and a removal is undone', async ({
  memberPage,
}) => {
  await memberPage.setViewportSize({ width: 390, height: 844 })
  await openDocuments(memberPage)

  const groups = memberPage.getByRole('heading', { level: 2 })
  await expect(groups.filter({ hasText: /^Leases & Renewals/ })).toBeVisible()
  const titles = await groups.allInnerTexts()
  expect(titles.at(1)).toMatch(/^Leases & Renewals/)
  expect(titles.at(-1)).toMatch(/^To print and sign in ink/)
  const bar = await memberPage.locator('[data-primary-bar]').boundingBox()
  const lease = memberPage.getByRole('checkbox', { name: 'Residential Lease Agreement' })
  const first = await lease.boundingBox()
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(bar?.y ?? 0)

  await lease.check()
  await memberPage.getByRole('checkbox', { name: 'Pet Addendum' }).check()
  await memberPage.getByRole('button', { name: 'Show and reorder' }).click()
  const sheet = memberPage.getByRole('dialog', { name: 'In this packet' })
  await sheet.getByRole('button', { name: 'Remove Residential Lease Agreement' }).click()
  await expect(sheet.getByRole('button', { name: 'Remove Pet Addendum' })).toBeFocused()
  await sheet.getByRole('button', { name: 'Undo removing Residential Lease Agreement' }).click()
  await sheet.getByRole('button', { name: 'Down Residential Lease Agreement' }).click()
  await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('Pet Addendum')
  expect(await findViolations(memberPage)).toEqual([])
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(memberPage.getByText(/^2 forms chosen/)).toBeVisible()
})

test('a bundle is a checklist with reasons; its forms are added in order, and only once', async ({
  memberPage,
}) => {
  await openDocuments(memberPage)
  await memberPage.getByRole('button', { name: 'Move out' }).click()
  const dialog = memberPage.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /Intent to Vacate/ }).uncheck()
  await dialog.getByRole('button', { name: /^Add 2 forms/ }).click()
  await expect(memberPage.getByText(/^2 forms chosen, \d+ pages/)).toBeVisible()
  await memberPage.getByRole('button', { name: 'Move out' }).click()
  await dialog.getByRole('button', { name: /^Add 1 form,/ }).click()
  await expect(memberPage.getByText(/^3 forms chosen/)).toBeVisible()

  await memberPage.getByRole('button', { name: 'More bundles' }).click()
  await memberPage.getByRole('button', { name: 'Rent not paid' }).click()
  await expect(dialog.getByText('Printed instead, not in this packet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await memberPage.getByRole('button', { name: 'New lease' }).click()
  await expect(dialog.getByText(/we do not know the year/)).toBeVisible()
  await expectClean(memberPage)
})

test('a home built after 1977 has no lead papers in its bundle; the packet is named after the lease', async ({
  member,
  memberPage,
}) => {
  const { _id, name, address } = member.property
  await member.api.call(propertyCalls.putProperty, {
    params: { id: member.id, propertyId: _id },
    body: { name, address: { ...address, state: 'IL' }, yearBuilt: 1990 },
  })
  await openDocuments(memberPage)
  await memberPage.getByRole('button', { name: 'New lease' }).click()
  const dialog = memberPage.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Residential Lease Agreement' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /Lead-Based Paint/ })).toBeHidden()
  await dialog.getByRole('button', { name: /^Add / }).click()
  await expect(memberPage.getByText('This home was built in 1990.').first()).toBeVisible()

  await memberPage.getByRole('button', { name: 'Continue' }).click()
  await expect(memberPage.getByLabel('Packet name')).toHaveValue(/^Lease, 412 Maple Street, Unit/)
  await expect(memberPage.getByText('Free of charge.')).toBeVisible()
  await expectClean(memberPage)
})

test('the forms of earlier packets stand on top', async ({ member, memberPage }) => {
  await createPacketAt('created', member, { formIds: ['pet-addendum'] })
  await openDocuments(memberPage)

  const recent = memberPage.getByRole('list', { name: 'Recently used' })
  await recent.getByRole('button', { name: 'Pet Addendum' }).click()
  await expect(memberPage.getByText(/^1 form chosen/)).toBeVisible()
  await expect(memberPage.getByRole('checkbox', { name: 'Pet Addendum' })).toBeChecked()
  expect(await findViolations(memberPage)).toEqual([])
})

test('a preview adds the form and removes it, and has pages, large print and text; the state’s rule is shown with a form', async ({
  memberPage,
}) => {
  test.slow()
  await openDocuments(memberPage)
  await memberPage.getByLabel('Search forms').fill('pay or quit')
  const notice = cards(memberPage).filter({ hasText: 'Notice to Pay Rent or Quit' })
  await expect(notice).toContainText(/\d+ pages/)
  await memberPage.getByRole('combobox', { name: 'State' }).selectOption('CA')
  await expect(notice).toContainText('Cal. Code Civ. Proc. 1161(2)')
  await memberPage.reload()
  await expect(notice).toContainText('California requires three days')
  await expect(memberPage.getByText(/^Checked for CA \(\d+ laws\)/)).toBeVisible()
  await memberPage.getByRole('combobox', { name: 'State' }).selectOption('WY')
  await expect(memberPage.getByText(/^Partly checked for WY/)).toBeVisible()
  await expect(notice).not.toContainText('WY')

  await notice.getByRole('button', { name: /^Preview/ }).click()
  const dialog = memberPage.getByRole('dialog', { name: 'Preview Document' })
  await dialog.getByRole('radio', { name: 'Text' }).check()
  await expect(dialog).toContainText('This is a template, not legal advice.')
  await expect(dialog.getByRole('article')).not.toContainText('template')
  expect(await findViolations(memberPage)).toEqual([])
  await dialog.getByRole('radio', { name: 'Large print (18 pt)' }).check()
  const large = dialog.getByRole('link', { name: 'Download' })
  // Compiled when it is first asked for, in a thread that starts then.
  await expect(large).toHaveAttribute('download', /large-print\.pdf$/, { timeout: 60_000 })
  await memberPage.keyboard.press('Escape')

  await memberPage.getByLabel('Search forms').fill('residential lease')
  const preview = memberPage.getByRole('button', { name: 'Preview Residential Lease Agreement' })
  await preview.click()
  await dialog.getByRole('button', { name: 'Add to packet' }).click()
  await expect(memberPage.getByText(/^1 form chosen/)).toBeVisible()
  await preview.click()
  await dialog.getByRole('button', { name: 'Remove from packet' }).click()
  await expect(memberPage.getByText('Choose at least 1 document.')).toBeVisible()
})

function cards(page: Page) {
  return page.getByRole('list', { name: 'Forms' }).getByRole('listitem')
}

async function openDocuments(page: Page): Promise<void> {
  await chooseUnitAndResident(page)
  await expect(page.getByRole('checkbox').first()).toBeVisible()
}
