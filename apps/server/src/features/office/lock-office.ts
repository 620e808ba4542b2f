import type { OfficePerson } from '@countersign/contract/schemas/offices'
import { users } from '@countersign/database'
import { eq } from 'drizzle-orm'
import { officeId, personId, type Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { listPeople } from './people.ts'

/** Serializes what changes the people of one office, until the transaction ends. */
export async function lockOffice(ctx: Context, id: string): Promise<typeof users.$inferSelect> {
  const [office] = await ctx.db.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!office) {
    throw new Error(`There is no office ${id}.`)
  }

  return office
}

/** The caller's own, which they manage still: somebody may have removed them since the request began. */
export async function lockManagedOffice(ctx: Context): Promise<ManagedOffice> {
  const office = await lockOffice(ctx, officeId(ctx))
  const people = await listPeople(ctx)
  const self = people.find(({ _id }) => _id === personId(ctx))
  if (self?.role !== 'manager') {
    throw new DomainError('not-permitted', 'You no longer manage this office.')
  }

  return { office, people, self }
}

interface ManagedOffice {
  office: typeof users.$inferSelect
  people: OfficePerson[]
  /** Who acts. */
  self: OfficePerson
}

export function officeName({
  companyName,
  name,
}: Pick<typeof users.$inferSelect, 'companyName' | 'name'>): string {
  return companyName ?? name
}
