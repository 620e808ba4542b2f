import { expect, type FrameLocator, type Page } from '@playwright/test'

interface Stop {
  kind: string
  name: string
  /** Nobody has answered it, and it must be. */
  open: boolean
  /** Something else lies over its middle, or it is outside of the window. */
  covered: boolean
}

/**
 * Walks a room from its beginning to "Next" with Tab, as somebody without a mouse does, and answers and
 * signs whatever must be, in the page's own order. Answers the names of those that could not be seen.
 */
export async function workByKeyboard(page: Page, room: FrameLocator): Promise<string[]> {
  const covered: string[] = []
  await room.getByRole('heading', { level: 1 }).focus()
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await stopIn(room)
    if (stop.name === 'Next') {
      return covered
    }
    if (stop.covered) {
      covered.push(stop.name)
    }
    if (stop.open) {
      await answer(page, room, stop)
    }
  }
  throw new Error('Tab did not lead to the end of the room.')
}

async function answer(page: Page, room: FrameLocator, { kind }: Stop): Promise<void> {
  switch (kind) {
    case 'button':
      return sign(page, room)
    case 'radio':
    case 'checkbox':
      return page.keyboard.press('Space')
    case 'select-one':
      return page.keyboard.press('ArrowDown')
    case 'date':
      return page.keyboard.type('12012026')
    case 'email':
      return page.keyboard.type('someone@example.com')
    default:
      return page.keyboard.type('2')
  }
}

async function sign(page: Page, room: FrameLocator): Promise<void> {
  const places = room.getByRole('button', { name: /^(Sign|Initial) here/ })
  const left = await places.count()
  await page.keyboard.press('Enter')
  const dialog = room.getByRole('dialog', { name: 'Adopt your signature' })
  await expect
    .poll(async () => (await dialog.isVisible()) || (await places.count()) < left)
    .toBe(true)
  if (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: 'Adopt and sign' }).press('Enter')
    await expect(dialog).toBeHidden()
  }
  await expect(places).toHaveCount(left - 1)
}

async function stopIn(room: FrameLocator): Promise<Stop> {
  return room.locator('body').evaluate((body) => {
    const on = body.ownerDocument.activeElement ?? body
    const { left, top, width, height } = on.getBoundingClientRect()
    const over = body.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
    const covered = !over || !(on.contains(over) || (over !== body && over.contains(on)))
    const field = on instanceof HTMLInputElement || on instanceof HTMLSelectElement
    const box = field || on instanceof HTMLTextAreaElement
    const group = on.closest('[role="radiogroup"]')
    const needed = (group ?? on).getAttribute('aria-required') === 'true'
    const given = group
      ? group.querySelector(':checked') !== null
      : on.matches('[type="checkbox"]')
        ? on.matches(':checked')
        : box && on.value !== ''
    const name = box ? (on.labels?.[0]?.textContent ?? on.id) : on.textContent.trim()
    const confirms = name.startsWith('I have read')
    const place = /^(Sign|Initial) here/.test(name)
    return {
      kind: box ? on.type : on.tagName.toLowerCase(),
      name,
      open: box ? (needed || confirms) && !given : place,
      covered,
    }
  })
}
