import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { changeOwnUser, changeUser } from './change-user.ts'
import { listTenants } from './list-tenants.ts'
import { readTenant } from './read-tenant.ts'
import { resumeEmails } from './resume-emails.ts'
import { readUser, readUserByMembership } from './read-user.ts'

export function userRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.postUser, async (ctx, { body }) => ({
    user: await changeOwnUser(ctx, body),
  }))
  registerEndpoint(registry, calls.getUser, async (ctx, { params }) => ({
    user: await readUser(ctx, params),
  }))
  registerEndpoint(registry, calls.getUserByMembership, async (ctx, { params }) => ({
    user: await readUserByMembership(ctx, params),
  }))
  registerEndpoint(registry, calls.putUser, async (ctx, { params, body }) => ({
    user: await changeUser(ctx, { id: params.id, change: body }),
  }))
  registerEndpoint(registry, calls.resumeEmails, async (ctx, { params }) => ({
    user: await resumeEmails(ctx, params),
  }))
  registerEndpoint(registry, calls.getTenant, async (ctx, { params }) => ({
    tenant: await readTenant(ctx, params),
  }))
  registerEndpoint(registry, calls.getTenants, (ctx, { params, query }) =>
    listTenants(ctx, { id: params.id, query }),
  )
}
