import { calls } from '@countersign/contract/calls'
import { fileAnswer } from '../../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../../http/register-endpoint.ts'
import { listEmailCopies } from './list-email-copies.ts'
import { downloadEmailCopy, readEmailCopyDetails } from './open-email-copy.ts'
import { previewEmailCopy } from './preview-email-copy.ts'
import { sendEmailCopy } from './send-email-copy.ts'

export function emailCopyRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getEmailCopies, (ctx, { params }) =>
    listEmailCopies(ctx, { groupId: params.docGroupId }),
  )
  registerEndpoint(
    registry,
    calls.postEmailCopy,
    (ctx, { params, body }) => sendEmailCopy(ctx, { groupId: params.docGroupId, copy: body }),
    { perMinute: 20 },
  )
  registerEndpoint(registry, calls.getEmailCopyPreview, (ctx, { params, query }) =>
    previewEmailCopy(ctx, { groupId: params.docGroupId, ...query }),
  )
  registerEndpoint(registry, calls.getEmailCopyByCode, (ctx, { params }) =>
    readEmailCopyDetails(ctx, params),
  )
  registerEndpoint(
    registry,
    calls.downloadEmailCopy,
    async (ctx, { params }) => {
      const { bytes } = await downloadEmailCopy(ctx, params)
      return fileAnswer({ bytes, fileName: 'copy.pdf' })
    },
    { perMinute: 60 },
  )
}
