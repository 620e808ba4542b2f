import type { ElementHandle, FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

/** The frame of the signing room. */
export function getRoomFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe')
}

/** Opens a resident's link for the first time in this browser, and its documents. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await pressOpen(page)
}

export async function pressOpen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Open the documents|Abrir los documentos)$/ }).click()
}

/**
 * Keeps the page from noticing by itself that its room was continued elsewhere or has ended, which it
 * asks about every 20 seconds: what a test does next is then what tells it.
 */
export async function stopChecks(page: Page): Promise<void> {
  await page.route('**/signing-room/presence*', (route) =>
    route.fulfill({ json: { present: true } }),
  )
}

/** Shows a group of questions, where one is shown at a time. */
export async function showQuestions(room: FrameLocator, group: string | RegExp): Promise<void> {
  const groups = room.getByRole('navigation', { name: 'Forms in this packet' })
  const all = groups.getByRole('button', { name: 'All questions' })
  await expect(groups).toBeVisible()
  if (await all.isVisible()) {
    await all.click()
  }
  await groups.getByRole('link', { name: group, exact: true }).click()
}

/** On a phone the language, the text size and the view are behind one button. */
export async function openTools(room: FrameLocator): Promise<void> {
  const tools = room.getByRole('button', { name: /^Aa/ })
  await expect(room.getByRole('button', { name: /^(Finish|Terminar)$/ })).toBeVisible()
  if ((await tools.isVisible()) && (await tools.getAttribute('aria-expanded')) === 'false') {
    await tools.click()
  }
}

/** Completes the signing room with its controls and presses Finish. */
export async function finishRoom(room: FrameLocator): Promise<void> {
  await completeRoom(room)
  await room.getByRole('button', { name: 'Finish' }).click()
}

/** Presses Next and answers the focused control until Finish is enabled. */
export async function completeRoom(room: FrameLocator): Promise<void> {
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  for (let step = 0; step < 150; step += 1) {
    if (await isEnabledSoon(room)) {
      return
    }
    await adoptIfAsked(room, click)
    await room.getByRole('button', { name: 'Next', exact: true }).click()
    await leaveNext(room)
    await answerGroup(room)
  }
  throw new Error('Finish was still disabled after 150 steps.')
}

/** The page of a form may have to be drawn before its question has the focus. */
export async function leaveNext(room: FrameLocator): Promise<void> {
  await expect.poll(() => room.locator(':focus').allTextContents()).not.toEqual(['Next'])
}

/** As people do: answers all that is required in the group before choosing Next again. */
async function answerGroup(room: FrameLocator): Promise<void> {
  const first = await room.locator(':focus').elementHandle()
  await answerFocused(room)
  for (let more = 0; more < 12; more += 1) {
    if (!(await isAtOpenPlace(room)) && !(await focusBeside(room, first))) {
      return
    }
    await answerFocused(room)
  }
}

/** After a signature the focus may have gone on to the next place. */
async function isAtOpenPlace(room: FrameLocator): Promise<boolean> {
  const focused = await room.locator(':focus').allTextContents()
  return focused.some((text) => /^(Sign|Initial) here/.test(text))
}

/** Moves the focus to the next required control of the group that is empty, if there is one. */
function focusBeside(room: FrameLocator, first: ElementHandle | null): Promise<boolean> {
  return room.locator('body').evaluate((body, answered) => {
    const start = answered instanceof Element ? answered : undefined
    const group = start?.closest('[data-question-group]')
    const section = start?.closest('[data-section]')?.getAttribute('data-section')
    const frames = group
      ? [group]
      : [...body.querySelectorAll('[data-section]')].filter(
          (frame) => frame.getAttribute('data-section') === section,
        )
    const controls = frames.flatMap((frame) => [
      ...frame.querySelectorAll<HTMLElement>('input, select, textarea'),
    ])
    const shown = controls.filter((control) => control.checkVisibility())
    const next = shown.find((control) => {
      const choices = control.closest('[role="radiogroup"]')
      if (choices) {
        return choices.ariaRequired === 'true' && !choices.querySelector(':checked')
      }
      return control.ariaRequired === 'true' && 'value' in control && control.value === ''
    })
    next?.focus()
    return next !== undefined
  }, first)
}

/** Waits briefly for what is being saved: Finish is enabled only after the last answer. */
export async function isEnabledSoon(room: FrameLocator): Promise<boolean> {
  const finish = room.getByRole('button', { name: 'Finish' })
  const isSaved = room.locator('[data-primary-bar] [data-status]:not([data-status="saving"])')
  await isSaved.waitFor({ state: 'attached', timeout: 400 }).catch(() => undefined)

  return finish.isEnabled()
}

export async function consent(room: FrameLocator): Promise<void> {
  await room
    .getByRole('checkbox', { name: 'I agree to use electronic records and signatures' })
    .check()
  await room.getByRole('button', { name: 'Continue' }).click()
  await expect(room.getByRole('checkbox', { name: /^I agree to use electronic/ })).toHaveCount(0)
}

async function answerFocused(room: FrameLocator): Promise<void> {
  const focused = room.locator(':focus')
  const kind = await focused.evaluate((element) => {
    const { tagName } = element
    const fillFocused = element.getAttribute('type') ?? ''
    return `${tagName.toLowerCase()}${fillFocused ? `:${fillFocused}` : ''}`
  })
  switch (kind) {
    // Nothing required was left: Next went to what stands before Finish.
    case 'h2':
      return
    case 'button':
    case 'button:button':
      return sign(room, focused, click)
    case 'input:checkbox':
    case 'input:radio':
      await focused.check()
      return
    case 'select':
      await focused.selectOption({ index: 1 })
      return
    case 'input:date':
      await focused.fill((await isLastDay(focused)) ? '2027-11-30' : '2026-12-01')
      return
    case 'input:time':
      await focused.fill('10:30')
      return
    default:
      return type(focused)
  }
}

/** A tenancy ends after it begins. */
function isLastDay(box: Locator): Promise<boolean> {
  return box.evaluate((element) =>
    /\bends?\b|\blast\b|\bexpires?\b/i.test(
      element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '',
    ),
  )
}

/** Signs with a button and, the first time, adopts a signature. `press` chooses either button. */
export async function sign(
  room: FrameLocator,
  place: Locator,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const button = await place.elementHandle()
  await press(place)
  await expect
    .poll(async () => {
      await adoptIfAsked(room, press)
      return button?.getAttribute('aria-busy')
    })
    .toBe('false')
}

/** The dialog is fetched when it is needed, and may open a moment after the click. */
async function adoptIfAsked(
  room: FrameLocator,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const dialog = room.getByRole('dialog', { name: 'Adopt your signature' })
  if (await dialog.isVisible()) {
    await press(dialog.getByRole('button', { name: 'Adopt and sign' }))
    await expect(dialog).toBeHidden()
  }
}

function click(button: Locator): Promise<void> {
  return button.click()
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
