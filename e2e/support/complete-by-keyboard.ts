import type { FrameLocator, Page } from '@playwright/test'
import { isComplete, leaveNext, sign } from './room.ts'

interface FocusTarget {
  kind: string
  name: string
  /** Required and not answered yet. */
  unanswered: boolean
  /** Its center is covered by something else or outside the window. */
  covered: boolean
}

/**
 * Moves through the signing room with Tab up to "Next", and answers and signs what is required, in tab
 * order; where one group of questions is shown at a time, in each of them. Returns the names of controls that were covered when they had the focus.
 */
export async function completeRoomByKeyboard(page: Page, room: FrameLocator): Promise<string[]> {
  const covered: string[] = []
  await room.getByRole('heading', { level: 1 }).focus()
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab')
    let target = await readFocusTarget(room)
    if (target.name === 'Next') {
      if (!(await isMoreAsked(room))) {
        return covered
      }
      await page.keyboard.press('Enter')
      await leaveNext(room)
      target = await readFocusTarget(room)
    }
    if (target.covered) {
      covered.push(target.name)
    }
    if (target.unanswered) {
      await answer(page, room, target)
    }
  }
  throw new Error('Tab did not reach the end of the room.')
}

/** Where one group of questions is shown at a time. */
async function isMoreAsked(room: FrameLocator): Promise<boolean> {
  const groups = await room.locator('[data-question-part]').count()
  return groups > 0 && !(await isComplete(room))
}

async function answer(page: Page, room: FrameLocator, { kind }: FocusTarget): Promise<void> {
  switch (kind) {
    case 'button':
      return sign(room, room.locator(':focus'), (button) => button.press('Enter'))
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

async function readFocusTarget(room: FrameLocator): Promise<FocusTarget> {
  return room.locator('body').evaluate(async (body) => {
    // What a key has changed, and what that scrolled to, is painted within a second on a busy machine.
    const frames = 60
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame)
      if (frame > 0 && !isCovered(focused())) {
        break
      }
    }
    const on = focused()
    const covered = isCovered(on)
    const field = on instanceof HTMLInputElement || on instanceof HTMLSelectElement
    const box = field || on instanceof HTMLTextAreaElement
    const group = on.closest('[role="radiogroup"]')
    const required = (group ?? on).getAttribute('aria-required') === 'true'
    const answered = group
      ? group.querySelector(':checked') !== null
      : on.matches('[type="checkbox"]')
        ? on.matches(':checked')
        : box && on.value !== ''
    const name = box ? (on.labels?.[0]?.textContent ?? on.id) : on.textContent.trim()
    const confirms = name.startsWith('I have read')
    const isSignButton = /^(Sign|Initial) here/.test(name)
    return {
      kind: box ? on.type : on.tagName.toLowerCase(),
      name,
      unanswered: box ? (required || confirms) && !answered : isSignButton,
      covered,
    }

    function focused(): Element {
      return body.ownerDocument.activeElement ?? body
    }

    function isCovered(element: Element): boolean {
      const { left, top, width, height } = element.getBoundingClientRect()
      const topmost = body.ownerDocument.elementFromPoint(left + width / 2, top + height / 2)
      return (
        !topmost || !(element.contains(topmost) || (topmost !== body && topmost.contains(element)))
      )
    }
  })
}
