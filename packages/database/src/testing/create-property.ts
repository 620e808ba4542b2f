import { randomUUID } from 'node:crypto'
import type { Connection } from '../open-database.ts'
import { properties, units } from '../schema/properties.ts'
import { createUser } from './create-user.ts'
import { onlyRow } from './only-row.ts'
import { testNow } from './test-now.ts'

export type PropertyRow = typeof properties.$inferSelect
export type UnitRow = typeof units.$inferSelect

export interface PropertyInput extends Partial<typeof properties.$inferInsert> {
  /** In order. Default: "Unit 1" and "Unit 2". */
  unitNames?: string[]
}

/** A property with its units, by default of a new member. */
export async function createProperty(
  db: Connection,
  { unitNames = ['Unit 1', 'Unit 2'], ...values }: PropertyInput = {},
): Promise<{ property: PropertyRow; units: UnitRow[] }> {
  const property = onlyRow(
    await db
      .insert(properties)
      .values({
        id: randomUUID(),
        name: 'Juniper Court',
        street: '18 Juniper Court',
        city: 'Madison',
        state: 'WI',
        zip: '53703',
        createdAt: testNow,
        ...values,
        ownerId: values.ownerId ?? (await createUser(db)).id,
      })
      .returning(),
  )

  return { property, units: await createUnits(db, property.id, unitNames) }
}

async function createUnits(
  db: Connection,
  propertyId: string,
  names: string[],
): Promise<UnitRow[]> {
  if (names.length === 0) {
    return []
  }

  return db
    .insert(units)
    .values(names.map((name, position) => ({ id: randomUUID(), propertyId, name, position })))
    .returning()
}
