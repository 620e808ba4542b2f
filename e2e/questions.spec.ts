import type { Page } from '@playwright/test'
import type { Member } from './support/member.ts'
import { findOverflow } from './support/overflow.ts'
import { createPacketAt, fillOut } from './support/packet.ts'
import { completeRoom, getRoomFrame, showQuestions } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test.use({ view: 'unset' })

test('on a phone an owner fills out one group of questions at a time, comes back to the answers, and finishes', async ({
  member,
  memberPage,
}) => {
  await memberPage.setViewportSize({ width: 390, height: 844 })
  const groupId = await createPacket(member)
  await fillOut(member, groupId, {
    except: ['Owner/Agent phone', 'Monthly rent', 'Smoking and vaping'],
  })
  const room = await openForFilling(memberPage, groupId)
  await expect(room.getByRole('heading', { name: 'Parties and home' })).toBeVisible()
  await expect(room.getByRole('textbox', { name: 'Monthly rent' })).toHaveCount(0)
  expect(await findViolations(memberPage)).toEqual([])
  expect(await findOverflow(memberPage)).toEqual([])

  await completeRoom(room)
  await showQuestions(room, 'Rent')
  await showQuestions(room, 'Rules')
  await memberPage.evaluate(() => history.back())
  await expect(room.getByRole('heading', { name: 'Rent', exact: true })).toBeFocused()
  await memberPage.reload()
  await expect(room.getByRole('textbox', { name: 'Monthly rent' })).toHaveValue('2.00')

  await room.getByRole('button', { name: 'Next' }).click()
  await expect(room.getByRole('heading', { name: 'Before you finish' })).toBeFocused()
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(memberPage).toHaveURL(/\/legal-forms\/payment\?/)
})

test('Back from the next page does not lead through the groups again', async ({
  member,
  memberPage,
}) => {
  await memberPage.goto('/legal-forms')
  const groupId = await createPacket(member)
  await fillOut(member, groupId)
  const room = await openForFilling(memberPage, groupId)
  await showQuestions(room, 'Rent')
  await showQuestions(room, 'Rules')
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(memberPage).toHaveURL(/\/legal-forms\/payment\?/)

  await memberPage.goBack()
  await expect(memberPage).toHaveURL('/legal-forms')
})

test('nor does it after Back and a reload in the room', async ({ member, memberPage }) => {
  await memberPage.goto('/legal-forms')
  const groupId = await createPacket(member)
  await fillOut(member, groupId)
  const room = await openForFilling(memberPage, groupId)
  const rent = room.getByRole('heading', { name: 'Rent', exact: true })
  await showQuestions(room, 'Term')
  await showQuestions(room, 'Rent')
  await showQuestions(room, 'Rules')
  await memberPage.evaluate(() => history.back())
  await expect(rent).toBeFocused()
  await memberPage.reload()
  await expect(rent).toBeVisible()
  // Leads to an entry from before the reload, which shows nothing else.
  await memberPage.evaluate(() => history.back())
  await expect(rent).toBeVisible()
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(memberPage).toHaveURL(/\/legal-forms\/payment\?/)

  await memberPage.goBack()
  await expect(memberPage).toHaveURL('/legal-forms')
})

test('an optional question opens from its name with the keyboard alone, and is then like the others', async ({
  member,
  memberPage,
}) => {
  const room = await openForFilling(memberPage, await createPacket(member))
  await room.getByRole('link', { name: 'Rent', exact: true }).press('Enter')
  await room.getByRole('button', { name: 'First rent, if prorated' }).press('Enter')

  const prorated = room.getByRole('textbox', { name: 'First rent, if prorated' })
  await expect(prorated).toBeFocused()
  await memberPage.keyboard.type('620')
  await memberPage.keyboard.press('Tab')
  await expect(room.getByText('Saved')).toBeVisible()
  await memberPage.reload()
  await room.getByRole('link', { name: 'Rent', exact: true }).press('Enter')
  await expect(prorated).toHaveValue('620.00')
  await expect(prorated).toBeVisible()
})

async function createPacket(member: Member): Promise<string> {
  const formIds = ['residential-lease', 'lead-based-paint-disclosure']
  const { groupId } = await createPacketAt('created', member, { formIds })
  return groupId
}

async function openForFilling(page: Page, groupId: string) {
  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  return room
}
