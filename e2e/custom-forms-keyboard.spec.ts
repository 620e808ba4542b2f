import type { Page } from '@playwright/test'
import { garageLease } from './support/garage-lease.ts'
import { photograph } from './support/inspection.ts'
import { createOwnerLink, createPacketAt } from './support/packet.ts'
import { completeRoomByApi } from './support/room-by-api.ts'
import { getRoomFrame } from './support/room.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: garageLease() })

test('an owner makes a form of a PDF with the keyboard, and always sees where the focus is', async ({
  memberPage: page,
}) => {
  const { press, problems } = keyboardOf(page)
  await page.goto('/legal-forms/custom-forms')
  await press(/^Add a form$/)
  await expect(page.getByRole('heading', { name: 'Add a custom form' })).toBeFocused()
  await press(/^Upload a PDF/)
  await expect(page.getByRole('heading', { name: 'Upload your form' })).toBeFocused()
  const chosen = page.waitForEvent('filechooser')
  await press(/^Choose a PDF$/)
  await (await chosen).setFiles(pdf('garage-lease.pdf'))
  await expect(page.getByText('We found 4 fields in your PDF')).toBeVisible()

  await press(/^Hide this note$/)
  await press(/^Signature$/)
  await press(/^Continue$/)
  await expect(page.getByLabel('Category')).toBeVisible()
  problems.push(...(await tabTo(page, /^Category/)))
  await page.keyboard.type('Lease Addenda')
  await press(/^Save form$/)
  await expect(page.getByRole('heading', { level: 1, name: 'My forms' })).toBeVisible()
  expect(problems).toEqual([])
})

test('an owner uploads many PDFs with the keyboard, and takes back a list that was cleared', async ({
  memberPage: page,
}) => {
  const { press, problems } = keyboardOf(page)
  await page.goto('/legal-forms/custom-forms/new/pdfs')
  const chosen = page.waitForEvent('filechooser')
  await press(/^Choose PDFs$/)
  await (await chosen).setFiles([pdf('Garage.pdf'), pdf('Shed.pdf')])
  await press(/^Clear the list$/)
  await expect(page.getByRole('button', { name: 'Undo clearing the list' })).toBeFocused()
  await page.keyboard.press('Enter')

  problems.push(...(await tabTo(page, /^Category of these forms/)))
  await page.keyboard.type('Lease Addenda')
  await press(/^Upload 2 PDFs$/)
  await expect(page.getByText('1 added, 1 already in your forms.')).toBeVisible()
  await press(/^Go to my forms$/)
  await expect(page).toHaveURL(/custom-forms$/)
  expect(problems).toEqual([])
})

test('an owner corrects a signer of a sent packet with the keyboard', async ({
  member,
  memberPage: page,
}) => {
  const { press, problems } = keyboardOf(page)
  const { groupId } = await createPacketAt('sent', member, { people: [['Maria', 'Lopez']] })
  await page.goto(`/legal-forms/resident-link?documentGroupId=${groupId}`)
  await press(/^Correct/)
  const dialog = page.getByRole('dialog', { name: 'Correct this person' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('maria.right@example.com')
  await press(/^Save and send$/)

  await expect(page.getByText('maria.right@example.com')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(problems).toEqual([])
})

test('an owner adds a photo to an inspection with the keyboard, removes it and takes that back', async ({
  browser,
  member,
  memberPage: page,
}) => {
  const { groupId } = await createPacketAt('created', member, {
    formIds: ['move-in-move-out-inspection'],
  })
  await completeRoomByApi(await createOwnerLink(member, groupId))
  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  const photos = room.getByRole('group', { name: /^Photos by the Owner/ })
  // The browser hands choosers to the test from a moment later on.
  const chosen = page.waitForEvent('filechooser', { timeout: 60_000 })
  await photos.getByRole('combobox').focus()
  await page.keyboard.type('Kitchen')
  await page.keyboard.press('Tab')
  const input = photos.locator('input[type="file"]')
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await (
    await chosen
  ).setFiles({
    name: 'stove.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(browser, 'A burn mark by the stove'),
  })
  await expect(photos.getByRole('img', { name: /^Photo 1/ })).toBeVisible()

  await photos.getByRole('button', { name: /^Remove photo 1/ }).focus()
  await page.keyboard.press('Enter')
  await expect(photos.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(photos.getByRole('img', { name: /^Photo 1/ })).toBeVisible()
})

function keyboardOf(page: Page) {
  const problems: string[] = []
  const press = async (name: RegExp, key = 'Enter') => {
    problems.push(...(await tabTo(page, name)))
    await page.keyboard.press(key)
  }
  return { problems, press }
}
