import { packetCalls } from '@countersign/contract/calls/packets'
import type { FrameLocator, Page } from '@playwright/test'
import { openForSigning, openRoom } from './support/open-room.ts'
import { createPacketAt, signAsResident } from './support/packet.ts'
import { completeRoom, consent, getRoomFrame, openLink, sign } from './support/room.ts'
import { expect, test, findViolations } from './support/test.ts'

const ownFacts = 'resident-information-and-emergency-contacts'
const consentForm = 'esign-consent-addendum'

test('a resident reads, consents, answers, signs and finishes with the keyboard alone', async ({
  member,
  page,
}) => {
  const room = await openRoom(page, member, [consentForm])
  await tabTo(page, room, (on) => on.kind === 'checkbox')
  await page.keyboard.press('Space')
  await tabTo(page, room, (on) => on.name === 'Continue')
  await page.keyboard.press('Enter')
  await expect(room.getByRole('heading', { name: 'Read and sign' })).toBeFocused()

  await workByKeyboard(page, room)
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  await expect(page.getByRole('heading', { name: /^Thank you, Maria/ })).toBeVisible()
})

test('Back leaves the signing room and Forward returns; after Finish, Back does not', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, {
    formIds: [ownFacts],
    people: [['Maria', 'Lopez']],
  })
  await page.goto('/verify')
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  const employer = room.getByRole('textbox', { name: 'Employer' }).first()
  await employer.fill('Springfield Public Library')
  await expect(room.getByText('Saved', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/verify$/)
  await page.goForward()
  await expect(employer).toHaveValue('Springfield Public Library')

  await completeRoom(room)
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: /^Thank you, Maria/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Read and sign' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/(verify|sign\/status)/)
})

test('a signature can be cleared, and a double click signs once', async ({ member, page }) => {
  const room = await openForSigning(page, member, [ownFacts])
  await signTheOnlyPlace(room)
  const signed = room.getByRole('button', { name: /^Signed:/ })
  await signed.click()
  await expect(room.getByRole('button', { name: 'Finish' })).toBeDisabled()

  await room.getByRole('button', { name: /^Sign here/ }).dblclick()
  await expect(signed).toBeVisible()
  await expect(room.getByRole('heading', { name: 'Read and signed' })).toBeVisible()
  await expect(room.getByRole('button', { name: 'Finish' })).toBeEnabled()
  await signed.click()
  await expect(room.getByRole('heading', { name: 'Sign this form' })).toBeVisible()
})

test('the owner sees what each resident entered and signed, in both views, and can cancel instead of signing', async ({
  member,
  memberPage: page,
}) => {
  const { groupId, residents } = await createPacketAt('residents-signed', member, {
    formIds: [consentForm],
    people: [['Maria', 'Lopez']],
  })
  await page.goto(`/legal-forms/sign?documentGroupId=${groupId}`)
  const room = getRoomFrame(page)
  await expect(room.getByText('Marked: what residents entered or signed.')).toBeVisible()
  const marked = room.locator('[data-entered]')
  const signature = marked.filter({ hasText: 'Signed by Maria Lopez (Resident 1)' })
  const answer = marked.filter({ hasText: 'Answered by Maria Lopez (Resident 1)' })
  await expect(signature).toHaveCount(1)
  await expect(answer.first()).toBeVisible()
  // The owner entered the name, so it is not a resident's answer.
  await expect(room.locator('[data-field="TT1.name"]').first()).toBeAttached()
  await expect(room.locator('[data-field="TT1.name"] [data-entered]')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(signature).toHaveCSS('border-top-style', 'solid')
  await page.emulateMedia({ forcedColors: null })

  await room.getByRole('button', { name: 'Page view' }).click()
  await expect(signature).toHaveCount(1)
  await expect(signature).toContainText('Signature of')
  await expect(answer.first()).toBeAttached()

  await page.getByRole('button', { name: 'Cancel this packet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this packet?' })
  await dialog.getByRole('button', { name: 'Cancel this packet' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/./)
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(signature).toHaveCount(1)
  await page.getByRole('button', { name: 'Cancel this packet' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The unit was sold.')
  await dialog.getByRole('button', { name: 'Cancel this packet' }).click()
  await expect(page).toHaveURL(/\/legal-forms\/view\?/)
  await expect(page.getByText('The unit was sold.').first()).toBeVisible()
  await page.goto(`/sign/${residents[0]?.code ?? ''}`)
  await expect(page.getByText(/canceled/i).first()).toBeVisible()
})

test('four residents, one with a long name and a long answer, keep their answers after a reload', async ({
  member,
  page,
}) => {
  const longest = ['María de los Ángeles Guadalupe', 'Fernández-Villanueva y Montenegro'] as const
  const people = [longest, ['Bo', 'Ng'], ['Ann', 'Lee'], ['Cy', 'Roe']] as const
  const { residents, groupId } = await createPacketAt('sent', member, {
    formIds: ['renters-insurance-addendum'],
    people,
  })
  expect(residents).toHaveLength(4)
  await page.setViewportSize({ width: 320, height: 700 })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  const insurer = room.getByRole('textbox', { name: 'Resident 1: insurer' })
  const longAnswer = 'Donaudampfschifffahrtsgesellschaft'.repeat(3).slice(0, 80)
  await insurer.fill(longAnswer)
  await completeRoom(room)
  expect(await overflow(room)).toBeLessThanOrEqual(0)

  await page.reload()
  await expect(insurer).toHaveValue(longAnswer)
  await expect(room.getByRole('button', { name: /^Signed:/ }).first()).toBeVisible()
  await room.getByRole('button', { name: 'Finish' }).click()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  for (const { code } of residents.slice(1)) {
    await signAsResident(member, code)
  }
  const { packet } = await member.api.call(packetCalls.getPacketByGroup, {
    params: { docGroupId: groupId },
  })
  expect(packet.status).toBe('AWAITING_LANDLORD_SIGNATURE')
})

test('a request for paper and a question are sent to the owner; “This isn’t me” ends the link', async ({
  member,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, { formIds: [consentForm] })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await room.getByRole('link', { name: 'Paper, questions, decline' }).click()
  await room.getByText('I’d rather sign on paper', { exact: true }).click()
  await room.getByRole('button', { name: 'Ask for paper' }).click()
  await expect(room.getByText('You asked for paper, and we told Olivia Owner.')).toBeVisible()
  await room.getByText('Ask the owner a question', { exact: true }).click()
  await room.getByRole('button', { name: 'Send the question' }).click()
  await expect(room.getByText('Enter your question.')).toBeVisible()
  await room.getByRole('textbox', { name: 'Your question' }).fill('Is heat included?')
  await room.getByRole('button', { name: 'Send the question' }).click()
  await expect(room.getByText('Your question was sent to Olivia Owner.')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await room.getByText('This isn’t me', { exact: true }).click()
  await room.getByRole('button', { name: 'I am not Maria Lopez' }).click()
  await room.getByRole('button', { name: 'Yes, end this link' }).click()
  await expect(room.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This signing link has ended' })).toBeVisible()
  const { events } = await member.api.call(packetCalls.getPacketEvents, {
    params: { docGroupId: groupId },
    query: { limit: 100 },
  })
  expect(events.map(({ words }) => words)).toContain('Asked: Is heat included?')
  await openLink(page, `/sign/${residents[1]?.code ?? ''}`)
  await expect(room.getByRole('checkbox', { name: /I agree/ })).toBeVisible()
})

async function signTheOnlyPlace(room: FrameLocator): Promise<void> {
  await room.getByRole('button', { name: /^Sign here/ }).click()
  await room.getByRole('button', { name: 'Adopt and sign' }).click()
  await expect(room.getByRole('button', { name: /^Signed:/ })).toBeVisible()
}

interface Focused {
  kind: string
  name: string
}

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  room: FrameLocator,
  wanted: (on: Focused) => boolean,
): Promise<Focused> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab')
    const on = await focusedIn(room)
    if (on && wanted(on)) {
      return on
    }
  }
  throw new Error('Tab did not lead to this control.')
}

/** `undefined` if the focus is outside the frame. */
async function focusedIn(room: FrameLocator): Promise<Focused | undefined> {
  return room.locator('body').evaluate((body) => {
    const on = body.ownerDocument.activeElement
    if (!on || on === body || !body.ownerDocument.hasFocus()) {
      return undefined
    }
    const label = on instanceof HTMLInputElement ? on.labels?.[0]?.textContent : on.textContent
    return { kind: on.getAttribute('type') ?? on.tagName, name: (label ?? '').trim() }
  })
}

/** Answers and signs in tab order, then finishes. */
async function workByKeyboard(page: Page, room: FrameLocator): Promise<void> {
  const chosen = new Set<string>()
  for (let stop = 0; stop < 60; stop += 1) {
    const on = await tabTo(page, room, ({ kind, name }) =>
      /^(checkbox|radio|email)$|^(Sign|Initial) here|^Finish/.test(
        kind === 'button' || kind === 'submit' ? name : kind,
      ),
    )
    if (on.name === 'Finish') {
      await page.keyboard.press('Enter')
      return
    }
    if (on.kind === 'button') {
      await signByKeyboard(page, room)
    } else if (on.kind === 'email') {
      await page.keyboard.type('maria@example.com')
    } else if (!chosen.has(on.name)) {
      chosen.add(on.name)
      await page.keyboard.press('Space')
    }
  }
  throw new Error('Finish could not be reached with the keyboard.')
}

function signByKeyboard(page: Page, room: FrameLocator): Promise<void> {
  return sign(room, room.locator(':focus'), async (button) => {
    if (!(await button.evaluate((element) => element.matches(':focus')))) {
      await tabTo(page, room, ({ name }) => name === 'Adopt and sign')
    }
    await page.keyboard.press('Enter')
  })
}

async function overflow(room: FrameLocator): Promise<number> {
  return room.locator('html').evaluate((element) => element.scrollWidth - element.clientWidth)
}
