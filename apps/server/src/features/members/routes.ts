import { memberCalls } from '@countersign/contract/calls/members'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { listMemberPackets } from './list-member-packets.ts'
import { listMembers } from './list-members.ts'
import { lookAtPacket } from './look-at-packet.ts'
import { readMember } from './read-member.ts'
import { createSupportNumber } from './support/create-number.ts'
import { enterSupportNumber } from './support/enter-number.ts'

export function memberRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, memberCalls.getMembers, (ctx, { query }) => listMembers(ctx, query))
  registerEndpoint(registry, memberCalls.getMember, (ctx, { params }) => readMember(ctx, params))
  registerEndpoint(registry, memberCalls.enterSupportNumber, (ctx, { params, body }) =>
    enterSupportNumber(ctx, { ...params, ...body }),
  )
  registerEndpoint(registry, memberCalls.getMemberPackets, (ctx, { params, query }) =>
    listMemberPackets(ctx, { ...params, query }),
  )
  registerEndpoint(registry, memberCalls.lookAtPacket, (ctx, { params, query }) =>
    lookAtPacket(ctx, { ...params, query }),
  )
  registerEndpoint(
    registry,
    memberCalls.createSupportNumber,
    (ctx, { params }) => createSupportNumber(ctx, params),
    { perMinute: 20 },
  )
}
