import {
  cancelPacket as cancelPacketEndpoint,
  createDocumentGroup as createDocumentGroupEndpoint,
  createPrintGroup as createPrintGroupEndpoint,
  downloadDocument as downloadDocumentEndpoint,
  sendForSignature as sendForSignatureEndpoint,
  signingLink,
} from '@countersign/contract'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { cancelPacket } from './cancel-packet.ts'
import { createDocumentGroup } from './create-document-group.ts'
import { createPrintGroup } from './create-print-group.ts'
import { downloadDocument } from './download-document.ts'
import { sendForSignature, type ReconcilePacket } from './send-for-signature.ts'
import { createSigningLink } from './signing-link.ts'

export function esignRoutes(doors: Doors, reconcile: ReconcilePacket): void {
  registerEndpoint(doors, createDocumentGroupEndpoint, (ctx, { body, headers }) =>
    createDocumentGroup(ctx, { body, idempotencyKey: oneValue(headers['idempotency-key']) }),
  )
  registerEndpoint(doors, createPrintGroupEndpoint, (ctx, { body, headers }) =>
    createPrintGroup(ctx, { body, idempotencyKey: oneValue(headers['idempotency-key']) }),
  )
  registerEndpoint(doors, sendForSignatureEndpoint, (ctx, { body }) =>
    sendForSignature(ctx, { groupId: body.docGroupId }, reconcile),
  )
  registerEndpoint(doors, signingLink, (ctx, { body }) => createSigningLink(ctx, body))
  registerEndpoint(doors, cancelPacketEndpoint, (ctx, { params, body }) =>
    cancelPacket(ctx, { groupId: params.docGroupId, reason: body.reason }),
  )
  registerEndpoint(doors, downloadDocumentEndpoint, async (ctx, { params }) => {
    const { bytes } = await downloadDocument(ctx, { groupId: params.id })
    return fileAnswer({ bytes, fileName: 'document.pdf' })
  })
}

/** A header that was sent several times is taken as sent: joined, as HTTP has it. */
function oneValue(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
