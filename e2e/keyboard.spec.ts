import type { Page } from '@playwright/test'
import { completeRoomByKeyboard } from './support/complete-by-keyboard.ts'
import { getRoomFrame } from './support/room.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, test } from './support/test.ts'

test('an owner creates, fills out and sends a packet with the keyboard, and always sees where the focus is', async ({
  memberPage: page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const problems: string[] = []
  const press = async (name: RegExp, key = 'Enter') => {
    problems.push(...(await tabTo(page, name)))
    await page.keyboard.press(key)
  }

  await page.goto('/legal-forms')
  await press(/Create New$/)
  await arriveAt(page, /select-property/)
  problems.push(...(await tabTo(page, /^Unit/)))
  await page.keyboard.type('Unit A')
  await press(/^Continue$/)
  await arriveAt(page, /add-signers/)
  await fillResident(page, problems)
  await press(/^Continue$/)

  await arriveAt(page, /select-documents/)
  await expect(page.getByRole('checkbox', { name: 'Pet Addendum' })).toBeVisible()
  problems.push(...(await tabTo(page, /^Search forms$/)))
  await page.keyboard.type('pet addendum')
  await expect(page.getByText(/for “pet addendum”/)).toBeVisible()
  await press(/^Pet Addendum$/, 'Space')
  await press(/^Continue$/)
  await arriveAt(page, /confirm-documents/)
  await press(/^Create packet$/)

  await expect(page).toHaveURL(/legal-forms\/start/)
  const room = getRoomFrame(page)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  await room.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('Control+Enter')
  await expect(room.locator(':is(input, select, textarea):focus')).toBeVisible()
  expect(await completeRoomByKeyboard(page, room)).toEqual([])
  await room.getByRole('button', { name: 'Finish' }).press('Enter')

  await arriveAt(page, /legal-forms\/payment/)
  await press(/^Pay for e-sign$/)
  await arriveAt(page, /legal-forms\/resident-link/)
  await press(/^Copy link for Maria Lopez$/)

  expect(problems).toEqual([])
})

/** The title of a new screen takes the focus; Tab goes on from there. */
async function arriveAt(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

async function fillResident(page: Page, problems: string[]): Promise<void> {
  for (const [name, text] of [
    [/^First name/, 'Maria'],
    [/^Last name/, 'Lopez'],
    [/^Email/, 'maria@example.com'],
    [/^Phone/, '2175550123'],
  ] as const) {
    problems.push(...(await tabTo(page, name)))
    await page.keyboard.type(text)
  }
}
