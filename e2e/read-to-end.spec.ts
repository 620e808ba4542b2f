import { packetCalls } from '@countersign/contract/calls/packets'
import { createPacketAt } from './support/packet.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
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
  await openLink(page, `/sign/${maria?.code ?? ''}`)
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

test('who signs without scrolling is told once what was not seen, and Finish asks nothing more', async ({
  member,
  page,
}) => {
  const { groupId, residents } = await createPacketAt('sent', member, {
    formIds: ['residential-lease', 'pet-addendum'],
    people: [['Maria', 'Lopez']],
  })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)
  const places = room.getByRole('button', { name: /^(Sign|Initial) here/ })
  const finish = room.getByRole('button', { name: 'Finish' })
  await places.first().dispatchEvent('click')
  await room.getByRole('button', { name: 'Adopt and sign' }).click()
  await expect(room.getByRole('dialog')).toBeHidden()
  while ((await places.count()) > 0) {
    const left = await places.count()
    await places.first().dispatchEvent('click')
    await expect.poll(() => places.count()).toBeLessThan(left)
  }
  await expect(finish).toBeEnabled()

  const summary = room.getByRole('region', { name: 'Before you finish' })
  await expect(summary.getByRole('list').first().getByRole('listitem')).toHaveCount(2)
  await expect(room.getByText(/not on your screen to their end/)).toHaveCount(1)
  await finish.click()
  await expect(page).toHaveURL(/\/sign\/status\?code=/)
  expect(await readings(member, groupId)).toBe(0)
})

async function readings({ api }: Member, groupId: string): Promise<number> {
  const { events } = await api.call(packetCalls.getPacketEvents, {
    params: { docGroupId: groupId },
    query: { limit: 100 },
  })

  return events.filter(({ type }) => type === 'envelope.document-read').length
}
