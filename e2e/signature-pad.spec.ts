import type { Browser, BrowserContext, FrameLocator, Page } from '@playwright/test'
import type { Member } from './support/member.ts'
import { openForSigning } from './support/open-room.ts'
import { expect, test } from './support/test.ts'

const ownFacts = 'resident-information-and-emergency-contacts'

test('a signature that is being drawn survives Back and rotating the phone', async ({
  member,
  browser,
}) => {
  const { phone, page, room } = await openPadOnPhone(browser, member)
  const dialog = room.getByRole('dialog', { name: 'Adopt your signature' })
  await drawOn(phone, page, room)
  const before = await ink(room)
  expect(before).toBeGreaterThan(100)

  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  // A tap right after going back may be lost.
  await expect(async () => {
    await room.getByRole('button', { name: /^Sign here/ }).tap()
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect.poll(() => ink(room)).toBeGreaterThan(before / 2)

  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(() => ink(room)).toBeGreaterThan(100)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => ink(room)).toBeGreaterThan(before / 2)
  // A tap right after the rotation may be lost.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Adopt and sign' }).tap()
    await expect(dialog).toBeHidden({ timeout: 2000 })
  }).toPass()
  await expect(room.getByRole('img', { name: 'Signed by Maria Lopez' }).first()).toBeVisible()
  await expect(room.locator('svg[role="img"] path').first()).toBeVisible()
  await phone.close()
})

test('two fingers on the signature pad zoom the page and draw nothing', async ({
  member,
  browser,
}) => {
  const { phone, page, room } = await openPadOnPhone(browser, member)
  await drawOn(phone, page, room)
  const before = await ink(room)
  const undo = room.getByRole('button', { name: 'Undo last stroke' })

  await pinch(phone, page, room)
  await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(1.2)
  expect(await ink(room)).toBeLessThan(before * 1.1)
  await undo.dispatchEvent('click')
  await expect.poll(() => ink(room)).toBe(0)
  await phone.close()
})

test('a signature is drawn with the mouse on a page zoomed to 200 %', async ({
  member,
  browser,
}) => {
  const zoomed = await browser.newContext({
    viewport: { width: 640, height: 450 },
    deviceScaleFactor: 2,
  })
  const page = await zoomed.newPage()
  const room = await openForSigning(page, member, [ownFacts])
  await room.getByRole('button', { name: /^Sign here/ }).click()
  await room.getByRole('radio', { name: 'Draw' }).check()
  await expect(room.getByText('Loading the signature pad…')).toHaveCount(0)
  const pad = room.getByRole('img', { name: /^Signature pad/ })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  expect(box?.height).toBeGreaterThan(100)
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 60)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 30, { steps: 8 })
  await page.mouse.up()
  expect(await ink(room)).toBeGreaterThan(100)
  await room.getByRole('button', { name: 'Adopt and sign' }).click()
  await expect(room.locator('svg[role="img"] path').first()).toBeVisible()
  await zoomed.close()
})

async function openPadOnPhone(browser: Browser, member: Member) {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  const room = await openForSigning(page, member, [ownFacts])
  await room.getByRole('button', { name: /^Sign here/ }).tap()
  await room.getByRole('radio', { name: 'Draw' }).check()
  return { phone, page, room }
}

/** One touch stroke across the box. */
async function drawOn(phone: BrowserContext, page: Page, room: FrameLocator): Promise<void> {
  const box = await padBox(room)
  const touch = await phone.newCDPSession(page)
  const at = (part: number) => ({
    x: box.x + box.width * (0.1 + 0.8 * part),
    y: box.y + box.height * (0.5 + 0.3 * Math.sin(part * 9)),
  })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] })
  for (let step = 1; step <= 20; step += 1) {
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [at(step / 20)],
    })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Two fingers move apart, the first one a moment before the second. */
async function pinch(phone: BrowserContext, page: Page, room: FrameLocator): Promise<void> {
  const box = await padBox(room)
  const touch = await phone.newCDPSession(page)
  const finger = (id: number, x: number) => ({ id, x, y: box.y + box.height / 2 })
  const middle = box.x + box.width / 2
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: ReturnType<typeof finger>[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [finger(0, middle - 20)])
  await send('touchStart', [finger(0, middle - 20), finger(1, middle + 20)])
  for (let step = 1; step <= 10; step += 1) {
    await send('touchMove', [finger(0, middle - 20 - step * 8), finger(1, middle + 20 + step * 8)])
  }
  await send('touchEnd', [])
}

async function padBox(room: FrameLocator) {
  const pad = room.getByRole('img', { name: /^Signature pad/ })
  await expect(room.getByText('Loading the signature pad…')).toHaveCount(0)
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) {
    throw new Error('There is no box to draw in.')
  }
  return box
}

/** The number of dark pixels of the box. */
async function ink(room: FrameLocator): Promise<number> {
  return room.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) {
      return 0
    }
    const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return image ? image.data.filter((value, at) => at % 4 === 3 && value > 128).length : 0
  })
}
