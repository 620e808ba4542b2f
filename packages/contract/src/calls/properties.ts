import type { propertyEndpoints } from '../endpoints/properties.ts'
import type { Calls } from '../call.ts'

export const propertyCalls: Calls<typeof propertyEndpoints> = {
  postProperty: { method: 'POST', path: '/users/:id/properties', access: 'member' },
  getProperties: { method: 'GET', path: '/users/:id/properties', access: 'member' },
  getProperty: { method: 'GET', path: '/users/:id/properties/:propertyId', access: 'member' },
  getUnitPackets: {
    method: 'GET',
    path: '/users/:id/properties/:propertyId/unit-packets',
    access: 'member',
  },
  putProperty: { method: 'PUT', path: '/users/:id/properties/:propertyId', access: 'member' },
  deleteProperty: { method: 'DELETE', path: '/users/:id/properties/:propertyId', access: 'member' },
  restoreProperty: {
    method: 'POST',
    path: '/users/:id/properties/:propertyId/restore',
    access: 'member',
  },
}
