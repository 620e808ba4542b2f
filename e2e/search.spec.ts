import type { Page } from '@playwright/test'
import { expect, test, findViolations } from './support/test.ts'
import { chooseUnitAndResident } from './support/start-packet.ts'

test('a landlord finds a form by a synonym, and in spite of a typo', async ({ memberPage }) => {
  await openDocuments(memberPage)
  for (const [term, title] of [
    ['CO detector', 'Smoke & Carbon Monoxide Alarm Addendum'],
    ['cosinger', 'Guarantor (Co-Signer) Agreement'],
  ] as const) {
    await memberPage.getByLabel('Search forms').fill(term)
    await expect(cards(memberPage).first()).toContainText(title)
  }
  await memberPage.getByLabel('Search forms').fill('zebra')
  await expect(memberPage.getByText('No documents matched your search criteria.')).toBeVisible()
})

test('a bundle adds its forms in order, with reasons, and adds nothing the second time', async ({
  memberPage,
}) => {
  await openDocuments(memberPage)
  const moveOut = memberPage.getByRole('button', { name: 'Move out' })
  await moveOut.click()
  await expect(memberPage.getByText(/^3 forms chosen/)).toBeVisible()
  await moveOut.click()
  await expect(memberPage.getByText(/^3 forms chosen/)).toBeVisible()
  await memberPage.getByRole('button', { name: 'Rent not paid' }).click()
  await expect(memberPage.getByText('Printed instead, not in this packet').first()).toBeVisible()

  await memberPage.getByRole('button', { name: 'New lease' }).click()
  await expect(memberPage.getByText(/we do not know the year/)).toBeVisible()
  for (const width of [1440, 390]) {
    await memberPage.setViewportSize({ width, height: 900 })
    expect(await findViolations(memberPage)).toEqual([])
  }
})

test('companion forms are suggested with a chosen form, the lead disclosure before the lease', async ({
  memberPage,
}) => {
  await openDocuments(memberPage)
  await memberPage.getByLabel('Search forms').fill('residential lease')
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

test('a preview has pages, large print and text, and the card shows the state’s rule', async ({
  memberPage,
}) => {
  await openDocuments(memberPage)
  await memberPage.getByLabel('Search forms').fill('pay or quit')
  const notice = cards(memberPage).filter({ hasText: 'Notice to Pay Rent or Quit' })
  await expect(notice).toContainText(/\d+ pages/)
  await memberPage.getByRole('combobox', { name: 'State' }).selectOption('CA')
  await expect(notice).toContainText('Cal. Code Civ. Proc. 1161(2)')
  await memberPage.reload()
  await expect(notice).toContainText('CA: California asks for three days')
  await expect(memberPage.getByText(/^Checked on .* against \d+ laws of CA/)).toBeVisible()
  await memberPage.getByRole('combobox', { name: 'State' }).selectOption('WY')
  await expect(memberPage.getByText('Not checked for WY.')).toBeVisible()
  await expect(notice).not.toContainText('WY:')

  await notice.getByRole('button', { name: /^Preview/ }).click()
  const dialog = memberPage.getByRole('dialog', { name: 'Preview Document' })
  await dialog.getByRole('radio', { name: 'Text' }).check()
  await expect(dialog.getByRole('article')).toContainText('This is a template, not legal advice.')
  expect(await findViolations(memberPage)).toEqual([])
  await dialog.getByRole('radio', { name: 'Large print (18 pt)' }).check()
  const large = dialog.getByRole('link', { name: 'Download' })
  await expect(large).toHaveAttribute('download', /large-print\.pdf$/)
})

function cards(page: Page) {
  return page.getByRole('list', { name: 'Forms' }).getByRole('listitem')
}

async function openDocuments(page: Page): Promise<void> {
  await chooseUnitAndResident(page)
  await expect(cards(page).first()).toBeVisible()
}
