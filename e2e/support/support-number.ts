import { memberCalls } from '@countersign/contract/calls/members'
import type { Member } from './member.ts'

/** Somebody of the staff has entered the number that this member has read out. */
export async function openHistories(staff: Member, member: Member): Promise<void> {
  const params = { id: member.id }
  const { number } = await member.api.call(memberCalls.createSupportNumber, { params })
  await staff.api.call(memberCalls.enterSupportNumber, { params, body: { number } })
}
