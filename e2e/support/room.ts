import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

/** The signing room, as a person works in it: Next, do what is asked, and Finish when nothing is left. */
export function roomOf(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** Presses Next and answers what it leads to, until Finish can be pressed; then finishes. */
export async function workThroughRoom(room: FrameLocator): Promise<void> {
  await doAllThatIsAsked(room)
  await room.getByRole('button', { name: 'Finish' }).click()
}

export async function doAllThatIsAsked(room: FrameLocator): Promise<void> {
  const finish = room.getByRole('button', { name: 'Finish' })
  await expect(finish).toBeVisible()
  for (let step = 0; step < 150; step += 1) {
    if (await settledEnabled(finish)) {
      return
    }
    await room.getByRole('button', { name: 'Next', exact: true }).click()
    await doWhatHasFocus(room)
  }
  throw new Error('Finish was still not enabled after 150 things were done.')
}

/** Finish is enabled once the last answer is saved; a short wait tells that from "more to do". */
async function settledEnabled(finish: Locator): Promise<boolean> {
  return expect(finish)
    .toBeEnabled({ timeout: 400 })
    .then(() => true)
    .catch(() => false)
}

/** A resident confirms at its end each form that they have not confirmed yet, or not as it now is. */
export async function confirmForms(room: FrameLocator): Promise<void> {
  const open = room.getByRole('checkbox', { name: /^I have read/, checked: false })
  await expect(open.first()).toBeEnabled()
  while ((await open.count()) > 0) {
    await open.first().check()
  }
}

export async function consent(room: FrameLocator): Promise<void> {
  await room
    .getByRole('checkbox', { name: 'I agree to use electronic records and signatures' })
    .check()
  await room.getByRole('button', { name: 'Continue' }).click()
}

async function doWhatHasFocus(room: FrameLocator): Promise<void> {
  const focused = room.locator(':focus')
  const kind = await focused.evaluate((element) => {
    const { tagName } = element
    const type = element.getAttribute('type') ?? ''
    return `${tagName.toLowerCase()}${type ? `:${type}` : ''}`
  })
  switch (kind) {
    case 'button':
    case 'button:button':
      return press(room, focused)
    case 'input:checkbox':
    case 'input:radio':
      await focused.check()
      return
    case 'select':
      await focused.selectOption({ index: 1 })
      return
    case 'input:date':
      await focused.fill('2026-12-01')
      return
    case 'input:time':
      await focused.fill('10:30')
      return
    default:
      return type(focused)
  }
}

async function press(room: FrameLocator, place: Locator): Promise<void> {
  await place.click()
  const dialog = room.getByRole('dialog', { name: 'Adopt your signature' })
  if (await dialog.isVisible()) {
    await dialog.getByRole('button', { name: 'Adopt and sign' }).click()
    await expect(dialog).toBeHidden()
  }
}

async function type(box: Locator): Promise<void> {
  const hint = await box.evaluate(
    (element) => `${element.getAttribute('inputmode') ?? ''} ${element.getAttribute('type') ?? ''}`,
  )
  const isZip = (await box.getAttribute('id'))?.endsWith('-zip') ?? false
  const isNumber = /numeric|decimal|number/.test(hint)
  await box.fill(isZip ? '62704' : isNumber ? '2' : textFor(hint))
  await box.blur()
}

function textFor(hint: string): string {
  if (hint.includes('tel')) {
    return '(217) 555-0123'
  }
  return hint.includes('email') ? 'someone@example.com' : 'As agreed'
}
