import { formCalls } from '@countersign/contract/calls/forms'
import type { Member } from './member.ts'
import { createPacketAt, type TestPacket } from './packet.ts'

/** A new packet of the only custom form of the member, for Maria Lopez. */
export async function createPacketOfCustomForm(member: Member): Promise<TestPacket> {
  const { forms } = await member.api.call(formCalls.getForms, { query: { source: 'custom' } })
  return createPacketAt('created', member, {
    formIds: forms.map(({ _id }) => _id),
    people: [['Maria', 'Lopez']],
  })
}
