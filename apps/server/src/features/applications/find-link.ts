import type { ApplicationHome } from '@countersign/contract/schemas/applications'
import { applicationLinks, properties, units, users } from '@countersign/database'
import { and, eq, or, isNull, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'

export async function readHome(ctx: Context, { code }: { code: string }): Promise<ApplicationHome> {
  return presentHome(await findOpenLink(ctx, code))
}

export async function findOpenLink(ctx: Context, code: string): Promise<FoundLink> {
  const found = await findLink(ctx, eq(applicationLinks.code, code))
  if (!found) {
    throw new DomainError('application-link-not-found')
  }
  assertOpen(found)

  return found
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

/** With its home and its owner. */
export async function findLink(ctx: Context, where: SQL) {
  const [found] = await ctx.db
    .select({ link: applicationLinks, property: properties, unit: units, owner: users })
    .from(applicationLinks)
    .innerJoin(
      properties,
      and(
        eq(properties.id, applicationLinks.propertyId),
        eq(properties.ownerId, applicationLinks.ownerId),
      ),
    )
    .innerJoin(users, eq(users.id, applicationLinks.ownerId))
    .leftJoin(units, eq(units.id, applicationLinks.unitId))
    .where(where)

  return found
}

/** A link ends with its home, too. */
export function assertOpen({ link, property, unit }: FoundLink): void {
  if (link.endedAt ?? property.removedAt ?? unit?.removedAt) {
    throw new DomainError('application-link-ended')
  }
}

/** Of links whose home was not removed. */
export function hasHome(): SQL | undefined {
  return and(
    isNull(properties.removedAt),
    or(isNull(applicationLinks.unitId), isNull(units.removedAt)),
  )
}

export function presentHome(found: FoundLink): ApplicationHome {
  return { landlord: found.owner.name, home: formatHomeAddress(found) }
}

/** "12 Elm Street, Unit A, Springfield, IL 62704". */
export function formatHomeAddress({
  property,
  unit,
}: Pick<FoundLink, 'property' | 'unit'>): string {
  const { city, state, zip } = property

  return `${formatHome({ property, unit })}, ${city}, ${state} ${zip}`
}

/** "12 Elm Street, Unit A". */
export function formatHome({ property, unit }: Pick<FoundLink, 'property' | 'unit'>): string {
  return unit ? `${property.street}, ${unit.name}` : property.street
}
