import type { Property, PropertyBody } from '@countersign/contract'
import { properties, units } from '@countersign/database'
import type { Context } from '../../kernel/context.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { assertPrintable } from './assert-printable.ts'
import { assertYearBuilt } from './assert-year-built.ts'
import { propertyName, nameUnits } from './name-property.ts'
import { presentProperty } from './present-property.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

/** Every property has at least one unit: packets are made for a unit. */
export async function addProperty(
  ctx: Context,
  { id, body }: { id: string; body: PropertyBody },
): Promise<Property> {
  const ownerId = requireSelf(ctx, id)
  assertYearBuilt(ctx, body)
  assertPrintable(body)
  const property = {
    id: ctx.ids.uuid(),
    ownerId,
    name: propertyName(body),
    ...body.address,
    yearBuilt: body.yearBuilt ?? null,
    createdAt: ctx.clock.now(),
  }
  const newUnits = nameUnits(body.units).map(({ name, position }) => ({
    id: ctx.ids.uuid(),
    propertyId: property.id,
    name,
    position,
  }))

  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(properties).values(property)
    await tx.db.insert(units).values(newUnits)
    await recordEvent(tx, {
      stream: userStream(ownerId),
      type: 'property.added',
      data: { propertyId: property.id, name: property.name, units: newUnits.length },
    })
  })

  return presentProperty(
    property,
    newUnits.map((unit) => ({ ...unit, packetIds: [] })),
  )
}
