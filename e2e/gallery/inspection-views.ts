import type { FrameLocator, Locator, Page } from '@playwright/test'
import { photograph, sendInspection } from '../support/inspection.ts'
import type { Member } from '../support/member.ts'
import { createOwnerLink, createPacketAt, signAsResident } from '../support/packet.ts'
import { completeRoomByApi } from '../support/room-by-api.ts'
import { getRoomFrame, openLink } from '../support/room.ts'
import { browserOf, memberViews, residentViews } from './view.ts'

/** An inspection: what the owner and the residents rate and photograph. */
export const inspectionViews = [
  ...memberViews('/legal-forms/start', {
    'an inspection with a photo': async (page, member) => {
      const { groupId } = await createPacketAt('created', member, {
        formIds: ['move-in-move-out-inspection'],
        name: 'Move-in of Maria',
      })
      await completeRoomByApi(await createOwnerLink(member, groupId))
      await page.goto(`/legal-forms/start?documentGroupId=${groupId}`)
      return addPhoto(page, getRoomFrame(page))
    },
  }),
  ...residentViews('/sign/:code', {
    'rating an inspection': async (page, member) => {
      const room = await openInspection(page, member)
      return room.getByRole('button', { name: /^(Agree with all|De acuerdo con todo)/ }).first()
    },
    'photos of a room': async (page, member) => {
      await openInspection(page, member)
      return addPhoto(page, getRoomFrame(page))
    },
  }),
  ...memberViews('/legal-forms/sign', {
    'an inspection with residents’ photos': async (page, member) => {
      const { groupId, codes } = await sendInspection(member)
      await openLink(page, `/sign/${codes[0] ?? ''}`)
      const room = getRoomFrame(page)
      await agree(room)
      await addPhoto(page, room)
      await signAsResident(member, codes[0] ?? '')
      await page.goto(`/legal-forms/sign?documentGroupId=${groupId}`)
      const photo = getRoomFrame(page)
        .getByRole('img', { name: /^Photo 1/ })
        .first()
      await photo.waitFor()
      return photo
    },
  }),
]

async function openInspection(page: Page, member: Member): Promise<FrameLocator> {
  const { codes } = await sendInspection(member)
  await openLink(page, `/sign/${codes[0] ?? ''}`)
  const room = getRoomFrame(page)
  await agree(room)
  return room
}

async function agree(room: FrameLocator): Promise<void> {
  await room.getByRole('checkbox').first().check()
  await room
    .getByRole('button', { name: /^(Continue|Continuar)$/ })
    .last()
    .click()
  await room.getByRole('button', { name: /^(Finish|Terminar)$/ }).waitFor()
}

async function addPhoto(page: Page, room: FrameLocator): Promise<Locator> {
  const photos = room.getByRole('group', { name: /^(Photos by|Photos of|Fotos)/ }).first()
  await photos.getByRole('combobox').selectOption({ value: 'Kitchen' })
  await photos.locator('input[type="file"]').setInputFiles({
    name: 'stove.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(browserOf(page), 'A burn mark by the stove'),
  })
  await photos.getByRole('img').first().waitFor()
  return photos.getByRole('img').first()
}
