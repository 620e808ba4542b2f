import { calls } from '@countersign/contract/calls'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { addProperty } from './add-property.ts'
import { changeProperty } from './change-property.ts'
import { listProperties, readProperty } from './read-properties.ts'
import { readUnitPackets } from './read-unit-packets.ts'
import { removeProperty } from './remove-property.ts'
import { restoreProperty } from './restore-property.ts'

export function propertyRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, calls.postProperty, async (ctx, { params, body, idempotencyKey }) => ({
    property: await addProperty(ctx, { id: params.id, body, idempotencyKey }),
  }))
  registerEndpoint(registry, calls.getProperties, (ctx, { params, query }) =>
    listProperties(ctx, { id: params.id, query }),
  )
  registerEndpoint(registry, calls.getProperty, async (ctx, { params }) => ({
    property: await readProperty(ctx, params),
  }))
  registerEndpoint(registry, calls.getUnitPackets, async (ctx, { params }) => ({
    units: await readUnitPackets(ctx, params),
  }))
  registerEndpoint(registry, calls.putProperty, async (ctx, { params, query, body }) => ({
    property: await changeProperty(ctx, { ...params, ...query, body }),
  }))
  registerEndpoint(registry, calls.deleteProperty, async (ctx, { params }) =>
    removeProperty(ctx, params),
  )
  registerEndpoint(registry, calls.restoreProperty, async (ctx, { params }) => ({
    property: await restoreProperty(ctx, params),
  }))
}
