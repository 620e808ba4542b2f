import type { TableRow } from '@countersign/answers/answer'
import { calls } from '@countersign/contract/calls'
import type { Browser } from '@playwright/test'
import { roomApi } from './api.ts'
import type { Member } from './member.ts'
import { createDocumentGroup, createOwnerLink } from './packet.ts'
import { finishRoomByApi, readFields } from './room-by-api.ts'

const inspection = 'move-in-move-out-inspection'

/** A JPEG larger than what is kept. */
export async function photograph(browser: Browser, subject: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2400, height: 1800 } })
  await page.setContent(`<body style="margin:0;height:100vh;font:200px serif;
    background:linear-gradient(100deg,#d8c9a4 0 48%,#8d8266 56% 100%)">${subject}</body>`)
  const picture = await page.screenshot({ type: 'jpeg', quality: 80 })
  await page.close()
  return picture
}

/** An inspection at move-in that the owner has filled in and sent to one resident. */
export async function sendInspection(member: Member) {
  const groupId = await createDocumentGroup(member, {
    formIds: [inspection],
    name: 'Move-in of Maria',
    people: [['Maria', 'Lopez']],
  })
  const link = await createOwnerLink(member, groupId)
  const room = roomApi(link)
  const view = await room.call(calls.getRoom)
  const fields = await readFields(room, view)
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
