import type { FrameLocator, Page } from '@playwright/test'
import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'
import { treesInEnglish } from './support/screen-reader-trees.ts'

const ownFacts = 'resident-information-and-emergency-contacts'

test('what a screen reader reads, step by step, from the consent to the thank-you page', async ({
  member,
  page,
}) => {
  const room = await openOnPhone(page, await linkFor(member))
  await expect(room.locator('body')).toMatchAriaSnapshot(`
    - main "Before you read and sign":
      - group "Language":
        - button "English" [pressed]
        - button "Español"
      - link "Paper, questions, decline"
      - heading "Before you read and sign" [level=1]
      - region "Electronic records and signatures":
        - heading "Electronic records and signatures" [level=2]
        - heading "See that your device can open the forms" [level=3]
        - button "Open a sample form"
        - checkbox "I agree to use electronic records and signatures"
        - button "Continue"
      - region "Other choices":
        - group: I’d rather sign on paper
        - group: Ask the owner a question
        - group: This isn’t me
        - button "Decline"
  `)
  await consent(room)
  await expect(room.getByRole('heading', { name: 'Read and sign' })).toBeFocused()
  await expect(room.locator('body')).toMatchAriaSnapshot(`
    - main "Read and sign":
      - heading "Read and sign" [level=1]
      - article "Resident Information & Emergency Contacts":
        - heading "Resident Information & Emergency Contacts" [level=2]
        - heading "Parties and home" [level=3]
        - textbox "Employer"
        - heading "Signature" [level=3]
        - region "Sign this form Resident Information & Emergency Contacts":
          - button "Sign here I have read this form and sign it"
      - region "Progress":
        - button "Next"
        - button "Finish" [disabled]
  `)
  await room.getByRole('button', { name: /^Sign here/ }).click()
  await expect(room.getByRole('dialog')).toMatchAriaSnapshot(treesInEnglish.adopting)
  await room.getByRole('button', { name: 'Adopt and sign' }).click()
  await expect(room.getByRole('article')).toMatchAriaSnapshot(`
    - img "Signed by Maria Lopez"
    - 'button "Signed: Signature of Resident Clear"'
  `)
})

test('targets are large, the focus is never covered, and nothing shifts or overflows', async ({
  member,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const room = await openOnPhone(page, await linkFor(member))
  expect(await tooSmall(room)).toEqual([])
  await consent(room)
  await expect(room.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  expect(await tooSmall(room)).toEqual([])
  expect(await moving(room)).toBe(0)
  // 320 px wide, and 1280 px at 200 %: WCAG 1.4.10 and 1.4.4.
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 400 })
    expect(await overflow(room)).toBeLessThanOrEqual(0)
    await room.getByRole('heading', { name: 'Read and sign' }).focus()
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab')
      expect(await coveredFocus(room)).toBe('')
    }
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await room.getByRole('button', { name: 'Next', exact: true }).click()
  expect(await coveredFocus(room)).toBe('')
  await room.getByRole('button', { name: /^Sign here/ }).click()
  await expect(room.getByRole('dialog')).toBeVisible()
  for (const way of ['Draw', 'Upload a picture', 'Type']) {
    await room.getByRole('radio', { name: way }).check()
    expect(await tooSmall(room)).toEqual([])
    expect(await overflow(room)).toBeLessThanOrEqual(0)
  }
})

async function linkFor(member: Parameters<typeof createPacketAt>[1]): Promise<string> {
  const { residents } = await createPacketAt('sent', member, {
    formIds: [ownFacts],
    people: [['Maria', 'Lopez']],
  })
  return `/sign/${residents[0]?.code ?? ''}`
}

async function openOnPhone(page: Page, link: string): Promise<FrameLocator> {
  await page.setViewportSize({ width: 390, height: 844 })
  await openLink(page, link)
  const room = getRoomFrame(page)
  await expect(room.getByRole('checkbox', { name: /I agree/ })).toBeVisible()
  return room
}

/** Controls below 44 px in either direction, except links in text. */
function tooSmall(room: FrameLocator): Promise<string[]> {
  return room.locator('body').evaluate((body) => {
    const dialog = body.querySelector('dialog[open]')
    const controls = 'button, summary, select, textarea, input, label:has(input)'
    return [...(dialog ?? body).querySelectorAll(controls)].flatMap((control) => {
      const inLabel = control instanceof HTMLInputElement && control.closest('label')
      const { width, height } = control.getBoundingClientRect()
      const hidden = width === 0 || inLabel
      return hidden || (width >= 43.5 && height >= 43.5)
        ? []
        : [`${control.textContent.trim() || control.id}: ${width} x ${height}`]
    })
  })
}

/** The focused control if it is completely covered (WCAG 2.4.11). */
function coveredFocus(room: FrameLocator): Promise<string> {
  return room.locator('body').evaluate((body) => {
    const page = body.ownerDocument
    const on = page.activeElement
    if (!on || on === body || !page.hasFocus()) {
      return 'Nothing in the room has the focus.'
    }
    const { left, right, top, bottom } = on.getBoundingClientRect()
    const seen = [0.15, 0.5, 0.85].some((down) => {
      const at = page.elementFromPoint((left + right) / 2, top + (bottom - top) * down)
      return at !== null && (on.contains(at) || at.contains(on))
    })
    return seen ? '' : `${on.tagName} ${on.textContent.trim().slice(0, 40)}`
  })
}

function moving(room: FrameLocator): Promise<number> {
  return room.locator('body').evaluate((body) => body.ownerDocument.getAnimations().length)
}

function overflow(room: FrameLocator): Promise<number> {
  return room.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth)
}
