import type { Browser, Page } from '@playwright/test'
import { createMember, signInAs } from '../../e2e/support/member.ts'
import { completeRoom, getRoomFrame } from '../../e2e/support/room.ts'
import { withPage } from '../browser.ts'
import { createTable } from '../table.ts'
import { countEffort, type Effort } from './count-effort.ts'

interface Owners {
  baseUrl: string
  /** Beside the member. */
  others: readonly string[]
}

/** What a couple's first lease asks of who prepares it, beside that of somebody who owns alone. */
export async function measureFirstLeases(browser: Browser, baseUrl: string): Promise<void> {
  const table = createTable('The first lease, from choosing the home to Finish, 1440 px', [
    'clicks',
    'characters typed',
  ])
  for (const [who, others] of [
    ['one owner', []],
    ['a couple', ['Sam']],
  ] as const) {
    const { clicks, characters } = await prepareLease(browser, { baseUrl, others })
    table.row(who, String(clicks), String(characters))
  }
}

async function prepareLease(browser: Browser, { baseUrl, others }: Owners): Promise<Effort> {
  const member = await createMember()

  return withPage(browser, { device: 'desktop' }, async (page) => {
    await signInAs(page.context(), member)
    const effort = await countEffort(page)
    await page.goto(`${baseUrl}/legal-forms/select-property`)
    await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
    await press(page, 'Continue')
    await fillPerson(page, 'Resident 1', 'Maria')
    for (const [index, name] of others.entries()) {
      await press(page, 'Add another owner')
      await fillPerson(page, `Owner ${index + 2}`, name)
    }
    await press(page, 'Continue')
    await page.getByLabel('Search forms').fill('residential lease')
    await page.getByRole('checkbox', { name: /^Residential Lease/ }).click()
    await press(page, 'Continue')
    await press(page, 'Create packet')
    const room = getRoomFrame(page)
    await room.getByRole('button', { name: 'Finish' }).waitFor()
    await completeRoom(room)
    return effort
  })
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const personFields = ['First name', 'Last name', 'Email', 'Phone'] as const

/** From field to field with the key Tab. */
async function fillPerson(page: Page, group: string, firstName: string): Promise<void> {
  const email = `${firstName.toLowerCase()}@example.com`
  const texts = [firstName, 'Ellis', email, '(217) 555-0123']
  for (const [index, label] of personFields.entries()) {
    await page
      .getByRole('group', { name: group })
      .getByLabel(label)
      .fill(texts[index] ?? '')
  }
}
