import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { askToApply } from './ask-to-apply.ts'
import { confirmRequest, readConfirmation } from './confirm-request.ts'
import { createLink } from './create-link.ts'
import { endLink } from './end-link.ts'
import { findOpenLink, readHome } from './find-link.ts'
import { listApplications } from './list-applications.ts'
import { listWaiting } from './list-waiting.ts'
import { removeRequest } from './remove-request.ts'
import { restoreRequest } from './restore-request.ts'

export function applicationRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.getApplications, (ctx, { params }) =>
    listApplications(ctx, params),
  )
  registerEndpoint(registry, calls.postApplicationLink, (ctx, { params, body }) =>
    createLink(ctx, { ...params, ...body }),
  )
  registerEndpoint(registry, calls.deleteApplicationLink, (ctx, { params }) => endLink(ctx, params))
  registerEndpoint(registry, calls.getWaitingApplications, (ctx, { params }) =>
    listWaiting(ctx, params),
  )
  registerEndpoint(registry, calls.deleteApplicationRequest, (ctx, { params }) =>
    removeRequest(ctx, params),
  )
  registerEndpoint(registry, calls.restoreApplicationRequest, (ctx, { params }) =>
    restoreRequest(ctx, params),
  )
  registerEndpoint(registry, calls.getApplicationHome, (ctx, { params }) => readHome(ctx, params))
  registerEndpoint(
    registry,
    calls.postApplicationRequest,
    (ctx, { params, body }) => askToApply(ctx, { ...params, body }),
    // An open house shares one address.
    { perMinute: 60, checkCode: findOpenLink },
  )
  registerEndpoint(registry, calls.getApplicationConfirmation, (ctx, { params }) =>
    readConfirmation(ctx, params),
  )
  registerEndpoint(
    registry,
    calls.confirmApplicationRequest,
    (ctx, { params, body }) => confirmRequest(ctx, { ...params, ...body }),
    { checkCode: (ctx, code) => readConfirmation(ctx, { code }) },
  )
}
