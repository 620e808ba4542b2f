import { canonicalJson } from '@countersign/answers/canonical-json'
import type {
  AssociationBundle,
  BundleBody,
  BundledForm,
} from '@countersign/contract/schemas/association'
import type { ChangedVersionQuery } from '@countersign/contract/schemas/shapes'
import { limits } from '@countersign/contract/rules/limits'
import { associationBundles } from '@countersign/database'
import { and, asc, eq, sql } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { createOnce } from '../../../kernel/create-once.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { userStream } from '../../../kernel/events/event-stream.ts'
import { recordEvent } from '../../../kernel/events/record-event.ts'
import { isUuid } from '../../../kernel/ids.ts'
import { lockKey } from '../../../kernel/lock.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { inTransaction } from '../../../kernel/transaction.ts'
import { asAssociation } from './association-owner.ts'
import { describeBundledForms } from './describe-bundled-forms.ts'

type BundleRow = typeof associationBundles.$inferSelect

export async function listAssociationBundles(
  staff: Context,
): Promise<{ bundles: AssociationBundle[] }> {
  const ctx = await asAssociation(staff)
  const rows = await ctx.db
    .select()
    .from(associationBundles)
    .where(eq(associationBundles.ownerId, officeId(ctx)))
    .orderBy(asc(sql`lower(${associationBundles.title})`), asc(associationBundles.id))

  return { bundles: await presentBundles(ctx, rows) }
}

export async function addBundle(
  staff: Context,
  body: BundleBody,
  idempotencyKey: string | undefined,
): Promise<AssociationBundle> {
  const ctx = await asAssociation(staff)
  await requireForms(ctx, body)
  const id = await createOnce(ctx, { kind: 'bundle', body, idempotencyKey }, (tx, bundleId) =>
    insertBundle(tx, bundleId, body),
  )

  return readBundle(ctx, id)
}

async function insertBundle(ctx: Context, id: string, body: BundleBody): Promise<void> {
  const ownerId = officeId(ctx)
  const now = ctx.clock.now()
  await lockKey(ctx, 'association', 'bundles')
  const count = await ctx.db.$count(associationBundles, eq(associationBundles.ownerId, ownerId))
  if (count >= limits.maxBundles) {
    throw new DomainError('too-many-bundles')
  }
  await ctx.db
    .insert(associationBundles)
    .values({ id, ownerId, ...toColumns(body), createdAt: now, updatedAt: now })
  await recordSaved(ctx, id, body)
}

/** Idempotent. Of two who change the same version, the second is told. */
export async function changeBundle(
  staff: Context,
  { id, version, body }: ChangedVersionQuery & { id: string; body: BundleBody },
): Promise<AssociationBundle> {
  const ctx = await asAssociation(staff)
  await requireForms(ctx, body)

  return inTransaction(ctx, async (tx) => {
    const stored = requireOne(
      await tx.db.select().from(associationBundles).where(isBundle(tx, id)).for('update'),
    )
    if (version !== undefined && version !== versionOf(stored)) {
      if (versionOf(body) !== versionOf(stored)) {
        throw new DomainError(
          'bundle-changed',
          'Somebody has saved other changes to this bundle since you opened it. Yours are not saved. Cancel and edit it again to go on from theirs.',
        )
      }
      return readBundle(tx, id)
    }
    await tx.db
      .update(associationBundles)
      .set({ ...toColumns(body), updatedAt: tx.clock.now() })
      .where(isBundle(tx, id))
    await recordSaved(tx, id, body)

    return readBundle(tx, id)
  })
}

export async function removeBundle(staff: Context, { id }: { id: string }): Promise<void> {
  const ctx = await asAssociation(staff)
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .delete(associationBundles)
      .where(isBundle(tx, id))
      .returning({ id: associationBundles.id })
    requireOne(removed)
    await recordEvent(tx, {
      stream: userStream(officeId(tx)),
      type: 'bundle.removed',
      data: { bundleId: id },
    })
  })
}

async function readBundle(ctx: Context, id: string): Promise<AssociationBundle> {
  const rows = await ctx.db.select().from(associationBundles).where(isBundle(ctx, id))

  return requireOne(await presentBundles(ctx, rows))
}

async function presentBundles(
  ctx: Context,
  rows: readonly BundleRow[],
): Promise<AssociationBundle[]> {
  const describe = await describeBundledForms(
    ctx,
    rows.flatMap(({ formIds }) => formIds),
  )

  return rows.map((row) => {
    const { id, title, states, formIds } = row
    return {
      _id: id,
      title,
      ...(states && { states }),
      forms: formIds.map((formId): BundledForm => describe({ formId, states })),
      version: versionOf(row),
    }
  })
}

/** What is gone cannot be saved again; what is withdrawn can: it may come back. */
async function requireForms(ctx: Context, { formIds, states }: BundleBody): Promise<void> {
  const describe = await describeBundledForms(ctx, formIds)
  const gone = formIds
    .map((formId) => describe({ formId, states: states ?? null }))
    .filter(({ isGone }) => isGone)
  if (gone.length > 0) {
    throw new DomainError('invalid-fields', undefined, [
      { field: 'formIds', message: 'One of these forms is not there anymore. Take it out.' },
    ])
  }
}

function isBundle(ctx: Context, id: string) {
  return and(
    isUuid(id) ? eq(associationBundles.id, id) : sql`false`,
    eq(associationBundles.ownerId, officeId(ctx)),
  )
}

function requireOne<T>([row]: readonly T[]): T {
  if (!row) {
    throw new DomainError('bundle-not-found')
  }

  return row
}

function toColumns({ title, states, formIds }: BundleBody | BundleRow) {
  return { title, states: states ?? null, formIds }
}

function versionOf(bundle: BundleBody | BundleRow): string {
  return sha256(canonicalJson(toColumns(bundle))).slice(0, 16)
}

function recordSaved(ctx: Context, id: string, { title, formIds }: BundleBody): Promise<void> {
  return recordEvent(ctx, {
    stream: userStream(officeId(ctx)),
    type: 'bundle.saved',
    data: { bundleId: id, title, formIds },
  })
}
