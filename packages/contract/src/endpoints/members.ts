import {
  AssociationMember,
  FeesQuery,
  LookParams,
  LookQuery,
  MemberPacketPage,
  MemberPage,
  MemberParams,
  MemberQuery,
  PacketLook,
  SupportAccess,
  SupportNumber,
  SupportNumberBody,
} from '../schemas/members.ts'
import { PageQuery } from '../schemas/shapes.ts'
import { UserParams } from '../schemas/users.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'members'

export const memberEndpoints = {
  getMembers: {
    tag,
    summary: 'The association’s members by name, found by a part of name or email',
    query: MemberQuery,
    response: MemberPage,
    problems: [],
  },
  getMember: {
    tag,
    summary: 'A member’s last login, packets by status and what went wrong; never what packets say',
    params: MemberParams,
    response: AssociationMember,
    problems: ['user-not-found'],
  },
  /** After five wrong ones in a quarter of an hour, the caller waits. Others do not. */
  enterSupportNumber: {
    tag,
    summary: 'Opens the histories of a member for a quarter of an hour, by their support number',
    params: MemberParams,
    body: SupportNumberBody,
    response: SupportAccess,
    problems: ['user-not-found', 'support-number-wrong', 'support-number-ended', 'support-locked'],
  },
  getMemberPackets: {
    tag,
    summary: 'The packets of a member whose support number was entered, newest first',
    params: MemberParams,
    query: PageQuery,
    response: MemberPacketPage,
    problems: ['user-not-found', 'support-number-needed'],
  },
  /** Recorded in the history before it is answered. */
  lookAtPacket: {
    tag,
    summary: 'A packet’s history in sentences, after its member’s support number was entered',
    params: LookParams,
    query: LookQuery,
    response: PacketLook,
    problems: ['support-number-needed'],
  },
  /** Days are those of the time zone in `X-Time-Zone`, or of UTC. */
  downloadFees: {
    tag,
    summary: 'The fees of all members in a month, or from one day to another, as CSV',
    query: FeesQuery,
    produces: 'text/csv',
    problems: ['invalid-fields'],
  },
  /** The one before stops working. */
  createSupportNumber: {
    tag,
    summary: 'A new support number for the caller to read out to the association’s staff',
    params: UserParams,
    response: SupportNumber,
    status: 201,
    problems: ['user-not-found'],
  },
} satisfies Endpoints
