import { getTenant, getUser, getUserByMembership, postUser, putUser } from '@countersign/contract'
import { registerEndpoint, type Doors } from '../../http/register-endpoint.ts'
import { changeOwnUser, changeUser } from './change-user.ts'
import { readTenant } from './read-tenant.ts'
import { readUser, readUserByMembership } from './read-user.ts'

export function userRoutes(doors: Doors): void {
  registerEndpoint(doors, postUser, async (ctx, { body }) => ({
    user: await changeOwnUser(ctx, body),
  }))
  registerEndpoint(doors, getUser, async (ctx, { params }) => ({
    user: await readUser(ctx, params),
  }))
  registerEndpoint(doors, getUserByMembership, async (ctx, { params }) => ({
    user: await readUserByMembership(ctx, params),
  }))
  registerEndpoint(doors, putUser, async (ctx, { params, body }) => ({
    user: await changeUser(ctx, { id: params.id, change: body }),
  }))
  registerEndpoint(doors, getTenant, async (ctx, { params }) => ({
    tenant: await readTenant(ctx, params),
  }))
}
