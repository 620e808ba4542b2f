import { calls } from '@countersign/contract/calls'
import { roomApi } from './support/api.ts'
import type { Member } from './support/member.ts'
import { createOwnerLink, createPacketAt } from './support/packet.ts'
import { finishRoomByApi, readFields } from './support/room-by-api.ts'
import { consent, getRoomFrame, openLink } from './support/room.ts'
import { expect, test } from './support/test.ts'

for (const { lateCharges, asked } of [
  { lateCharges: 'none', asked: 0 },
  { lateCharges: 'flat', asked: 1 },
]) {
  test(`a resident initials late charges ${asked} times when the owner charges “${lateCharges}”`, async ({
    member,
    page,
  }) => {
    await openLink(page, `/sign/${await sendLease(member, lateCharges)}`)
    const room = getRoomFrame(page)
    await consent(room)

    await expect(room.getByRole('button', { name: /^Initial here.*deposit/i })).toHaveCount(1)
    await expect(room.getByRole('button', { name: /^Initial here.*late charges/i })).toHaveCount(
      asked,
    )
    await room.getByRole('button', { name: 'Page view' }).click()
    await expect(
      room.locator('[data-type="initials"]').filter({ has: room.getByRole('button') }),
    ).toHaveCount(2 + asked - 1)
    await expect(room.getByText(/^Needed only if/)).toHaveCount(0)
  })
}

/** Returns the code of the only resident. */
async function sendLease(member: Member, lateCharges: string): Promise<string> {
  const { groupId } = await createPacketAt('created', member, { people: [['Maria', 'Lopez']] })
  const room = roomApi(await createOwnerLink(member, groupId))
  const fields = await readFields(room, await room.call(calls.getRoom))
  const type = fields.find(({ key }) => key === 'LLEdit.lateFee.type')
  await room.call(calls.patchRoomAnswers, {
    body: { answers: { [type?.answerKey ?? '']: lateCharges } },
  })
  await finishRoomByApi(await createOwnerLink(member, groupId))
  await member.api.call(calls.postPayment, { body: { documentGroupId: groupId } })
  await member.api.call(calls.sendForSignature, { body: { docGroupId: groupId } })
  const { invites } = await member.api.call(calls.getInviteDetailsByGroup, {
    params: { id: groupId },
  })

  return invites.find(({ role }) => role === 'TT1')?.code ?? ''
}
