import type { Packet } from '@countersign/contract'
import * as calls from '@countersign/contract/calls'
import { Answer, fileAnswer, NotModified } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { archivePacket } from './close/archive-packet.ts'
import { cancelPacket } from './close/cancel-packet.ts'
import { createDocumentGroup } from './create/create-document-group.ts'
import { createPrintGroup } from './create/create-print-group.ts'
import { payPacket } from './pay/pay-packet.ts'
import { readPayment } from './pay/read-payment.ts'
import { downloadDocument } from './read/download-executed.ts'
import { listPackets } from './read/list-packets.ts'
import { listPacketEvents } from './read/packet-events.ts'
import { readPacket, type PacketResult } from './read/read-packet.ts'
import { sendForSignature } from './send/send-for-signature.ts'
import { createSigningLink } from './sign/signing-link.ts'

export function packetRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getPackets, (ctx, { query }) => listPackets(ctx, query))
  registerEndpoint(registry, calls.getPacketByGroup, async (ctx, { params, headers }) =>
    withEtag(
      await readPacket(ctx, {
        groupId: params.docGroupId,
        knownEtag: headers['if-none-match'],
      }),
    ),
  )
  registerEndpoint(registry, calls.getPacketEvents, (ctx, { params, query }) =>
    listPacketEvents(ctx, { groupId: params.docGroupId, query }),
  )
  registerEndpoint(registry, calls.archivePacket, (ctx, { params }) =>
    archivePacket(ctx, { groupId: params.docGroupId }),
  )
  signatureRoutes(registry)
  paymentRoutes(registry)
}

function signatureRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.createDocumentGroup, (ctx, { body, headers }) =>
    createDocumentGroup(ctx, { body, idempotencyKey: oneValue(headers['idempotency-key']) }),
  )
  registerEndpoint(registry, calls.createPrintGroup, (ctx, { body, headers }) =>
    createPrintGroup(ctx, { body, idempotencyKey: oneValue(headers['idempotency-key']) }),
  )
  registerEndpoint(registry, calls.sendForSignature, (ctx, { body }) =>
    sendForSignature(ctx, { groupId: body.docGroupId }),
  )
  registerEndpoint(registry, calls.createSigningLink, (ctx, { body }) =>
    createSigningLink(ctx, body),
  )
  registerEndpoint(registry, calls.cancelPacket, (ctx, { params, body }) =>
    cancelPacket(ctx, { groupId: params.docGroupId, reason: body.reason }),
  )
  registerEndpoint(registry, calls.downloadDocument, async (ctx, { params }) => {
    const { bytes } = await downloadDocument(ctx, { groupId: params.id })
    return fileAnswer({ bytes, fileName: 'document.pdf' })
  })
}

function paymentRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getPayment, (ctx, { params }) =>
    readPayment(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.postPayment, (ctx, { body }) =>
    payPacket(ctx, { groupId: body.documentGroupId }),
  )
}

/** A repeated header counts as one, joined (RFC 9110, 5.3). */
function oneValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}

function withEtag({ etag, packet }: PacketResult): Answer<{ packet: Packet }> | NotModified {
  return packet ? new Answer({ packet }, { etag }) : new NotModified(etag)
}
