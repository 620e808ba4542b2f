import type {
  PropertyBody,
  PropertyPage,
  PropertyParams,
  PropertyQuery,
  PropertyResponse,
  UnitPacketsResponse,
  UserPropertiesParams,
} from '../schemas/properties.ts'
import type { Call } from './call.ts'

export const postProperty: Call<{
  params: typeof UserPropertiesParams
  body: typeof PropertyBody
  response: typeof PropertyResponse
}> = {
  method: 'POST',
  path: '/users/:id/properties',
  access: 'member',
}

export const getProperties: Call<{
  params: typeof UserPropertiesParams
  query: typeof PropertyQuery
  response: typeof PropertyPage
}> = {
  method: 'GET',
  path: '/users/:id/properties',
  access: 'member',
}

export const getProperty: Call<{
  params: typeof PropertyParams
  response: typeof PropertyResponse
}> = {
  method: 'GET',
  path: '/users/:id/properties/:propertyId',
  access: 'member',
}

export const getUnitPackets: Call<{
  params: typeof PropertyParams
  response: typeof UnitPacketsResponse
}> = {
  method: 'GET',
  path: '/users/:id/properties/:propertyId/unit-packets',
  access: 'member',
}

export const putProperty: Call<{
  params: typeof PropertyParams
  body: typeof PropertyBody
  response: typeof PropertyResponse
}> = {
  method: 'PUT',
  path: '/users/:id/properties/:propertyId',
  access: 'member',
}

export const deleteProperty: Call<{ params: typeof PropertyParams }> = {
  method: 'DELETE',
  path: '/users/:id/properties/:propertyId',
  access: 'member',
}

/** Idempotent; for `limits.restoreHours` after the removal. */
export const restoreProperty: Call<{
  params: typeof PropertyParams
  response: typeof PropertyResponse
}> = {
  method: 'POST',
  path: '/users/:id/properties/:propertyId/restore',
  access: 'member',
}
