import type { OfficePlace } from '@countersign/contract/schemas/offices'
import { properties } from '@countersign/database'
import { and, eq, inArray } from 'drizzle-orm'
import { officeId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isUuid } from '../../kernel/ids.ts'

/** Answers the ids as they are stored; null: all homes. */
export async function checkHomes(
  ctx: Context,
  { role, homes }: OfficePlace,
): Promise<string[] | null> {
  if (homes === null) {
    return null
  }
  if (role === 'manager') {
    throw invalid('A manager works with all homes.')
  }

  const ids = [...new Set(homes.map((id) => id.toLowerCase()))]
  const found = ids.every(isUuid)
    ? await ctx.db.$count(
        properties,
        and(eq(properties.ownerId, officeId(ctx)), inArray(properties.id, ids)),
      )
    : 0
  if (found < ids.length) {
    throw invalid('One of these homes is not in your office.')
  }

  return ids
}

function invalid(message: string): DomainError {
  return new DomainError('invalid-fields', undefined, [{ field: 'homes', message }])
}
