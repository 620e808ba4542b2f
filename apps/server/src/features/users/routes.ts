import { getTenant, getUser, getUserByMembership, postUser, putUser } from '@countersign/contract'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { changeOwnUser, changeUser } from './change-user.ts'
import { readTenant } from './read-tenant.ts'
import { readUser, readUserByMembership } from './read-user.ts'

export function userRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, postUser, async (ctx, { body }) => ({
    user: await changeOwnUser(ctx, body),
  }))
  registerEndpoint(registry, getUser, async (ctx, { params }) => ({
    user: await readUser(ctx, params),
  }))
  registerEndpoint(registry, getUserByMembership, async (ctx, { params }) => ({
    user: await readUserByMembership(ctx, params),
  }))
  registerEndpoint(registry, putUser, async (ctx, { params, body }) => ({
    user: await changeUser(ctx, { id: params.id, change: body }),
  }))
  registerEndpoint(registry, getTenant, async (ctx, { params }) => ({
    tenant: await readTenant(ctx, params),
  }))
}
