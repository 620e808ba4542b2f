import { getPacketEvents } from '@countersign/contract/calls'
import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame } from './support/room.ts'
import { expect, test } from './support/test.ts'
import type { Member } from './support/member.ts'

test('only a document that a resident scrolled to its end is recorded as read', async ({
  member,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, {
    formIds: ['residential-lease', 'pet-addendum'],
  })
  const [maria] = residents
  await page.goto(`/sign/${maria?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  const last = room.getByRole('article').last()
  await expect(last).toBeVisible()
  expect(await readings(member, groupId)).toBe(0)

  // The pages of the PDF arrive above the end, which then leaves the window: people scroll on.
  await expect(async () => {
    await last.evaluate((sheet) => sheet.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect.poll(() => readings(member, groupId), { timeout: 4000 }).toBe(1)
  }).toPass()
})

async function readings({ api }: Member, groupId: string): Promise<number> {
  const { events } = await api.call(getPacketEvents, {
    params: { docGroupId: groupId },
    query: { limit: 100 },
  })

  return events.filter(({ type }) => type === 'envelope.document-read').length
}
