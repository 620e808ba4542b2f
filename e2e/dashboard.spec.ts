import { readFile } from 'node:fs/promises'
import { propertyCalls } from '@countersign/contract/calls/properties'
import type { Page } from '@playwright/test'
import { measureOverflowAt } from './support/measure-overflow.ts'
import { createPacketAt } from './support/packet.ts'
import { getRoomFrame } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

const formIds = ['pet-addendum']

test('an owner finds each packet by who has to act, by filters and by search, and the address keeps it', async ({
  memberPage: page,
  member,
}) => {
  await createPacketAt('created', member, { name: 'Draft', formIds, people: [['Ngọc', 'Nguyễn']] })
  await createPacketAt('sent', member, { name: 'Under way', formIds })
  await createPacketAt('executed', member, { name: 'Ready', formIds })
  await page.goto('/legal-forms')
  await expect(page.getByRole('tab', { name: 'Needs you', selected: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await expect(rows(page)).toHaveCount(3)

  for (const [tab, name] of [
    ['Needs you', 'Draft'],
    ['Waiting for others', 'Under way'],
    ['Done', 'Ready'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(name)
  }
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Done', selected: true })).toBeVisible()
  await expect(rows(page)).toContainText('Ready')
  await page.goBack()
  await expect(rows(page)).toContainText('Under way')

  await page.getByRole('tab', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Form Packet Name' }).click()
  await expect(rows(page)).toContainText(['Draft', 'Ready', 'Under way'])
  await expect(page.getByRole('columnheader', { name: 'Form Packet Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Status').selectOption({ label: 'Fully Executed' })
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/status=FULLY_EXECUTED/)
  const form = page.getByLabel('Form', { exact: true })
  await expect(form.getByRole('option')).toHaveText(['Any', 'Pet Addendum'])
  await form.selectOption({ label: 'Pet Addendum' })
  await expect(rows(page)).toHaveCount(1)
  await page.getByLabel('Status').selectOption({ label: 'Archived' })
  await expect(page.getByText('No legal form packets found.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('searchbox', { name: 'Search packets' }).fill('nguyen ngoc')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Draft')
  await rows(page).getByRole('link', { name: 'Draft' }).click()
  await expect(page).toHaveURL(/legal-forms\/start/)
})

test('the menu of a row reminds, corrects, discards, hides and shows again', async ({
  memberPage: page,
  member,
}) => {
  await createPacketAt('created', member, { name: 'Mistake', formIds })
  await createPacketAt('sent', member, { name: 'Under way', formIds })
  await createPacketAt('executed', member, { name: 'Ready', formIds })
  await page.goto('/legal-forms?group=all')

  await openMenu(page, 'Under way')
  await expect(page.getByRole('menuitem')).toHaveText([
    'History',
    'Remind',
    'Correct',
    'Change answers',
    'Revise',
    'Extend',
    'Print',
    'Finished on paper',
    'Use again',
    'Cancel this packet',
  ])
  await page.getByRole('menuitem', { name: 'Remind' }).click()
  await expect(page.getByText('Reminded Maria Lopez and José Núñez.')).toBeVisible()
  await openMenu(page, 'Under way')
  await page.getByRole('menuitem', { name: 'Remind' }).click()
  await expect(page.getByText('Nobody was reminded.')).toBeVisible()

  await openMenu(page, 'Under way')
  await page.getByRole('menuitem', { name: 'Correct' }).click()
  await page.getByRole('button', { name: 'Maria Lopez (Resident 1)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Correct this person' })
  await dialog.getByLabel('Email').fill('maria.lopez@example.org')
  await dialog.getByRole('button', { name: 'Save and send' }).click()
  await expect(dialog).toBeHidden()

  await openMenu(page, 'Mistake')
  await page.getByRole('menuitem', { name: 'Discard this packet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard this packet' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Mistake” is back.')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('link', { name: 'Fill Out' }).click()
  await page.getByRole('button', { name: 'Discard this packet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard this packet' }).click()
  await expect(page.getByRole('button', { name: 'Undo discarding “Mistake”' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/legal-forms\/start/)
  await expect(getRoomFrame(page).getByRole('button', { name: 'Finish' })).toBeVisible()
  await page.getByRole('button', { name: 'Discard this packet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard this packet' }).click()
  await expect(rows(page)).toHaveCount(2)

  await openMenu(page, 'Ready')
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Only hidden packets').check()
  await expect(rows(page)).toHaveCount(2)
  await openMenu(page, 'Ready')
  await page.getByRole('menuitem', { name: 'Show again' }).click()
  await expect(page.getByText('“Ready” is shown again.')).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
})

test('several packets are selected, discarded, downloaded and hidden, and the list is saved as CSV', async ({
  memberPage: page,
  member,
}) => {
  await createPacketAt('created', member, { name: 'Draft one', formIds })
  await createPacketAt('created', member, { name: 'Draft two', formIds })
  await createPacketAt('sent', member, { name: 'Under way', formIds })
  await createPacketAt('executed', member, { name: 'Ready', formIds })
  await page.goto('/legal-forms?group=all')
  const selectAll = page.getByRole('checkbox', { name: 'Select all packets shown' })
  const bar = page.getByRole('region', { name: 'Selected packets' })

  await test.step('drafts are discarded together, and come back together', async () => {
    await selectAll.check()
    await expect(bar.getByText('4 packets selected')).toBeVisible()
    await page.getByRole('button', { name: 'Discard drafts' }).click()
    await expect(page.getByText('Discarded 2 packets.')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(page.getByText('Restored 2 packets.')).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
  })

  await test.step('files are downloaded together', async () => {
    await page.reload()
    await selectAll.check()
    const zip = page.waitForEvent('download')
    await bar.getByRole('button', { name: 'Download as ZIP' }).click()
    const bytes = await readFile(await (await zip).path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    expect(bytes.toString('latin1')).toContain('not-included.txt')
  })

  await test.step('what may be hidden is, and comes back', async () => {
    await bar.getByRole('button', { name: 'Hide' }).click()
    await expect(page.getByText('Hid 1 packet.')).toBeVisible()
    await expect(page.getByText(/^Under way: Only a packet/)).toBeVisible()
    await expect(rows(page)).toHaveCount(3)
    const showAgain = page.getByRole('button', { name: 'Show again' })
    await expect(showAgain).toBeFocused()
    await showAgain.press('Enter')
    await expect(page.getByText('Showing 1 packet again.')).toBeVisible()
    await expect(rows(page)).toHaveCount(4)
    const hideAgain = page.getByRole('button', { name: 'Hide' })
    await expect(hideAgain).toBeFocused()
    await hideAgain.press('Enter')
    await expect(rows(page)).toHaveCount(3)
  })

  await test.step('the list that is shown is saved', async () => {
    const csv = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More for this list' }).click()
    await page.getByRole('menuitem', { name: 'Download as CSV' }).click()
    const text = await readFile(await (await csv).path(), 'utf8')
    expect(text).toContain('Under way')
    expect(text).not.toContain('Ready')
  })
})

test('the dashboard has no accessibility violations, with its menu, selection and filters', async ({
  memberPage: page,
  member,
}) => {
  await createPacketAt('executed', member, { name: 'Ready', formIds })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/legal-forms')
    await expect(rows(page)).toHaveCount(1)
    if (width === 390) {
      expect(await findViolations(page)).toEqual([])
      await page.getByRole('button', { name: 'More', exact: true }).click()
    }
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('checkbox', { name: 'Select Ready' }).check()
    expect(await findViolations(page)).toEqual([])
    await openMenu(page, 'Ready')
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'More for Ready' })).toBeFocused()
  }
})

function rows(page: Page) {
  return page.getByRole('table', { name: 'Legal form packets' }).locator('tbody').getByRole('row')
}

async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
}

test('the list of packets fits every window, and nothing in it that is hidden takes the focus', async ({
  memberPage: page,
  member,
}) => {
  const { property } = await member.api.call(propertyCalls.postProperty, {
    params: { id: member.id },
    body: {
      name: 'Residences',
      address: {
        street: '12345 Northwest Wissahickon Boulevard Extension',
        city: 'Upper Saint Bartholomew Township',
        state: 'PA',
        zip: '19103',
      },
      units: [{ name: 'Penthouse with the garden terrace' }],
    },
  })
  const people = [['Wilhelmina', 'Featherstonehaugh-Cholmondeley']] as const
  await createPacketAt('sent', member, { name: 'Sent', formIds })
  await createPacketAt('filled', { ...member, property }, { name: 'Filled', formIds, people })
  const found: string[] = []
  const measure = measureOverflowAt([900, 961, 1024, 1100, 1199, 1200, 1280], page, found)

  await page.goto('/legal-forms?group=all')
  await expect(rows(page)).toHaveCount(2)
  await measure('dashboard')
  expect(found).toEqual([])

  for (const [width, height] of [
    [390, 780],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const card = await rows(page).first().boundingBox()
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(height)
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Select all packets shown' })).toBeVisible()
  const hidden = page.getByRole('button', { name: 'Form Packet Name' })
  await expect(hidden).toBeHidden()
})
