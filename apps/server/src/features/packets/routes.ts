import { limits } from '@countersign/contract/rules/limits'
import type { Packet } from '@countersign/contract/schemas/packets/packet'
import { calls } from '@countersign/contract/calls'
import { Answer, fileAnswer, NotModified, streamAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { changeAnswers } from './change/change-answers.ts'
import { changeCopies } from './change/change-copies.ts'
import { correctSigner } from './change/correct-signer.ts'
import { revisePacket } from './draft/revise-packet.ts'
import { archivePacket } from './end/archive-packet.ts'
import { cancelPacket } from './end/cancel-packet.ts'
import { discardPacket } from './end/discard-packet.ts'
import { setHidden } from './end/hide-packet.ts'
import { restorePacket } from './end/restore-packet.ts'
import { createDocumentGroup } from './draft/create-document-group.ts'
import { createPrintGroup } from './draft/create-print-group.ts'
import {
  changeReminders,
  createSigningLink,
  downloadDocument,
  extendLinks,
} from '../invites/index.ts'
import { changeOwnerSigner } from './sign/change-owner-signer.ts'
import { finishOnPaper } from './sign/finish-on-paper.ts'
import { showPacketsAgain, hidePackets } from './bulk/hide-packets.ts'
import { remindPackets } from './bulk/remind-packets.ts'
import { writePacketCsv } from './bulk/packet-csv.ts'
import { zipPacketFiles } from './bulk/packet-zip.ts'
import { downloadDraft } from './draft/download-draft.ts'
import { readInformationSheet } from './draft/read-information-sheet.ts'
import { listPackets } from './list/list-packets.ts'
import { readDraftText } from './draft/read-draft-text.ts'
import { readPacketSeed } from './draft/read-seed.ts'
import { readPacket, type PacketResult } from '../packet/index.ts'
import { sendForSignature } from './send/send-for-signature.ts'
import { onOwnerReturn, onSignerReturn } from './sign/on-return.ts'

export function packetRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getPackets, (ctx, { query }) => listPackets(ctx, query))
  registerEndpoint(registry, calls.getPacketByGroup, async (ctx, { params, headers }) =>
    withEtag(
      await readPacket(ctx, {
        groupId: params.docGroupId,
        ifNoneMatch: headers['if-none-match'],
      }),
    ),
  )
  registerEndpoint(registry, calls.archivePacket, (ctx, { params }) =>
    archivePacket(ctx, { groupId: params.docGroupId }),
  )
  bulkRoutes(registry)
  changeRoutes(registry)
  signatureRoutes(registry)
}

function bulkRoutes(registry: RouteRegistry): void {
  registerEndpoint(
    registry,
    calls.downloadPacketList,
    (ctx, { query }) =>
      streamAnswer({ chunks: writePacketCsv(ctx, query), fileName: 'legal-form-packets.csv' }),
    { perMinute: 20 },
  )
  registerEndpoint(
    registry,
    calls.downloadPacketFiles,
    (ctx, { body }) =>
      streamAnswer({ chunks: zipPacketFiles(ctx, body), fileName: 'legal-form-packets.zip' }),
    { perMinute: 20 },
  )
  registerEndpoint(registry, calls.remindPackets, (ctx, { body }) => remindPackets(ctx, body), {
    perMinute: 20,
  })
  registerEndpoint(registry, calls.hidePackets, (ctx, { body }) => hidePackets(ctx, body), {
    perMinute: 60,
  })
  registerEndpoint(
    registry,
    calls.showPacketsAgain,
    (ctx, { body }) => showPacketsAgain(ctx, body),
    { perMinute: 60 },
  )
}

function changeRoutes(registry: RouteRegistry): void {
  registerEndpoint(
    registry,
    calls.correctSigner,
    (ctx, { params, body: { replaces, ...person } }) =>
      correctSigner(ctx, { groupId: params.docGroupId, role: params.role, person, replaces }),
  )
  registerEndpoint(registry, calls.changeAnswers, (ctx, { params }) =>
    changeAnswers(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.discardPacket, (ctx, { params }) =>
    discardPacket(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.restorePacket, (ctx, { params }) =>
    restorePacket(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.revisePacket, (ctx, { params }) =>
    revisePacket(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.getPacketSeed, (ctx, { params }) =>
    readPacketSeed(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(registry, calls.hidePacket, (ctx, { params }) =>
    setHidden(ctx, { groupId: params.docGroupId, hidden: true }),
  )
  registerEndpoint(registry, calls.showPacketAgain, (ctx, { params }) =>
    setHidden(ctx, { groupId: params.docGroupId, hidden: false }),
  )
  registerEndpoint(registry, calls.extendLinks, (ctx, { params, body }) =>
    extendLinks(ctx, { groupId: params.docGroupId, linkDays: body.days }),
  )
  registerEndpoint(registry, calls.putPacketCopies, (ctx, { params, body }) =>
    changeCopies(ctx, { groupId: params.docGroupId, ...body }),
  )
  registerEndpoint(registry, calls.putPacketReminders, (ctx, { params, body }) =>
    changeReminders(ctx, { groupId: params.docGroupId, plan: body }),
  )
}

function signatureRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.postReturn, (ctx, { params }) => onSignerReturn(ctx, params), {
    perMinute: 20,
  })
  registerEndpoint(registry, calls.createDocumentGroup, (ctx, { body, idempotencyKey }) =>
    createDocumentGroup(ctx, { body, idempotencyKey }),
  )
  registerEndpoint(registry, calls.createPrintGroup, (ctx, { body, idempotencyKey }) =>
    createPrintGroup(ctx, { body, idempotencyKey }),
  )
  registerEndpoint(registry, calls.sendForSignature, (ctx, { body }) =>
    sendForSignature(ctx, { ...body, groupId: body.docGroupId }),
  )
  registerEndpoint(registry, calls.createSigningLink, (ctx, { body }) =>
    createSigningLink(ctx, body),
  )
  registerEndpoint(
    registry,
    calls.postOwnerReturn,
    (ctx, { params }) => onOwnerReturn(ctx, { groupId: params.docGroupId }),
    { perMinute: 20 },
  )
  registerEndpoint(registry, calls.cancelPacket, (ctx, { params, body }) =>
    cancelPacket(ctx, { groupId: params.docGroupId, reason: body.reason }),
  )
  registerEndpoint(registry, calls.downloadDocument, async (ctx, { params }) => {
    return fileAnswer(await downloadDocument(ctx, { groupId: params.id }))
  })
  registerEndpoint(registry, calls.getInformationSheet, async (ctx, { params }) =>
    fileAnswer({
      bytes: await readInformationSheet(ctx, { groupId: params.id }),
      fileName: 'spanish-information-sheet.pdf',
    }),
  )
  registerEndpoint(registry, calls.putOwnerSigner, (ctx, { params, query }) =>
    changeOwnerSigner(ctx, { groupId: params.docGroupId, ...query }),
  )
  registerEndpoint(
    registry,
    calls.finishOnPaper,
    (ctx, { params, query, file }) =>
      finishOnPaper(ctx, { groupId: params.docGroupId, scan: file, ...query }),
    // A little above the limit, so that a file just over it gets a readable error.
    { fileBody: 'application/pdf', bodyLimit: limits.formPdfBytes + 1_000_000, perMinute: 20 },
  )
  registerEndpoint(registry, calls.downloadDraft, async (ctx, { params, query }) => {
    const { bytes } = await downloadDraft(ctx, { groupId: params.id, purpose: query.for })
    return fileAnswer({ bytes, fileName: 'draft.pdf' })
  })
  registerEndpoint(registry, calls.getDraftText, (ctx, { params }) =>
    readDraftText(ctx, { groupId: params.id }),
  )
}

function withEtag({ etag, packet }: PacketResult): Answer<{ packet: Packet }> | NotModified {
  return packet ? new Answer({ packet }, { etag }) : new NotModified(etag)
}
