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
import { registerEndpoint, type Doors } from '../../../http/register-endpoint.ts'
import { copyByCode } from '../read/copy-by-code.ts'
import { downloadByCode } from '../read/download-by-code.ts'
import { listInvites, readInviteDetails } from './list-invites.ts'
import { askForNewLink, readNewLink } from './new-link.ts'
import { openSigning } from '../sign/open-signing.ts'
import { readCodeDetails } from './read-code-details.ts'
import { reissueInvite } from './reissue-invite.ts'
import { rememberLanguage } from './remember-language.ts'

export function signingInviteRoutes(doors: Doors): void {
  registerEndpoint(doors, postSigningInvite, (ctx, { body }) => reissueInvite(ctx, body))
  registerEndpoint(doors, getInvites, (ctx, { query }) =>
    listInvites(ctx, { groupId: query.documentGroupId }),
  )
  registerEndpoint(doors, getInviteDetailsByGroup, (ctx, { params }) =>
    readInviteDetails(ctx, { groupId: params.id }),
  )
  registerEndpoint(doors, getInviteDetailsByCode, (ctx, { params }) => readCodeDetails(ctx, params))
  registerEndpoint(doors, getEmbeddedLink, (ctx, { params }) => openSigning(ctx, params))
  registerEndpoint(doors, getNewLink, (ctx, { params }) => readNewLink(ctx, params))
  registerEndpoint(doors, postNewLink, (ctx, { params }) => askForNewLink(ctx, params), {
    perMinute: 20,
  })
  registerEndpoint(doors, putInviteLanguage, (ctx, { params, body }) =>
    rememberLanguage(ctx, { ...params, ...body }),
  )
  registerEndpoint(doors, getCopyByCode, async (ctx, { params }) => {
    const { bytes } = await copyByCode(ctx, params)
    return fileAnswer({ bytes, fileName: 'copy.pdf' })
  })
  registerEndpoint(doors, getExecutedByCode, async (ctx, { params }) => {
    const { bytes } = await downloadByCode(ctx, params)
    return fileAnswer({ bytes, fileName: 'document.pdf' })
  })
}
