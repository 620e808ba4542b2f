import { calls } from '@countersign/contract/calls'
import { roomApi } from './support/api.ts'
import { baseUrl } from './support/environment.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import { photograph, sendInspection } from './support/inspection.ts'
import type { Member } from './support/member.ts'
import {
  createDocumentGroup,
  createOwnerLink,
  executePacket,
  signAsResident,
} from './support/packet.ts'
import { consent, finishRoom, getRoomFrame, openLink } from './support/room.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { expect, findViolations, test } from './support/test.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test('a resident rates and photographs a home at move-in on a phone, and the owner has that next to the ratings at move-out', async ({
  browser,
  member,
  memberPage: owner,
}) => {
  test.slow()
  const moveIn = await sendInspection(member)
  const page = await (await browser.newContext({ ...phone, baseURL: baseUrl() })).newPage()
  await openLink(page, `/sign/${moveIn.codes[0] ?? ''}`)
  const room = getRoomFrame(page)
  await consent(room)

  await test.step('the resident agrees with a room, and rates an item differently', async () => {
    const kitchen = room.getByRole('region', { name: 'Kitchen' })
    await expect(
      kitchen.getByText('At move-in: Fair · Note at move-in: Two nail holes'),
    ).toBeVisible()
    await kitchen.getByLabel('Your rating: Kitchen, Floor').selectOption({ label: 'Poor' })
    await kitchen.getByLabel('Your remark: Kitchen, Floor').fill('A burn mark by the stove')
    await room.getByRole('button', { name: 'Agree with all: Entry' }).tap()
    await expect(room.getByLabel('Your rating: Entry, Floor')).toHaveValue('agree')
    expect(await findViolations(page)).toEqual([])
  })

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

  await test.step('the owner sees them before signing, and the form prints them', async () => {
    const link = await createOwnerLink(member, moveIn.groupId)
    const { answers } = await roomApi(link).call(calls.getRoom)
    const [, answer] = Object.entries(answers).find(([key]) => key.endsWith('TT1.photos')) ?? []
    expect(answer).toMatchObject([{ about: 'Kitchen' }, { about: 'Kitchen' }])
    await page.goto(link)
    await expect(page.getByRole('img', { name: 'Photo 1: Kitchen' })).toBeVisible()
    await page.context().close()
    const found = await inspectPdf(await executePacket(member, moveIn.groupId))
    expect(found).toMatchObject({ signatureValid: true, structureClean: true })
    expect(found.text).toContain('A burn mark by the stove')
    expect(found.text.match(/\bAgree\b/g)).toHaveLength(3)
    expect(found.text).toContain('Photos 1–2: Kitchen.')
    expect(found.text).toMatch(/Photo 2 by Resident 1: Kitchen\. Added by Maria Lopez/)
  })

  const { groupId, link } = await startMoveOut(member)
  await owner.goto(link)
  const rooms = owner.getByRole('group', { name: 'Rooms', exact: true })
  const floor = rooms.getByRole('group', { name: 'Kitchen, Floor' })

  await test.step('the earlier inspection comes in with its source, and is shown, not typed', async () => {
    await owner.getByLabel('Inspection at').selectOption({ label: 'Move-out' })
    await expect(
      rooms.getByText(/are those of “Move-in of Maria”, signed by everyone on/),
    ).toBeVisible()
    await expect(floor.getByText('Maria Lopez: Poor, A burn mark by the stove.')).toBeVisible()
    await expect(floor.getByLabel('At move-in', { exact: true })).toHaveCount(0)
    expect(await findViolations(owner)).toEqual([])
  })

  await test.step('the owner may start empty, and take it again', async () => {
    const question = rooms.getByLabel(
      'Which signed move-in inspection is shown next to your ratings?',
    )
    await question.selectOption({ label: 'None: start empty' })
    await expect(rooms.getByText(/You start empty/)).toBeVisible()
    await expect(floor.getByLabel('At move-in', { exact: true })).toHaveValue('')
    await question.selectOption({ index: 0 })
    await floor.getByLabel('At move-out', { exact: true }).selectOption({ label: 'Poor' })
    await floor.getByLabel('Note at move-out').fill('The burn mark is larger')
    await expect(owner.getByRole('img', { name: 'Photo 1: Kitchen' })).toBeVisible()
  })

  await finishMoveOut(member, { groupId, link })
  const found = await inspectPdf(await executePacket(member, groupId))
  expect(found).toMatchObject({ signatureValid: true, structureClean: true })
  expect(found.text).toMatch(/“Move-in of Maria”, signed by everyone on/)
  expect(found.text).toContain('Maria Lopez: Poor, A burn mark by the stove.')
  expect(found.text).toContain('The burn mark is larger')
  expect(found.text).toMatch(/Photo 1 of the move-in record: Kitchen\. Added on/)
})

async function startMoveOut(member: Member) {
  const groupId = await createDocumentGroup(member, {
    formIds: ['move-in-move-out-inspection'],
    name: 'Move-out of Maria',
    people: [['Maria', 'Lopez']],
  })
  return { groupId, link: await createOwnerLink(member, groupId) }
}

/** Waits for what the page saves, then sends the packet; the resident signs it. */
async function finishMoveOut(
  member: Member,
  { groupId, link }: { groupId: string; link: string },
): Promise<void> {
  const room = roomApi(link)
  await expect
    .poll(async () => JSON.stringify((await room.call(calls.getRoom)).answers))
    .toContain('The burn mark is larger')
  await finishRoomByApi(link)
  await member.api.call(calls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(calls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(calls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  await signAsResident(member, invites.find(({ role }) => role === 'TT1')?.code ?? '')
}

function file(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer }
}
