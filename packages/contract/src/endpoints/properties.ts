import {
  PropertyBody,
  PropertyPage,
  PropertyParams,
  PropertyQuery,
  PropertyResponse,
  UnitPacketsResponse,
  UserPropertiesParams,
} from '../schemas/properties.ts'
import { ChangedVersionQuery } from '../schemas/shapes.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'properties'

export const propertyEndpoints = {
  postProperty: {
    readsIdempotencyKey: true,
    tag,
    summary: 'Adds a property with its units',
    params: UserPropertiesParams,
    body: PropertyBody,
    response: PropertyResponse,
    status: 201,
    problems: ['user-not-found'],
  },
  getProperties: {
    tag,
    summary: 'The member’s properties, oldest first',
    params: UserPropertiesParams,
    query: PropertyQuery,
    response: PropertyPage,
    problems: ['user-not-found'],
  },
  getProperty: {
    tag,
    summary: 'One property',
    params: PropertyParams,
    response: PropertyResponse,
    problems: ['property-not-found'],
  },
  getUnitPackets: {
    tag,
    summary:
      'What each unit of a property has: packets under way, executed leases, and how many in all',
    params: PropertyParams,
    response: UnitPacketsResponse,
    problems: ['property-not-found'],
  },
  putProperty: {
    tag,
    summary: 'Replaces name, address and units; existing packets keep theirs',
    params: PropertyParams,
    query: ChangedVersionQuery,
    body: PropertyBody,
    response: PropertyResponse,
    problems: ['property-not-found', 'property-changed', 'property-in-use'],
  },
  deleteProperty: {
    tag,
    summary: 'Removes a property that no packet was made for',
    params: PropertyParams,
    status: 204,
    problems: ['property-not-found', 'property-in-use'],
  },
  /** Idempotent; for `limits.restoreHours` after the removal. */
  restoreProperty: {
    tag,
    summary: 'Restores a property that was removed within the last day',
    params: PropertyParams,
    response: PropertyResponse,
    problems: ['property-not-found'],
  },
} satisfies Endpoints
