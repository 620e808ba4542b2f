import { membershipRecords, type Database } from '@countersign/database'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Adapter, AdapterPayload } from 'oidc-provider'

const defaultSeconds = 86_400

/** In the database, so that the steps of a login can meet any server, and survive a restart. */
export function createDatabaseAdapter(db: Database): (model: string) => Adapter {
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    const byKey = (id: string) => eq(membershipRecords.key, keyOf(id))

    return {
      async upsert(id, payload, expiresIn) {
        const record = {
          payload: { ...payload },
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
          expiresAt: new Date(Date.now() + (expiresIn || defaultSeconds) * 1000),
        }
        await db
          .insert(membershipRecords)
          .values({ key: keyOf(id), ...record })
          .onConflictDoUpdate({ target: membershipRecords.key, set: record })
      },
      find: (id) => findPayload(db, byKey(id)),
      findByUid: (uid) =>
        findPayload(
          db,
          and(eq(membershipRecords.uid, uid), like(membershipRecords.key, keyOf('%'))),
        ),
      // The device flow is switched off.
      findByUserCode: async () => undefined,
      async consume(id) {
        const consumed = JSON.stringify({ consumed: Math.floor(Date.now() / 1000) })
        await db
          .update(membershipRecords)
          .set({ payload: sql`${membershipRecords.payload} || ${consumed}::jsonb` })
          .where(byKey(id))
      },
      async destroy(id) {
        await db.delete(membershipRecords).where(byKey(id))
      },
      async revokeByGrantId(grantId) {
        await db.delete(membershipRecords).where(eq(membershipRecords.grantId, grantId))
      },
    }
  }
}

async function findPayload(
  db: Database,
  which: Parameters<typeof and>[0],
): Promise<AdapterPayload | undefined> {
  const [record] = await db
    .select({ payload: membershipRecords.payload })
    .from(membershipRecords)
    .where(and(which, gt(membershipRecords.expiresAt, new Date())))

  return record?.payload
}
