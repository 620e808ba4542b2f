import { applicationLinks, applicationRequests } from '@countersign/database'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { isOwnHome } from '../../kernel/own-rows.ts'

export function isOwn(ctx: Context, ownerId: string): SQL | undefined {
  return and(
    inArray(
      applicationRequests.linkId,
      ctx.db
        .select({ id: applicationLinks.id })
        .from(applicationLinks)
        .where(
          and(eq(applicationLinks.ownerId, ownerId), isOwnHome(ctx, applicationLinks.propertyId)),
        ),
    ),
  )
}
