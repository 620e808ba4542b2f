import type { Page } from '@playwright/test'
import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

const portrait = { width: 390, height: 844 }
const landscape = { width: 844, height: 390 }

test.use({ viewport: portrait, isMobile: true, hasTouch: true })

test('a resident loses the network at every step, is told, and goes on where they were', async ({
  member,
  page,
  context,
}) => {
  test.slow()
  await openLink(page, await linkFor(member))
  const room = getRoomFrame(page)
  const agree = room.getByRole('checkbox', { name: /^I agree to use electronic records/ })

  await test.step('the consent', async () => {
    await agree.check()
    await context.setOffline(true)
    await room.getByRole('button', { name: 'Continue' }).click()
    await expect(room.getByRole('alert')).toContainText('Nothing is lost.')
    await expect(agree).toBeChecked()
    await context.setOffline(false)
    await room.getByRole('button', { name: 'Continue' }).click()
    await expect(room.getByRole('heading', { name: 'Read and sign' })).toBeVisible()
  })

  await test.step('an answer', async () => {
    await context.setOffline(true)
    await employer(page).fill('Springfield Library')
    await expect(room.getByText('Not saved yet. Trying again…')).toBeVisible()
    await context.setOffline(false)
    await expect(room.getByText('Saved', { exact: true })).toBeVisible()
  })

  await test.step('the signature', async () => {
    const place = room.getByRole('button', { name: /^Sign here/ })
    await place.click()
    const dialog = room.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Your full name' }).fill('Maria L. Lopez')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Adopt and sign' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing is lost.')
    await expect(dialog.getByRole('textbox', { name: 'Your full name' })).toHaveValue(
      'Maria L. Lopez',
    )
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Adopt and sign' }).click()
    await expect(signature(page)).toBeVisible()
    await context.setOffline(true)
    await room.getByRole('button', { name: /Clear$/ }).click()
    await expect(room.getByText(/Check your internet connection/).first()).toBeVisible()
    await expect(signature(page)).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('Finish', async () => {
    await context.setOffline(true)
    await room.getByRole('button', { name: 'Finish' }).click()
    await expect(room.getByText(/Check your internet connection/).first()).toBeVisible()
    await context.setOffline(false)
    await room.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL(/\/sign\/status/)
  })

  await test.step('the page after signing', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a resident reloads, goes back and turns the phone at every step, and nothing typed is lost', async ({
  member,
  page,
}) => {
  test.slow()
  const link = await linkFor(member)
  await page.goto('/login')
  await openLink(page, link)
  const room = getRoomFrame(page)

  await test.step('the consent', async () => {
    await interrupt(page)
    await expect(room.getByRole('heading', { name: 'Before you read and sign' })).toBeVisible()
    await consent(room)
  })

  await test.step('an answer', async () => {
    await employer(page).fill('City Hall')
    await interrupt(page)
    await expect(employer(page)).toHaveValue('City Hall')
  })

  await test.step('a drawing survives a turn of the phone', async () => {
    await room.getByRole('button', { name: /^Sign here/ }).click()
    const dialog = room.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Draw' }).check()
    await draw(page)
    for (const lying of [landscape, { width: 740, height: 360 }]) {
      await page.setViewportSize(lying)
      await page.locator('iframe').evaluate((frame) => frame.scrollIntoView())
      await expect.poll(() => padAboveButtons(page), { message: `${lying.height} px` }).toBe(true)
    }
    await page.setViewportSize(portrait)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('the signature', async () => {
    await room.getByRole('button', { name: /^Sign here/ }).click()
    await room.getByRole('button', { name: 'Adopt and sign' }).click()
    await expect(signature(page)).toBeVisible()
    await interrupt(page)
    await expect(signature(page)).toBeVisible()
    await expect(room.getByRole('button', { name: 'Finish' })).toBeEnabled()
  })

  await test.step('Finish', async () => {
    await room.getByRole('button', { name: 'Finish' }).click()
    await expect(page).toHaveURL(/\/sign\/status/)
    await interrupt(page)
    await expect(page).toHaveURL(/\/sign\/status/)
    await page.goto(link)
    await expect(page).toHaveURL(/\/sign\/status/)
  })
})

async function interrupt(page: Page): Promise<void> {
  await page.setViewportSize(landscape)
  await page.setViewportSize(portrait)
  await page.reload()
  await page.goBack()
  await page.goForward()
}

/** All of the pad is in the window, at least 200 px high, and no button lies on it. */
async function padAboveButtons(page: Page): Promise<boolean> {
  const dialog = getRoomFrame(page).getByRole('dialog')
  const pad = await dialog.locator('canvas').first().boundingBox()
  const button = await dialog.getByRole('button', { name: 'Adopt and sign' }).boundingBox()
  if (!pad || !button) {
    return false
  }
  const bottom = pad.y + pad.height
  const windowHeight = page.viewportSize()?.height ?? 0
  return (
    pad.height >= 200 &&
    pad.y >= 0 &&
    bottom <= button.y + 1 &&
    button.y + button.height <= windowHeight
  )
}

async function draw(page: Page): Promise<void> {
  const pad = await getRoomFrame(page)
    .getByRole('dialog')
    .locator('canvas, svg')
    .first()
    .boundingBox()
  const { x, y, width, height } = pad ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(height).toBeGreaterThanOrEqual(200)
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 4, { steps: 5 })
  await page.mouse.up()
}

function signature(page: Page) {
  return getRoomFrame(page).getByRole('article').getByRole('img', { name: 'Signed by Maria Lopez' })
}

function employer(page: Page) {
  return getRoomFrame(page).getByRole('textbox', { name: 'Employer' })
}

async function linkFor(member: Parameters<typeof createPacketAt>[1]): Promise<string> {
  const { residents } = await createPacketAt('sent', member, {
    formIds: ['resident-information-and-emergency-contacts'],
    people: [['Maria', 'Lopez']],
  })
  return `/sign/${residents[0]?.code ?? ''}`
}
