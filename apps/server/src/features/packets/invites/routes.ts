import {
  getCopyByCode,
  getEmbeddedLink,
  getExecutedByCode,
  getInviteDetailsByCode,
  getInviteDetailsByGroup,
  getInvites,
  getNewLink,
  postNewLink,
  postSigningInvite,
  putInviteLanguage,
} from '@countersign/contract'
import { fileAnswer } from '../../../http/answer.ts'
import { registerEndpoint, type RouteRegistry } from '../../../http/register-endpoint.ts'
import { copyByCode } from '../read/download-copy.ts'
import { downloadByCode } from '../read/download-by-code.ts'
import { listInvites, readInviteDetails } from './list-invites.ts'
import { askForNewLink, readNewLink } from './new-link.ts'
import { openSigning } from '../sign/open-signing.ts'
import { readCodeDetails } from './read-code-details.ts'
import { reissueInvite } from './reissue-invite.ts'
import { rememberLanguage } from './set-language.ts'

export function signingInviteRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, postSigningInvite, (ctx, { body }) => reissueInvite(ctx, body))
  registerEndpoint(registry, getInvites, (ctx, { query }) =>
    listInvites(ctx, { groupId: query.documentGroupId }),
  )
  registerEndpoint(registry, getInviteDetailsByGroup, (ctx, { params }) =>
    readInviteDetails(ctx, { groupId: params.id }),
  )
  registerEndpoint(registry, getInviteDetailsByCode, (ctx, { params }) =>
    readCodeDetails(ctx, params),
  )
  registerEndpoint(registry, getEmbeddedLink, (ctx, { params }) => openSigning(ctx, params))
  registerEndpoint(registry, getNewLink, (ctx, { params }) => readNewLink(ctx, params))
  registerEndpoint(registry, postNewLink, (ctx, { params }) => askForNewLink(ctx, params), {
    perMinute: 20,
  })
  registerEndpoint(registry, putInviteLanguage, (ctx, { params, body }) =>
    rememberLanguage(ctx, { ...params, ...body }),
  )
  registerEndpoint(registry, getCopyByCode, async (ctx, { params }) => {
    const { bytes } = await copyByCode(ctx, params)
    return fileAnswer({ bytes, fileName: 'copy.pdf' })
  })
  registerEndpoint(registry, getExecutedByCode, async (ctx, { params }) => {
    const { bytes } = await downloadByCode(ctx, params)
    return fileAnswer({ bytes, fileName: 'document.pdf' })
  })
}
