import { users } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { actingAs, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'

/** Who owns the association's forms: an account with which nobody can log in. */
const association = { issuer: 'association', subject: 'association' }

/** The staff's own context, in which custom forms are the association's. Events name the person. */
export async function asAssociation(ctx: Context): Promise<Context> {
  const { actor } = ctx
  if (actor.kind !== 'member' || !actor.isStaff) {
    throw new DomainError('not-allowed')
  }

  const id = (await findAssociation(ctx)) ?? (await createAssociation(ctx))
  return actingAs(ctx, { ...actor, office: { id, role: 'manager', homes: null } })
}

/** Race-safe: the unique key decides. */
async function createAssociation(ctx: Context): Promise<string> {
  const now = ctx.clock.now()
  const account = { ...association, name: 'Association', email: '', createdAt: now, updatedAt: now }
  await ctx.db
    .insert(users)
    .values({ id: ctx.ids.uuid(), ...account })
    .onConflictDoNothing()
  const id = await findAssociation(ctx)
  if (!id) {
    throw new Error('The account of the association could be neither inserted nor found.')
  }

  return id
}

async function findAssociation({ db }: Context): Promise<string | undefined> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.issuer, association.issuer), eq(users.subject, association.subject)))

  return account?.id
}
