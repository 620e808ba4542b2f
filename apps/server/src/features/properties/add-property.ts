import type { Property, PropertyBody } from '@countersign/contract/schemas/properties'
import { properties, units } from '@countersign/database'
import { ownHomes, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { createOnce } from '../../kernel/create-once.ts'
import { recordEvent } from '../../kernel/events/record-event.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { assertPrintable } from './assert-printable.ts'
import { assertYearBuilt } from './assert-year-built.ts'
import { propertyName, nameUnits } from './name-property.ts'
import { readProperty } from './read-properties.ts'
import { userStream } from '../../kernel/events/event-stream.ts'

interface NewProperty {
  id: string
  body: PropertyBody
  idempotencyKey: string | undefined
}

/** Every property has at least one unit: packets are made for a unit. */
export async function addProperty(
  ctx: Context,
  { id, body, idempotencyKey }: NewProperty,
): Promise<Property> {
  const ownerId = requireSelf(ctx, id)
  if (ownHomes(ctx)) {
    throw new DomainError(
      'not-permitted',
      'You work with some homes of this office. Ask a manager to add another one.',
    )
  }
  assertYearBuilt(ctx, body)
  assertPrintable(body)
  const propertyId = await createOnce(
    ctx,
    { kind: 'property', body, idempotencyKey },
    (tx, newId) => insertProperty(tx, { propertyId: newId, ownerId, body }),
  )

  return readProperty(ctx, { id, propertyId })
}

async function insertProperty(
  tx: Context,
  { propertyId, ownerId, body }: { propertyId: string; ownerId: string; body: PropertyBody },
): Promise<void> {
  const property = {
    id: propertyId,
    ownerId,
    name: propertyName(body),
    ...body.address,
    yearBuilt: body.yearBuilt ?? null,
    owners: body.owners ?? [],
    copies: body.copies ?? [],
    createdAt: tx.clock.now(),
  }
  const newUnits = nameUnits(body.units).map(({ name, position }) => ({
    id: tx.ids.uuid(),
    propertyId,
    name,
    position,
  }))

  await tx.db.insert(properties).values(property)
  await tx.db.insert(units).values(newUnits)
  await recordEvent(tx, {
    stream: userStream(ownerId),
    type: 'property.added',
    data: { propertyId, name: property.name, units: newUnits.length },
  })
}
