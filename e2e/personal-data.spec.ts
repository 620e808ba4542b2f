import { readFile } from 'node:fs/promises'
import { calls } from '@countersign/contract/calls'
import { measureOverflowAt } from './support/measure-overflow.ts'
import { createPacketAt } from './support/packet.ts'
import { tabTo } from './support/tab-to.ts'
import { expect, findViolations, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 780 } })

test('an owner answers a resident’s request at the keyboard, on a phone: looks up, downloads, erases', async ({
  member,
  memberPage: page,
}) => {
  const people = [['Tara', 'Teal']] as const
  const { groupId, residents } = await createPacketAt('sent', member, { name: 'Old pets', people })
  await member.api.call(calls.cancelPacket, {
    params: { docGroupId: groupId },
    body: { reason: 'Another apartment' },
  })
  const email = residents[0]?.email ?? ''
  const hidden: string[] = []
  const overflow: string[] = []
  const go = async (name: RegExp) => hidden.push(...(await tabTo(page, name)))
  const measure = measureOverflowAt([390], page, overflow)

  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await go(/^Look it up/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible()
  await measure('before looking up')

  await go(/^Email of the resident/)
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Can be erased now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Old pets' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await measure('found')

  await go(/^Download what is kept/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ])
  const kept = await readFile(await download.path(), 'utf8')
  expect(download.suggestedFilename()).toBe('personal-data.json')
  expect(JSON.parse(kept)).toMatchObject({ email })
  expect(kept).toContain('Tara Teal')

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Erase' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Erase this data?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await measure('question')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Erase' })).toBeFocused()

  await page.keyboard.press('Enter')
  await go(/^Erase$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Erased.' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Erased on request' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Old pets' })).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await measure('erased')

  await page.goto('/legal-forms?status=all')
  await expect(page.getByText('Old pets')).toBeHidden()
  expect(hidden).toEqual([])
  expect(overflow).toEqual([])
})
