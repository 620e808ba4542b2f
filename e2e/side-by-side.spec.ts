import type { FrameLocator, Page } from '@playwright/test'
import { completeRoomByKeyboard } from './support/complete-by-keyboard.ts'
import { findOverflow } from './support/overflow.ts'
import type { Member } from './support/member.ts'
import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, showQuestions } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test.use({ view: 'unset' })

test('at a desk an owner fills out beside the page, with the keyboard alone', async ({
  member,
  memberPage,
}) => {
  const room = await openForFilling(memberPage, member, ['pet-addendum'])
  await expect(room.getByRole('button', { name: 'Questions', pressed: true })).toBeVisible()
  await room.getByRole('button', { name: 'Show the page' }).click()
  const pane = getPane(room)
  await expect(pane.locator('canvas').first()).toBeVisible()

  expect(await completeRoomByKeyboard(memberPage, room)).toEqual([])
  await expect(room.getByRole('button', { name: 'Finish' })).toBeEnabled()
  expect(await findViolations(memberPage)).toEqual([])
  for (const width of [1200, 1920]) {
    await memberPage.setViewportSize({ width, height: 800 })
    await expect(pane).toBeVisible()
    expect(await findOverflow(memberPage)).toEqual([])
  }
  // 1440 px at a zoom of 200 %: the title is beside the steps, not below them.
  await memberPage.setViewportSize({ width: 720, height: 450 })
  const title = await memberPage.getByRole('heading', { name: 'Fill out' }).boundingBox()
  const steps = memberPage.getByRole('navigation', { name: 'Progress of this packet' })
  const start = (await steps.boundingBox())?.x ?? 0
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual(start)
  expect(await findOverflow(memberPage)).toEqual([])
})

test('the page follows the question, a click on it leads back, and its choice is kept', async ({
  member,
  memberPage,
}) => {
  const formIds = ['residential-lease', 'house-rules-community-policies']
  const room = await openForFilling(memberPage, member, formIds)
  const pane = getPane(room)
  const form = pane.getByRole('combobox', { name: 'Form shown' })
  const rent = room.getByRole('textbox', { name: 'Monthly rent' })
  await room.getByRole('button', { name: 'Show the page' }).click()
  await showQuestions(room, 'Rent')
  await rent.fill('1250')
  const place = pane.locator('[data-current="true"]').first()
  await expect(place).toHaveText('$1,250.00')
  await expect(place).toBeInViewport({ ratio: 1 })

  await room.getByRole('link', { name: /^House Rules/ }).click()
  await expect(form.locator('option:checked')).toHaveText(/^House Rules/)
  await form.selectOption({ label: 'Residential Lease Agreement' })
  await pane.locator('[data-place="LLEdit.rent.monthly"] button').first().click()
  await expect(rent).toBeFocused()
  await expect(rent).toBeInViewport()

  await room.getByRole('button', { name: 'Zoom in' }).click()
  await room.getByRole('button', { name: 'Zoom in' }).click()
  await rent.focus()
  await expect(place).toBeInViewport({ ratio: 1 })
  await pane.getByRole('button', { name: 'Hide the page' }).click()
  await expect(pane).toHaveCount(0)
  await expect(rent).toBeVisible()
  await memberPage.reload()
  await expect(room.getByRole('button', { name: 'Show the page' })).toBeVisible()
  await expect(pane).toHaveCount(0)
  await showQuestions(room, 'Rent')
  await expect(rent).toHaveValue('1,250.00')
})

async function openForFilling(
  page: Page,
  member: Member,
  formIds: string[],
): Promise<FrameLocator> {
  const { groupId } = await createPacketAt('created', member, { formIds })
  await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  return room
}

function getPane(room: FrameLocator) {
  return room.getByRole('complementary', { name: 'The page beside the questions' })
}
