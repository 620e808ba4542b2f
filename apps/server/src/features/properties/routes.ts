import { deleteProperty, getProperty, postProperty, putProperty } from '@countersign/contract'
import { registerEndpoint, type RouteRegistry } from '../../http/register-endpoint.ts'
import { addProperty } from './add-property.ts'
import { changeProperty } from './change-property.ts'
import { readProperty } from './read-properties.ts'
import { removeProperty } from './remove-property.ts'

export function propertyRoutes(registry: RouteRegistry): void {
  registerEndpoint(registry, postProperty, async (ctx, { params, body }) => ({
    property: await addProperty(ctx, { id: params.id, body }),
  }))
  registerEndpoint(registry, getProperty, async (ctx, { params }) => ({
    property: await readProperty(ctx, params),
  }))
  registerEndpoint(registry, putProperty, async (ctx, { params, body }) => ({
    property: await changeProperty(ctx, { ...params, body }),
  }))
  registerEndpoint(registry, deleteProperty, async (ctx, { params }) => removeProperty(ctx, params))
}
