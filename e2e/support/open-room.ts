import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Member } from './member.ts'
import { createPacketAt } from './packet.ts'
import { consent, getRoomFrame, openLink } from './room.ts'

/** The room of Maria Lopez, the only resident of a sent packet, before she consents. */
export async function openRoom(
  page: Page,
  member: Member,
  formIds: string[],
): Promise<FrameLocator> {
  const { residents } = await createPacketAt('sent', member, {
    formIds,
    people: [['Maria', 'Lopez']],
  })
  await openLink(page, `/sign/${residents[0]?.code ?? ''}`)
  const room = getRoomFrame(page)
  await expect(room.getByRole('checkbox', { name: /I agree/ })).toBeVisible()
  return room
}

/** The same room after she consented. */
export async function openForSigning(
  page: Page,
  member: Member,
  formIds: string[],
): Promise<FrameLocator> {
  const room = await openRoom(page, member, formIds)
  await consent(room)
  await expect(room.getByRole('button', { name: 'Finish' })).toBeVisible()
  return room
}
