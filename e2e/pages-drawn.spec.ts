import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

test('a resident sees the pages of a form as they will be printed', async ({ member, page }) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  await room.getByRole('button', { name: 'Page view' }).click()

  const countDark = (canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return pixels?.filter((value, index) => index % 4 === 0 && value < 100).length ?? 0
  }
  await expect
    .poll(() => room.locator('canvas').first().evaluate(countDark, undefined))
    .toBeGreaterThan(100)
})
