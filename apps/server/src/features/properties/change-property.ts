import { isDeepStrictEqual } from 'node:util'
import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import type { ChangedVersionQuery } from '@countersign/contract/schemas/shapes'
import { properties, units } from '@countersign/database'
import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { lockKey } from '../../kernel/lock.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { restorableSince } from '../../kernel/restorable-since.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { assertPrintable } from './assert-printable.ts'
import { assertYearBuilt } from './assert-year-built.ts'
import { countPackets, packetsInWords } from './count-packets.ts'
import { lockProperty } from './lock-property.ts'
import { markMovedPackets } from './mark-moved-packets.ts'
import { propertyName, nameUnits, type NamedUnit } from './name-property.ts'
import { readProperty } from './read-properties.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

interface PropertyChange extends ChangedVersionQuery {
  id: string
  propertyId: string
  body: PropertyBody
}

/**
 * Replaces name, address and, if given, year built, owners, copies and units. Existing packets keep theirs,
 * and learn of another state. A unit that packets were made for stays; one that was removed within
 * `limits.restoreHours` comes back when it is named again. Of two who change the same version, the second
 * is told. A request that is repeated because its answer got lost changes nothing.
 */
export async function changeProperty(ctx: Context, change: PropertyChange): Promise<Property> {
  const { id, propertyId, version, body } = change
  const ownerId = requireSelf(ctx, id, 'property-not-found')
  assertYearBuilt(ctx, body)
  assertPrintable(body)

  return inTransaction(ctx, async (tx) => {
    const moved = { propertyId, state: body.address.state }
    // Packets are locked before the property: two changes never wait for each other.
    await lockKey(tx, 'property', propertyId)
    await markMovedPackets(tx, moved)
    await lockProperty(tx, propertyId)
    // Again, for packets that were made while this waited for the lock.
    await markMovedPackets(tx, moved)
    if (version !== undefined) {
      const stored = await readProperty(tx, { id, propertyId })
      if (stored.version !== version) {
        requireSame(stored, body)
        return stored
      }
    }
    await tx.db
      .update(properties)
      .set({
        name: propertyName(body),
        ...body.address,
        ...(body.yearBuilt !== undefined && { yearBuilt: body.yearBuilt }),
        ...(body.owners && { owners: body.owners }),
        ...(body.copies && { copies: body.copies }),
      })
      .where(eq(properties.id, propertyId))
    if (body.units) {
      await replaceUnits(tx, { propertyId, units: nameUnits(body.units) })
    }
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'property.changed',
      data: { propertyId, name: propertyName(body) },
    })

    return readProperty(tx, { id, propertyId })
  })
}

/** New units have no id in the body, and one where they are stored. */
function requireSame(stored: Property, body: PropertyBody): void {
  const { address, yearBuilt, owners, copies, units } = body
  const isSame =
    stored.name === propertyName(body) &&
    isDeepStrictEqual(stored.address, address) &&
    (yearBuilt === undefined || yearBuilt === (stored.yearBuilt ?? null)) &&
    (owners === undefined || isDeepStrictEqual(stored.owners, owners)) &&
    (copies === undefined || isDeepStrictEqual(stored.copies, copies)) &&
    (units === undefined || isSameUnits(stored.units, nameUnits(units)))
  if (!isSame) {
    throw new DomainError(
      'property-changed',
      'Somebody has saved other changes to this property since you opened it. Yours are not saved. Look at the property as it is now, then cancel and edit it again to go on from theirs.',
    )
  }
}

function isSameUnits(stored: Property['units'], wanted: readonly NamedUnit[]): boolean {
  return (
    stored.length === wanted.length &&
    wanted.every(
      ({ id, name, position }) =>
        stored[position]?.name === name && (id ?? stored[position]._id) === stored[position]._id,
    )
  )
}

async function replaceUnits(
  ctx: Context,
  { propertyId, units: wanted }: { propertyId: string; units: NamedUnit[] },
): Promise<void> {
  const existing = await ctx.db
    .select({ id: units.id, name: units.name, removedAt: units.removedAt })
    .from(units)
    .where(
      and(
        eq(units.propertyId, propertyId),
        or(isNull(units.removedAt), gte(units.removedAt, restorableSince(ctx))),
      ),
    )
  const known = new Set(existing.map((unit) => unit.id))
  assertOwnUnits(known, wanted)

  await ctx.db
    .insert(units)
    .values(wanted.map((unit) => ({ ...unit, id: unit.id ?? ctx.ids.uuid(), propertyId })))
    .onConflictDoUpdate({
      target: units.id,
      set: { name: sql`excluded.name`, position: sql`excluded.position`, removedAt: null },
    })
  await removeUnits(ctx, {
    propertyId,
    removed: existing.filter(
      ({ id, removedAt }) => removedAt === null && !wanted.some((unit) => unit.id === id),
    ),
  })
}

/** Each id must be one of this property's units, at most once. */
function assertOwnUnits(known: ReadonlySet<string>, wanted: readonly NamedUnit[]): void {
  const seen = new Set<string>()
  const errors = wanted.flatMap(({ id, position }) => {
    const isValid = id === undefined || (known.has(id) && !seen.has(id))
    if (id !== undefined) {
      seen.add(id)
    }
    return isValid
      ? []
      : [{ field: `units.${position}._id`, message: 'This unit does not belong to the property.' }]
  })

  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }
}

interface UnitsRemoval {
  propertyId: string
  removed: { id: string; name: string }[]
}

async function removeUnits(ctx: Context, { propertyId, removed }: UnitsRemoval): Promise<void> {
  if (removed.length === 0) {
    return
  }

  const counts = await countPackets(ctx, { propertyId })
  const used = removed.filter(({ id }) => counts.has(id))
  if (used.length > 0) {
    const reasons = used.map(({ id, name }) => `${name} has ${packetsInWords(counts.get(id) ?? 0)}`)
    throw new DomainError(
      'property-in-use',
      `${reasons.join(', ')}, so ${used.length === 1 ? 'it' : 'they'} cannot be removed.`,
    )
  }
  await ctx.db
    .update(units)
    .set({ removedAt: ctx.clock.now() })
    .where(
      inArray(
        units.id,
        removed.map(({ id }) => id),
      ),
    )
}
