import type { FrameLocator, Locator, Page } from '@playwright/test'
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

/** Presses Next and answers what has the focus until Finish is enabled and all is saved. */
export async function completeRoom(room: FrameLocator): Promise<void> {
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  for (let step = 0; step < 150; step += 1) {
    if (await isComplete(room)) {
      return
    }
    await room.getByRole('button', { name: 'Next', exact: true }).click()
    await leaveNext(room)
    await answerGroup(room)
  }
  throw new Error('Finish was still disabled after 150 steps.')
}

/** The page of a form may have to be drawn before its question has the focus. */
export async function leaveNext(room: FrameLocator): Promise<void> {
  const focused = room.locator(':focus')
  await focused.filter({ hasNotText: /^Next$/ }).waitFor({ state: 'attached' })
}

/** Whether Finish is enabled, also once the last answer is saved. */
export async function isComplete(room: FrameLocator): Promise<boolean> {
  const finish = room.getByRole('button', { name: 'Finish' })
  if (!(await finish.isEnabled())) {
    return false
  }
  await room.locator('[data-primary-bar] [data-status="saving"]').waitFor({ state: 'detached' })

  return finish.isEnabled()
}

/** As people do: answers all that is required in the group before choosing Next again. */
async function answerGroup(room: FrameLocator): Promise<void> {
  const first = await room.locator(':focus').elementHandle()
  for (let answered = 0; answered < 13; answered += 1) {
    const question = await room.locator('body').evaluate(findQuestion, { first, answered })
    if (!question) {
      return
    }
    await answer(room, question)
  }
}

interface Question {
  control: 'place' | 'choice' | 'list' | 'box'
  /** What fits into a box. */
  text: string
}

/**
 * Runs in the room. The question that has the focus; once the first of the group is answered, moves the
 * focus to the next required control of the group that is empty, if there is one.
 */
function findQuestion(
  body: Element,
  { first, answered }: { first: Node | null; answered: number },
): Question | undefined {
  const focused = body.ownerDocument.activeElement
  // After a signature the focus may have gone on to the next place.
  const isDue = answered === 0 || /^(Sign|Initial) here/.test(focused?.textContent ?? '')
  const control = isDue ? focused : findBeside()
  if (control instanceof HTMLElement) {
    control.focus()
  }

  return control ? describe(control) : undefined

  function findBeside(): HTMLElement | undefined {
    const start = first instanceof Element ? first : undefined
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
    const shown = controls.filter((each) => each.checkVisibility())
    return shown.find((each) => {
      const choices = each.closest('[role="radiogroup"]')
      if (choices) {
        return choices.ariaRequired === 'true' && !choices.querySelector(':checked')
      }
      return each.ariaRequired === 'true' && 'value' in each && each.value === ''
    })
  }

  function describe(element: Element): Question | undefined {
    const type = element.getAttribute('type') ?? ''
    switch (element.tagName) {
      // Nothing required was left: Next went to what stands before Finish.
      case 'H2':
        return undefined
      case 'BUTTON':
        return { control: 'place', text: '' }
      case 'SELECT':
        return { control: 'list', text: '' }
      default:
        return /checkbox|radio/.test(type)
          ? { control: 'choice', text: '' }
          : { control: 'box', text: textFor(element, type) }
    }
  }

  function textFor(box: Element, type: string): string {
    const hint = `${box.getAttribute('inputmode') ?? ''} ${type}`
    const label = box instanceof HTMLInputElement ? (box.labels?.[0]?.textContent ?? '') : ''
    if (type === 'date') {
      // A tenancy ends after it begins.
      return /\bends?\b|\blast\b|\bexpires?\b/i.test(label) ? '2027-11-30' : '2026-12-01'
    }
    if (type === 'time') {
      return '10:30'
    }
    if (box.id.endsWith('-zip')) {
      return '62704'
    }
    if (/numeric|decimal|number/.test(hint)) {
      return '2'
    }
    if (hint.includes('tel')) {
      return '(217) 555-0123'
    }
    return hint.includes('email') ? 'someone@example.com' : 'As agreed'
  }
}

async function answer(room: FrameLocator, { control, text }: Question): Promise<void> {
  const focused = room.locator(':focus')
  switch (control) {
    case 'place':
      return sign(room, focused, (button) => button.click())
    case 'choice':
      return focused.check()
    case 'list':
      await focused.selectOption({ index: 1 })
      return
    case 'box':
      return focused.fill(text)
  }
}

export async function consent(room: FrameLocator): Promise<void> {
  await room
    .getByRole('checkbox', { name: 'I agree to use electronic records and signatures' })
    .check()
  await room.getByRole('button', { name: 'Continue' }).click()
  await expect(room.getByRole('checkbox', { name: /^I agree to use electronic/ })).toHaveCount(0)
}

/** Signs with a button and, the first time, adopts a signature. `press` chooses either button. */
export async function sign(
  room: FrameLocator,
  place: Locator,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const id = await place.getAttribute('id')
  await press(place)
  const settled = room.locator(`[id="${id}"][aria-busy="false"]`)
  const dialog = room.getByRole('dialog', { name: 'Adopt your signature' })
  await settled.or(dialog).first().waitFor({ state: 'attached' })
  // The dialog is fetched when it is needed, and may open a moment after the click.
  if (await dialog.isVisible()) {
    await press(dialog.getByRole('button', { name: 'Adopt and sign' }))
    await settled.waitFor({ state: 'attached' })
  }
}
