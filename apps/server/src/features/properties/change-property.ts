import type { Property, PropertyBody } from '@countersign/contract'
import { properties, units } from '@countersign/database'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { propertyName, nameUnits, type NamedUnit } from './name-property.ts'
import { readProperty } from './read-properties.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

interface PropertyChange {
  id: string
  propertyId: string
  body: PropertyBody
}

/** Replaces name, address and, if given, units. Existing packets keep theirs. */
export async function changeProperty(ctx: Context, change: PropertyChange): Promise<Property> {
  const { id, propertyId, body } = change
  const ownerId = requireSelf(ctx, id, 'property-not-found')

  return inTransaction(ctx, async (tx) => {
    await replaceProperty(tx, { ownerId, propertyId, body })
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

async function replaceProperty(
  ctx: Context,
  { ownerId, propertyId, body }: { ownerId: string; propertyId: string; body: PropertyBody },
): Promise<void> {
  const changed = isUuid(propertyId)
    ? await ctx.db
        .update(properties)
        .set({ name: propertyName(body), ...body.address })
        .where(
          and(
            eq(properties.id, propertyId),
            eq(properties.ownerId, ownerId),
            isNull(properties.removedAt),
          ),
        )
        .returning({ id: properties.id })
    : []
  if (changed.length === 0) {
    throw new DomainError('property-not-found')
  }
}

/** The update has locked the property's row, which serializes concurrent changes. */
async function replaceUnits(
  ctx: Context,
  { propertyId, units: wanted }: { propertyId: string; units: NamedUnit[] },
): Promise<void> {
  const existing = await ctx.db
    .select({ id: units.id })
    .from(units)
    .where(and(eq(units.propertyId, propertyId), isNull(units.removedAt)))
  const known = new Set(existing.map((unit) => unit.id))
  assertOwnUnits(known, wanted)

  await ctx.db
    .insert(units)
    .values(wanted.map((unit) => ({ ...unit, id: unit.id ?? ctx.ids.uuid(), propertyId })))
    .onConflictDoUpdate({
      target: units.id,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
  const remaining = new Set(wanted.map((unit) => unit.id))
  await removeUnits(
    ctx,
    [...known].filter((id) => !remaining.has(id)),
  )
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

async function removeUnits(ctx: Context, ids: string[]): Promise<void> {
  if (ids.length > 0) {
    await ctx.db.update(units).set({ removedAt: ctx.clock.now() }).where(inArray(units.id, ids))
  }
}
