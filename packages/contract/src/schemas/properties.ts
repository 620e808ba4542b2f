import { cleanLine } from '@countersign/answers/clean-text'
import { toZip } from '@countersign/answers/parse-address'
import { isUsState } from '@countersign/answers/us-states'
import { z } from 'zod'
import { limits } from '../rules/limits.ts'
import { firstYearBuilt, repeatedUnitNames } from '../rules/properties.ts'
import { Copies, KnownCopyRecipient } from './packets/copies.ts'
import { CoOwners, KnownCoOwner } from './packets/create-packet.ts'
import { PacketStatus } from './packets/packet-status.ts'
import { Id, Instant, line, PageQuery, SearchTerm, UsState, Zip } from './shapes.ts'

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
  /** Absent: unknown. */
  yearBuilt: z.number().int().optional(),
  /** Beside the member: those who signed a packet of it as owners, and are offered for the next one. */
  owners: z.array(KnownCoOwner),
  /** Who gets the signed file of each packet of it, unless the packet says otherwise. */
  copies: z.array(KnownCopyRecipient),
  units: z.array(Unit),
  /** Another one after each change of the above; packets of its units do not count. */
  version: z.string(),
})
export type Property = z.infer<typeof Property>

const PropertyAddressBody = z.object({
  street: line('Street', limits.addressLineLength),
  city: line('City', limits.nameLength),
  state: UsState,
  zip: Zip,
})

const UnitBody = z.object({
  /** A unit without an id is new. */
  _id: Id.optional(),
  /** Empty becomes "Unit N" by position. */
  name: z.union([z.literal(''), line('Unit name', 40)]).optional(),
  /** Ignored: the specification has it in the body, but only creating a packet attaches one. */
  legalFormPackets: z.array(z.string()).max(1000).optional(),
})

export const PropertyBody = z.object({
  /** Empty becomes the street. */
  name: z.union([z.literal(''), line('Property name', limits.addressLineLength)]).optional(),
  address: PropertyAddressBody,
  /** What is absent stays; null: unknown. The latest year is next year (`yearBuiltError`). */
  yearBuilt: z
    .int('Enter a year, such as 1962.')
    .min(firstYearBuilt, `Enter a year from ${firstYearBuilt} on.`)
    .max(9999, 'Enter a year of four digits.')
    .nullable()
    .optional(),
  /** What is absent stays. */
  owners: CoOwners.optional(),
  copies: Copies.optional(),
  units: z
    .array(UnitBody)
    .max(limits.maxUnits, `A property can have at most ${limits.maxUnits} units.`)
    .superRefine((units, context) => {
      for (const { index, name } of repeatedUnitNames(units)) {
        const message = `Another unit is named “${name}”. Give each unit its own name.`
        context.addIssue({ code: 'custom', path: [index, 'name'], message })
      }
    })
    .optional(),
})
export type PropertyBody = z.infer<typeof PropertyBody>

export const UserPropertiesParams = z.object({ id: Id })

export const PropertyParams = z.object({ id: Id, propertyId: Id })

export const PropertyResponse = z.object({ property: Property })

/** Each word of the search begins a word of the name or the address. */
export const PropertyQuery = PageQuery.extend({ searchTerm: SearchTerm })
export type PropertyQuery = z.infer<typeof PropertyQuery>

export const PropertyPage = z.object({
  properties: z.array(Property),
  next: z.string().nullable(),
})
export type PropertyPage = z.infer<typeof PropertyPage>

/** A packet that someone should know of before they create another one for the same unit. */
export const CurrentPacket = z.object({
  documentGroupId: z.string(),
  formPacketName: z.string(),
  status: PacketStatus,
  statusSince: Instant,
})
export type CurrentPacket = z.infer<typeof CurrentPacket>

export const UnitPackets = z.object({
  _id: z.string(),
  /** Without discarded drafts. A unit with packets cannot be removed. */
  packetCount: z.number().int(),
  /** Packets under way and executed leases, newest first, at most five. */
  current: z.array(CurrentPacket),
})
export type UnitPackets = z.infer<typeof UnitPackets>

export const UnitPacketsResponse = z.object({ units: z.array(UnitPackets) })

/** Where there is a country, it is not the United States: `state` is empty then. */
export const PostalAddress = PropertyAddress.extend({ country: z.string().optional() })
export type PostalAddress = z.infer<typeof PostalAddress>

/** Where legal notices to an owner are sent: in any state or, with a country, abroad. A property is not. */
export const NoticeAddress = PropertyAddressBody.extend({
  state: z.string({ error: 'Choose a state.' }),
  zip: z
    .string({ error: 'ZIP is required.' })
    .overwrite(cleanLine)
    .max(20, 'Use at most 20 characters.'),
  country: line('Country', limits.countryLength).optional(),
})
  .superRefine(({ state, zip, country }, context) => {
    if (country !== undefined) {
      return
    }
    if (!isUsState(state)) {
      context.addIssue({ code: 'custom', path: ['state'], message: 'Choose a state.' })
    }
    for (const { message } of Zip.safeParse(zip).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['zip'], message })
    }
  })
  .transform(({ country, ...address }): PostalAddress =>
    country === undefined
      ? { ...address, zip: toZip(address.zip) }
      : { ...address, state: '', country },
  )
export type NoticeAddress = z.infer<typeof NoticeAddress>
