import { canonicalJson } from '@countersign/answers/canonical-json'
import { limits } from '@countersign/contract/rules/limits'
import { sameEmail } from '@countersign/contract/rules/signers'
import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { users } from '@countersign/database'
import { explainUnsupportedCharacters } from '@countersign/pdf/text/unsupported-characters'
import { eq } from 'drizzle-orm'
import { officeId, personId, type Context } from '../../kernel/context.ts'
import { DomainError, type FieldError } from '../../kernel/domain-error.ts'
import { requireSelf } from '../../kernel/require-self.ts'
import { inTransaction } from '../../kernel/transaction.ts'
import { requireRight } from '../office/index.ts'
import { readOwnAccount, readOwnUser, type Account } from './read-user.ts'

/** The email address changes at the membership only. */
export async function changeUser(
  ctx: Context,
  { id, change }: { id: string; change: UserUpdate },
): Promise<User> {
  requireSelf(ctx, id)

  return changeOwnUser(ctx, change)
}

/** Idempotent. What the change does not name stays. */
export async function changeOwnUser(ctx: Context, change: UserUpdate): Promise<User> {
  const user = await readOwnAccount(ctx)
  const { email, name, phone, mailOnSignature, replacesDbaNames, ...ofOffice } = change
  if (email !== undefined && !sameEmail(email, user.email)) {
    throw new DomainError(
      'not-allowed',
      'Your email address comes from your membership. Change it there, then log in again.',
    )
  }
  const errors = findUnsupportedTexts(change)
  if (errors.length > 0) {
    throw new DomainError('invalid-fields', undefined, errors)
  }

  await inTransaction(ctx, async (tx) => {
    const updatedAt = tx.clock.now()
    await tx.db
      .update(users)
      .set({ name, phone, mailOnSignature, updatedAt })
      .where(eq(users.id, personId(tx)))
    if (isOfficeChanged(user, ofOffice)) {
      await requireRight(tx, 'manage')
      const { reminders, dbaNames, ...columns } = ofOffice
      await tx.db
        .update(users)
        .set({
          ...columns,
          dbaNames: dbaNames && (await mergeDbaNames(tx, { dbaNames, replacesDbaNames })),
          ...(reminders && { reminderPlan: sortDays(reminders) }),
          updatedAt,
        })
        .where(eq(users.id, officeId(tx)))
    }
  })
  return readOwnUser(ctx)
}

type OfficeUpdate = Omit<
  UserUpdate,
  'email' | 'name' | 'phone' | 'mailOnSignature' | 'replacesDbaNames'
>

/** Clients send a whole account back; what is as it was needs no right. */
function isOfficeChanged(account: Account, update: OfficeUpdate): boolean {
  const { noticeAddress, companyName, dbaNames, reminders, keepPackets } = account
  const before = { noticeAddress, companyName, dbaNames, reminders, keepPackets }

  return Object.entries(update).some(
    ([key, value]) =>
      value !== undefined && canonicalJson(value) !== canonicalJson(valueOf(before, key) ?? null),
  )
}

function valueOf(object: object, key: string): unknown {
  return Object.entries(object).find(([name]) => name === key)?.[1]
}

/** What was added and removed since `replacesDbaNames`, applied to what is stored. Race-safe: the row is locked. */
async function mergeDbaNames(
  ctx: Context,
  { dbaNames, replacesDbaNames }: { dbaNames: string[] } & Pick<UserUpdate, 'replacesDbaNames'>,
): Promise<string[]> {
  if (!replacesDbaNames) {
    return dbaNames
  }

  const [office] = await ctx.db
    .select({ dbaNames: users.dbaNames })
    .from(users)
    .where(eq(users.id, officeId(ctx)))
    .for('update')
  const stored = office?.dbaNames ?? []
  const taken = new Set(dbaNames.map((name) => name.toLowerCase()))
  const merged = [
    ...dbaNames.filter((name) => stored.includes(name) || !replacesDbaNames.includes(name)),
    ...stored.filter((name) => !replacesDbaNames.includes(name) && !taken.has(name.toLowerCase())),
  ]
  if (merged.length > limits.maxDbaNames) {
    const message = `With the names that somebody has added since, these are more than ${limits.maxDbaNames}.`
    throw new DomainError('invalid-fields', undefined, [{ field: 'dbaNames', message }])
  }

  return merged
}

/** These texts are printed on forms. */
function findUnsupportedTexts({ companyName, noticeAddress, dbaNames = [] }: UserUpdate) {
  const texts: [field: string, text: string | undefined][] = [
    ['companyName', companyName ?? undefined],
    ['noticeAddress.street', noticeAddress?.street],
    ['noticeAddress.city', noticeAddress?.city],
    ['noticeAddress.zip', noticeAddress?.zip],
    ['noticeAddress.country', noticeAddress?.country],
    ...dbaNames.map((name, index): [string, string] => [`dbaNames.${index}`, name]),
  ]

  return texts.flatMap(([field, text]): FieldError[] => {
    const message = text && explainUnsupportedCharacters(text)
    return message ? [{ field, message }] : []
  })
}

function sortDays(plan: NonNullable<UserUpdate['reminders']>) {
  const days = [...new Set(plan.afterDays)].toSorted((one, other) => one - other)

  return { ...plan, afterDays: days }
}
