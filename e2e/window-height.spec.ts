import { createPacketAt } from './support/packet.ts'
import { getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('in a browser that does not know the unit dvh, the signing room fills the window', async ({
  member,
  page,
}) => {
  const { residents } = await createPacketAt('sent', member, { formIds: ['pet-addendum'] })
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('dvh', 'unknownvh')
    await route.fulfill({ response, body })
  })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)

  await expect(getRoomFrame(page).getByRole('checkbox').first()).toBeVisible()
  const frame = await page.locator('iframe').boundingBox()
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeGreaterThan(840)
})
