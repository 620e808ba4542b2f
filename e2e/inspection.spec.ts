import { calls } from '@countersign/contract/calls'
import { roomApi } from './support/api.ts'
import { photograph, sendInspection } from './support/inspection.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { createOwnerLink, executePacket } from './support/packet.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use(phone)

  test('a resident agrees with a room, rates an item differently, and the form prints it beside the owner’s rating', async ({
    member,
    page,
  }) => {
    const { groupId, codes } = await sendInspection(member)
    await openLink(page, `/sign/${codes[0] ?? ''}`)
    const room = getRoomFrame(page)
    await consent(room)
    const kitchen = room.getByRole('region', { name: 'Kitchen' })
    await expect(
      kitchen.getByText('At move-in: Fair · Note at move-in: Two nail holes'),
    ).toBeVisible()

    await kitchen.getByLabel('Your rating: Kitchen, Floor').selectOption({ label: 'Poor' })
    await kitchen.getByLabel('Your remark: Kitchen, Floor').fill('A burn mark by the stove')
    await room.getByRole('button', { name: 'Agree with all: Entry' }).tap()
    await expect(room.getByLabel('Your rating: Entry, Floor')).toHaveValue('agree')
    expect(await findViolations(page)).toEqual([])
    await finishRoom(room)
    await expect(page).toHaveURL(/\/sign\/status\?code=/)

    const { text } = await inspectPdf(await executePacket(member, groupId))
    expect(text).toContain('A burn mark by the stove')
    expect(text.match(/\bAgree\b/g)).toHaveLength(3)
  })

  test('a resident adds photos of a room, which the owner sees before signing and the file shows after the form', async ({
    browser,
    member,
    page,
  }) => {
    const { groupId, codes } = await sendInspection(member)
    await openLink(page, `/sign/${codes[0] ?? ''}`)
    const room = getRoomFrame(page)
    await consent(room)
    const photos = room.getByRole('group', { name: 'Photos by Resident 1' })
    const add = photos.getByLabel('Add photos')

    await test.step('the room comes first, and what is no photo is refused in words', async () => {
      await expect(add).toBeDisabled()
      await photos.getByLabel('Which room do the photos show?').selectOption('Kitchen')
      await add.setInputFiles(file('note.jpg', Buffer.from('no photo at all')))
      await expect(photos.getByText(/note\.jpg: This file is not a photo/)).toBeVisible()
    })

    await test.step('photos are numbered by room, and a removed one comes back with Undo', async () => {
      await add.setInputFiles([
        file('stove.jpg', await photograph(browser, 'A burn mark by the stove')),
        file('wall.jpg', await photograph(browser, 'Two nail holes')),
      ])
      await expect(photos.getByRole('img')).toHaveCount(2, { timeout: 45_000 })
      await photos.getByRole('button', { name: 'Remove photo 1: Kitchen' }).tap()
      await expect(photos.getByRole('img')).toHaveCount(1)
      await photos.getByRole('button', { name: 'Undo' }).tap()
      await expect(photos.getByRole('img', { name: 'Photo 2: Kitchen' })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })

    await finishRoom(room)
    await expect(page).toHaveURL(/\/sign\/status\?code=/)

    await test.step('the owner sees them before signing', async () => {
      const link = await createOwnerLink(member, groupId)
      const view = await roomApi(link).call(calls.getRoom)
      const [, answer] =
        Object.entries(view.answers).find(([key]) => key.endsWith('TT1.photos')) ?? []
      expect(answer).toMatchObject([{ about: 'Kitchen' }, { about: 'Kitchen' }])
      await page.goto(link)
      await expect(page.getByRole('img', { name: 'Photo 1: Kitchen' })).toBeVisible()
    })

    const found = await inspectPdf(await executePacket(member, groupId))
    expect(found).toMatchObject({ signatureValid: true, structureClean: true })
    expect(found.text).toContain('Photos 1–2: Kitchen.')
    expect(found.text).toMatch(/Photo 2 by Resident 1: Kitchen\. Added by Maria Lopez/)
  })
})

function file(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}
