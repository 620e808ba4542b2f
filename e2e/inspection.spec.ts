import type { TableRow } from '@countersign/answers'
import * as calls from '@countersign/contract/calls'
import { api } from './support/api.ts'
import { inspectPdf } from './support/inspect-pdf.ts'
import type { Member } from './support/member.ts'
import { createDocumentGroup, createOwnerLink, executePacket } from './support/packet.ts'
import { finishRoomByApi } from './support/room-by-api.ts'
import { consent, finishRoom, getRoomFrame } from './support/room.ts'
import { expect, findViolations, test } from './support/test.ts'

const inspection = 'move-in-move-out-inspection'
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

test.describe('on a phone', () => {
  test.use(phone)

  test('a resident agrees with a room, rates an item differently, and the form prints it beside the owner’s rating', async ({
    member,
    page,
  }) => {
    const { groupId, codes } = await sendInspection(member)
    await page.goto(`/sign/${codes[0] ?? ''}`)
    const room = getRoomFrame(page)
    await consent(room)
    const kitchen = room.getByRole('region', { name: 'Kitchen' })
    await expect(kitchen.getByText('At move-in: Fair · Note: Two nail holes')).toBeVisible()

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
})

/** An inspection at move-in that the owner has filled in and sent to one resident. */
async function sendInspection(member: Member) {
  const groupId = await createDocumentGroup(member, {
    formIds: [inspection],
    name: 'Move-in of Maria',
    people: [['Maria', 'Lopez']],
  })
  const link = await createOwnerLink(member, groupId)
  const room = api(new URL(link, 'http://localhost').hash.slice(1))
  const view = await room.call(calls.getRoom)
  const fields = view.documents.flatMap((document) => document.fields)
  const rooms = fields.find(({ key }) => key === 'LLEdit.rooms')
  const type = fields.find(({ key }) => key === 'LLEdit.inspectionType')
  const rows = (rooms?.rows?.first ?? []).map(({ room, item }): TableRow => {
    const isWorn = room === 'Kitchen' && item === 'Walls and ceiling'
    return {
      room: room ?? '',
      item: item ?? '',
      moveInCondition: isWorn ? 'fair' : 'good',
      ...(isWorn && { moveInNote: 'Two nail holes' }),
    }
  })
  await room.call(calls.patchRoomAnswers, {
    body: { answers: { [rooms?.answerKey ?? '']: rows, [type?.answerKey ?? '']: 'moveIn' } },
  })
  await finishRoomByApi(link)
  await member.api.call(calls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(calls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(calls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })
  return {
    groupId,
    codes: invites.flatMap(({ role, code }) => (role === 'TT1' ? [code ?? ''] : [])),
  }
}
