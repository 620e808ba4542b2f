import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { Id, line, UsState, Zip } from '../shapes.ts'

export const Unit = z.object({
  _id: z.string(),
  name: z.string(),
  /** Ids of the unit's packets, newest first, at most a hundred. */
  legalFormPackets: z.array(z.string()),
})
export type Unit = z.infer<typeof Unit>

export const PropertyAddress = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
})
export type PropertyAddress = z.infer<typeof PropertyAddress>

export const Property = z.object({
  _id: z.string(),
  name: z.string(),
  address: PropertyAddress,
  units: z.array(Unit),
})
export type Property = z.infer<typeof Property>

export const PropertyAddressBody = z.object({
  street: line('Street', limits.addressLineLength),
  city: line('City', limits.nameLength),
  state: UsState,
  zip: Zip,
})

export const UnitBody = z.object({
  /** Kept where it is given; a unit without one is new. */
  _id: Id.optional(),
  /** Empty becomes "Unit N", by its place. */
  name: z.union([z.literal(''), line('Unit name', 40)]).optional(),
  /** Accepted for the specification's sake; packets are attached by making them. */
  legalFormPackets: z.array(z.string()).max(1000).optional(),
})

export const PropertyBody = z.object({
  /** Empty becomes the street. */
  name: z.union([z.literal(''), line('Property name', limits.addressLineLength)]).optional(),
  address: PropertyAddressBody,
  units: z
    .array(UnitBody)
    .max(limits.maxUnits, `A property can have at most ${limits.maxUnits} units.`)
    .optional(),
})
export type PropertyBody = z.infer<typeof PropertyBody>

/** The default name of the unit at this place, counted from 0. */
export function defaultUnitName(index: number): string {
  return `Unit ${index + 1}`
}

const property = z.object({ property: Property })
const owned = z.object({ id: Id, propertyId: Id })

export const postProperty = endpoint({
  method: 'POST',
  path: '/users/:id/properties',
  door: 'member',
  tag: 'properties',
  summary: 'Adds a property with its units',
  params: z.object({ id: Id }),
  body: PropertyBody,
  response: property,
  status: 201,
  problems: ['user-not-found'],
})

export const getProperty = endpoint({
  method: 'GET',
  path: '/users/:id/properties/:propertyId',
  door: 'member',
  tag: 'properties',
  summary: 'One property',
  params: owned,
  response: property,
  problems: ['property-not-found'],
})

export const putProperty = endpoint({
  method: 'PUT',
  path: '/users/:id/properties/:propertyId',
  door: 'member',
  tag: 'properties',
  summary: 'Replaces name, address and units; packets already made keep theirs',
  params: owned,
  body: PropertyBody,
  response: property,
  problems: ['property-not-found'],
})

export const deleteProperty = endpoint({
  method: 'DELETE',
  path: '/users/:id/properties/:propertyId',
  door: 'member',
  tag: 'properties',
  summary: 'Takes a property off the list; its packets stay',
  params: owned,
  status: 204,
  problems: ['property-not-found'],
})
