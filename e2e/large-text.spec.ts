import { createPacketAt } from './support/packet.ts'
import { getRoomFrame } from './support/room.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

const languages = [
  { language: 'en', next: 'Next', sign: /^Sign here/, adopt: 'Adopt and sign' },
  { language: 'es', next: 'Siguiente', sign: /^Firme aquí/, adopt: 'Adoptar y firmar' },
]

// WCAG 1.4.4: in the page and in the frame.
for (const { language, next, sign, adopt } of languages) {
  test(`with text twice as large a phone shows the whole address, and the buttons stay in the window (${language})`, async ({
    member,
    page,
  }) => {
    await page.addInitScript({
      content: `addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%' })`,
    })
    const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
    await page.goto(`/sign/${residents[0]?.code ?? ''}?lang=${language}`)
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
    await expect(address).toBeInViewport({ ratio: 1 })

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
  })
}
