import { packets, properties } from '@countersign/database'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { officeId, ownHomes, type Context } from './context.ts'

/** Of the caller's office, and of the homes that they work with. */
export function isOwnPacket(ctx: Context): SQL | undefined {
  return and(eq(packets.ownerId, officeId(ctx)), isOwnHome(ctx, packets.propertyId))
}

/** As `isOwnPacket`. */
export function isOwnProperty(ctx: Context): SQL | undefined {
  return and(eq(properties.ownerId, officeId(ctx)), isOwnHome(ctx, properties.id))
}

/** Undefined for who works with all homes of the office. */
export function isOwnHome(ctx: Context, propertyId: AnyPgColumn): SQL | undefined {
  const homes = ownHomes(ctx)

  return homes ? inArray(propertyId, [...homes]) : undefined
}
