import { randomUUID } from 'node:crypto'
import type { Connection } from '../open-database.ts'
import { users } from '../schema/users.ts'
import { onlyRow } from './only-row.ts'
import { testNow } from './test-now.ts'

export type UserRow = typeof users.$inferSelect

/** A member without properties or packets. */
export async function createUser(
  db: Connection,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<UserRow> {
  const id = values.id ?? randomUUID()

  return onlyRow(
    await db
      .insert(users)
      .values({
        id,
        issuer: 'https://membership.test',
        subject: id,
        name: 'Olivia Hart',
        email: `olivia.${id.slice(0, 8)}@example.com`,
        createdAt: testNow,
        updatedAt: testNow,
        ...values,
      })
      .returning(),
  )
}
