import { calls } from '@countersign/contract/calls'
import { roomApi } from './support/api.ts'
import { photograph, sendInspection } from './support/inspection.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import {
  createDocumentGroup,
  createOwnerLink,
  executePacket,
  signAsResident,
} from './support/packet.ts'
import type { Member } from './support/member.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

test('at move-out the move-in inspection is shown next to the new ratings, on the screens and in the file', async ({
  browser,
  member,
  page,
}) => {
  await test.step('a move-in is rated by owner and resident, photographed and signed', async () => {
    const { groupId, codes } = await sendInspection(member)
    await openLink(page, `/sign/${codes[0] ?? ''}`)
    const room = getRoomFrame(page)
    await consent(room)
    await room.getByLabel('Your rating: Kitchen, Floor').selectOption({ label: 'Poor' })
    await room.getByLabel('Your remark: Kitchen, Floor').fill('A burn mark by the stove')
    const photos = room.getByRole('group', { name: 'Photos by Resident 1' })
    await photos.getByLabel('Which room do the photos show?').selectOption('Kitchen')
    await photos.getByLabel('Add photos').setInputFiles({
      name: 'stove.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(browser, 'A burn mark by the stove'),
    })
    await expect(photos.getByRole('img')).toHaveCount(1, { timeout: 45_000 })
    await signAsResident(member, codes[0] ?? '')
    await executePacket(member, groupId)
  })

  const { groupId, link } = await startMoveOut(member)
  await page.goto(link)
  const rooms = page.getByRole('group', { name: 'Rooms', exact: true })
  const floor = rooms.getByRole('group', { name: 'Kitchen, Floor' })

  await test.step('the earlier inspection comes in with its source, and is shown, not typed', async () => {
    await page.getByLabel('Inspection at').selectOption({ label: 'Move-out' })
    await expect(
      rooms.getByText(/are those of “Move-in of Maria”, signed by everyone on/),
    ).toBeVisible()
    await expect(floor.getByText('Maria Lopez: Poor, A burn mark by the stove.')).toBeVisible()
    await expect(floor.getByLabel('At move-in', { exact: true })).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
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
    await expect(page.getByRole('img', { name: 'Photo 1: Kitchen' })).toBeVisible()
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
