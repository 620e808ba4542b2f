import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { chooseUnitAndResident } from './support/start-packet.ts'

test('documents are reordered by dragging with the mouse, and by a long press on a touch screen', async ({
  memberPage,
}) => {
  await chooseThree(memberPage)
  const before = await titles(memberPage)
  const rows = rowsOf(memberPage)

  await test.step('with the mouse', async () => {
    await rows.nth(0).hover({ position: { x: 40, y: 40 } })
    const to = await boxOf(rows.nth(2))
    await memberPage.mouse.down()
    await memberPage.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 12 })
    await expect(rows.nth(0)).toHaveAttribute('data-dragging', 'true')
    await memberPage.mouse.up()
    await expect.poll(() => titles(memberPage)).toEqual([before[1], before[2], before[0]])
  })

  await test.step('with a finger', async () => {
    await rows.nth(0).hover({ position: { x: 40, y: 40 } })
    const [from, to] = [await boxOf(rows.nth(0)), await boxOf(rows.nth(2))]
    const finger = await memberPage.context().newCDPSession(memberPage)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x + 200, y }],
      })
    const [start, end] = [from.y + from.height / 2, to.y + to.height / 2]
    await touch('touchStart', start)
    await expect(rows.nth(0)).toHaveAttribute('data-dragging', 'true')
    for (let step = 1; step <= 12; step += 1) {
      await touch('touchMove', start + ((end - start) * step) / 12)
    }
    await touch('touchEnd')
    await expect.poll(() => titles(memberPage)).toEqual([before[2], before[0], before[1]])
  })
})

function rowsOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Documents in this packet' }).getByRole('listitem')
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) {
    throw new Error('The documents are not on the screen.')
  }
  return box
}

async function titles(page: Page): Promise<string[]> {
  return page
    .getByRole('list', { name: /documents/i })
    .getByRole('heading', { level: 3 })
    .allInnerTexts()
}

async function chooseThree(page: Page): Promise<void> {
  await chooseUnitAndResident(page)
  const boxes = page.getByRole('checkbox')
  await expect(boxes.nth(2)).toBeVisible()
  for (const index of [0, 1, 2]) {
    await boxes.nth(index).check()
  }
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Packet name')).toBeVisible()
  // A new page first moves the focus to its title.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}
