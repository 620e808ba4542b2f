import { signNowGroups, type Database } from '@countersign/database'
import { count, isNotNull } from 'drizzle-orm'

export async function countWaitingGroups(db: Database): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(signNowGroups)
    .where(isNotNull(signNowGroups.nextReadAt))

  return row?.waiting ?? 0
}
