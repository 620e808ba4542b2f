import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { officeId } from '../../kernel/context.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { findPersonalData } from './find-personal-data.ts'

export function personalDataRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.postFindPersonalData, (ctx, { body }) =>
    findPersonalData(ctx, { ownerId: officeId(ctx), ...body }),
  )
  registerEndpoint(registry, calls.postErasePersonalData, (ctx, { body }) =>
    erasePersonalData(ctx, { ownerId: officeId(ctx), ...body }),
  )
}
