import type { Tenant } from '@countersign/contract/schemas/users'
import { tenants } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'
import { isOfOwnHome } from './list-tenants.ts'
import { requireSelf } from '../../kernel/require-self.ts'

export async function readTenant(
  ctx: Context,
  { id, tenantId }: { id: string; tenantId: string },
): Promise<Tenant> {
  const ownerId = requireSelf(ctx, id, 'tenant-not-found')
  const [tenant] = isUuid(tenantId)
    ? await ctx.db
        .select({ _id: tenants.id, name: tenants.name, email: tenants.email })
        .from(tenants)
        .where(and(eq(tenants.id, tenantId), eq(tenants.ownerId, ownerId), isOfOwnHome(ctx)))
    : []
  if (!tenant) {
    throw new DomainError('tenant-not-found')
  }

  return tenant
}
