import {
  archivePacket as archivePacketEndpoint,
  getPacketByGroup,
  getPacketEvents,
  getPackets,
  type Packet,
} from '@countersign/contract'
import { Answer } from '../../http/answer.ts'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { archivePacket } from './archive-packet.ts'
import { listPackets } from './list-packets.ts'
import { listPacketEvents } from './packet-events.ts'
import { readPacket, type PacketReading } from './read-packet.ts'

export function packetRoutes(doors: Doors): void {
  registerEndpoint(doors, getPackets, (ctx, { query }) => listPackets(ctx, query))
  registerEndpoint(doors, getPacketByGroup, async (ctx, { params, headers }) =>
    withEtag(
      await readPacket(ctx, {
        groupId: params.docGroupId,
        knownEtag: headers['if-none-match'],
      }),
    ),
  )
  registerEndpoint(doors, getPacketEvents, (ctx, { params, query }) =>
    listPacketEvents(ctx, { groupId: params.docGroupId, query }),
  )
  registerEndpoint(doors, archivePacketEndpoint, (ctx, { params }) =>
    archivePacket(ctx, { groupId: params.docGroupId }),
  )
}

function withEtag({ etag, packet }: PacketReading): Answer<{ packet: Packet }> {
  return new Answer(packet ? { packet } : unsent, { etag })
}

/** The body of a 304, which is never sent: the caller has it already. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions
const unsent = undefined as unknown as { packet: Packet }
