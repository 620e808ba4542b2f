import { calls } from '@countersign/contract/calls'
import { fileAnswer } from '../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { downloadSignedCopy } from './download-signed-copy.ts'
import { downloadByCode } from './download-executed.ts'
import { mailExecutedLink } from './executed-link.ts'
import { answerQuestion } from './answer-question.ts'
import { listInvites, readInviteDetails } from './list-invites.ts'
import { findInviteByCode } from './find-invite.ts'
import { requestNewLink, readNewLink } from './new-link.ts'
import { remindSigner } from './reminders/remind-signer.ts'
import { openSigning } from './open-signing.ts'
import { readCodeDetails } from './read-code-details.ts'
import { reissueInvite } from './reissue-invite.ts'
import { resumeInviteEmails } from './resume-emails.ts'
import { setLanguage } from './set-language.ts'

export function signingInviteRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.postSigningInvite, (ctx, { body }) => reissueInvite(ctx, body))
  registerEndpoint(registry, calls.getInvites, (ctx, { query }) =>
    listInvites(ctx, { groupId: query.documentGroupId }),
  )
  registerEndpoint(registry, calls.getInviteDetailsByGroup, (ctx, { params }) =>
    readInviteDetails(ctx, { groupId: params.id }),
  )
  registerEndpoint(registry, calls.getInviteDetailsByCode, (ctx, { params, query }) =>
    readCodeDetails(ctx, { ...params, ...query }),
  )
  registerEndpoint(registry, calls.getEmbeddedLink, (ctx, { params }) => openSigning(ctx, params))
  registerEndpoint(registry, calls.getNewLink, (ctx, { params }) => readNewLink(ctx, params))
  registerEndpoint(registry, calls.postNewLink, (ctx, { params }) => requestNewLink(ctx, params), {
    perMinute: 20,
  })
  registerEndpoint(registry, calls.resumeInviteEmails, (ctx, { params }) =>
    resumeInviteEmails(ctx, params),
  )
  registerEndpoint(
    registry,
    calls.putInviteLanguage,
    (ctx, { params, body }) => setLanguage(ctx, { ...params, ...body }),
    { checkCode: findInviteByCode },
  )
  registerEndpoint(registry, calls.getSignedCopy, async (ctx, { params }) => {
    const { bytes } = await downloadSignedCopy(ctx, params)
    return fileAnswer({ bytes, fileName: 'copy.pdf' })
  })
  registerEndpoint(registry, calls.getExecutedByCode, async (ctx, { params, query }) => {
    return fileAnswer(await downloadByCode(ctx, { ...params, ...query }))
  })
  registerEndpoint(
    registry,
    calls.postExecutedLink,
    (ctx, { params }) => mailExecutedLink(ctx, params),
    {
      perMinute: 20,
    },
  )
  registerEndpoint(registry, calls.remindSigner, (ctx, { params }) =>
    remindSigner(ctx, { groupId: params.docGroupId, role: params.role }),
  )
  registerEndpoint(registry, calls.answerQuestion, (ctx, { params, body }) =>
    answerQuestion(ctx, { groupId: params.docGroupId, role: params.role, words: body.words }),
  )
}
