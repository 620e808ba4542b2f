import type { Calls } from '../call.ts'
import type { memberEndpoints } from '../endpoints/members.ts'

const access = 'staff'
const members = '/association/members'

export const memberCalls: Calls<typeof memberEndpoints> = {
  getMembers: { method: 'GET', path: members, access },
  getMember: { method: 'GET', path: `${members}/:id`, access },
  enterSupportNumber: { method: 'POST', path: `${members}/:id/support-number`, access },
  getMemberPackets: { method: 'GET', path: `${members}/:id/packets`, access },
  lookAtPacket: { method: 'GET', path: '/association/packets/:groupId', access },
  downloadFees: { method: 'GET', path: '/association/fees.csv', access },
  createSupportNumber: { method: 'POST', path: '/users/:id/support-number', access: 'member' },
}
