import type { Property, Unit } from '@countersign/contract/schemas/properties'
import { properties, units } from '@countersign/database'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError, type FieldError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { isOwnProperty } from '../../kernel/own-rows.ts'
import { presentPropertyWithoutUnits } from '../properties/index.ts'

export interface RentalUnit {
  property: Omit<Property, 'units' | 'version'>
  unit: Pick<Unit, '_id' | 'name'>
}

interface WantedUnit {
  propertyId: string
  unitId: string
}

/** What there is of it among the member's own properties. */
export async function findUnit(
  ctx: Context,
  { propertyId, unitId }: WantedUnit,
): Promise<Partial<RentalUnit>> {
  if (!isUuid(propertyId)) {
    return {}
  }
  const [row] = await ctx.db
    .select({ property: properties, unit: { _id: units.id, name: units.name } })
    .from(properties)
    .leftJoin(
      units,
      and(
        eq(units.propertyId, properties.id),
        isUuid(unitId) ? eq(units.id, unitId) : sql`false`,
        isNull(units.removedAt),
      ),
    )
    .where(and(isOwnProperty(ctx), eq(properties.id, propertyId), isNull(properties.removedAt)))

  return row
    ? { property: presentPropertyWithoutUnits(row.property), ...(row.unit && { unit: row.unit }) }
    : {}
}

/** Its address must be printable: it appears in every document. */
export function requireUnit({ property, unit }: Partial<RentalUnit>): RentalUnit {
  if (!property) {
    const message = 'You have no such property.'
    throw new DomainError('property-not-found', message, [{ field: 'propertyId', message }])
  }
  if (!unit) {
    fail('unitId', 'This unit does not belong to the property. Choose another one.')
  }

  assertPrintable({ property, unit })
  return { property, unit }
}

/** Until the transaction ends, nobody removes the unit or its property. */
export async function lockUnit(ctx: Context, { property, unit }: RentalUnit): Promise<void> {
  if (!(await lockUnitIfThere(ctx, { propertyId: property._id, unitId: unit._id }))) {
    fail('unitId', 'This unit was removed in the meantime. Choose another one.')
  }
}

/**
 * False if the unit or its property was removed. Locks the property first, as whoever changes its units
 * does: one order prevents deadlocks.
 */
export async function lockUnitIfThere(
  { db }: Context,
  { propertyId, unitId }: { propertyId: string; unitId: string },
): Promise<boolean> {
  const home = db.$with('home').as(
    db
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.id, propertyId), isNull(properties.removedAt)))
      .for('share'),
  )
  const found = await db
    .with(home)
    .select({ id: units.id })
    .from(home)
    .innerJoin(units, eq(units.propertyId, home.id))
    .where(and(eq(units.id, unitId), isNull(units.removedAt)))
    .for('share', { of: units })

  return found.length > 0
}

function assertPrintable({ property: { name, address }, unit }: RentalUnit): void {
  const problem = explainUnsupportedCharacters(`${name} ${address.street} ${address.city}`)
  if (problem) {
    fail('propertyId', `The name or address of this property cannot be printed. ${problem}`)
  }
  const unitProblem = explainUnsupportedCharacters(unit.name)
  if (unitProblem) {
    fail('unitId', `The name of this unit cannot be printed. ${unitProblem}`)
  }
}

function fail(field: FieldError['field'], message: string): never {
  throw new DomainError('invalid-fields', message, [{ field, message }])
}
