import { properties } from '@countersign/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { isOwnProperty } from '../../kernel/own-rows.ts'

/**
 * The row lock serializes changes to a property and its units, and the packets made for them. It does
 * not hold up the foreign keys of packets, which others check while they have a packet locked.
 */
export async function lockProperty(ctx: Context, propertyId: string): Promise<void> {
  const [found] = isUuid(propertyId)
    ? await ctx.db
        .select({ id: properties.id })
        .from(properties)
        .where(and(eq(properties.id, propertyId), isOwnProperty(ctx), isNull(properties.removedAt)))
        .for('no key update')
    : []
  if (!found) {
    throw new DomainError('property-not-found')
  }
}
