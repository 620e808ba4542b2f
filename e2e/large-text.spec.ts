import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
  { language: 'en', next: 'Next', sign: /^Sign here/, adopt: 'Adopt and sign' },
  { language: 'es', next: 'Siguiente', sign: /^Firme aquí/, adopt: 'Adoptar y firmar' },
]

// WCAG 1.4.4: in the page and in the frame.
test('with text twice as large a phone shows the whole address, and the buttons stay in the window, in both languages', async ({
  member,
  page,
}) => {
  await page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })`,
  })
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  for (const [index, { language, next, sign, adopt }] of languages.entries()) {
    await openLink(page, `/sign/${residents[index]?.code ?? ''}?lang=${language}`)
    const address = page.getByText(/Springfield, IL 62704$/)
    await expect(address).toBeInViewport({ ratio: 1 })
    expect(await address.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)

    const room = getRoomFrame(page)
    await room.getByRole('checkbox').first().check()
    await room.getByRole('button', { name: /^(Continue|Continuar)$/ }).click()
    await expect(room.getByRole('button', { name: next })).toBeInViewport({ ratio: 1 })

    await room.getByRole('button', { name: sign }).press('Enter')
    await expect(room.getByRole('dialog')).toBeVisible()
    await expect(room.getByRole('button', { name: adopt })).toBeInViewport({ ratio: 1 })

    const name = room.getByRole('dialog').getByRole('textbox').first()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(name).toBeFocused()
    // Not under the buttons (WCAG 2.4.11).
    const topmost = await name.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === input
    })
    expect(topmost).toBe(true)
  }
})

test('with text twice as large, what an owner presses stays in the window of a phone', async ({
  member,
  memberPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript({
    content: `addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })`,
  })
  const { groupId } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  await page.goto(`/legal-forms/status?documentGroupId=${groupId}`)
  await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  expect(await sideways()).toBe(0)

  await page.goto('/legal-forms')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  const badge = page.getByRole('table').getByText('Awaiting Resident Signature')
  await expect(badge).toBeVisible()
  const outside = await badge.evaluate((it) => {
    const card = it.closest('table')?.getBoundingClientRect().right ?? 0
    return it.getBoundingClientRect().right - card
  })
  expect(outside).toBeLessThanOrEqual(0)
  expect(await sideways()).toBe(0)
})
