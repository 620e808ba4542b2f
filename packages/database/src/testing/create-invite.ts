import type { InviteRole } from '@countersign/contract/schemas/roles'
import { randomUUID } from 'node:crypto'
import type { Connection } from '../open-database.ts'
import { signingInvites } from '../schema/signing-invites.ts'
import { onlyRow } from './only-row.ts'

export type InviteRow = typeof signingInvites.$inferSelect

const positions: Record<InviteRole, number> = {
  LLEdit: 0,
  TT1: 1,
  TT2: 2,
  TT3: 3,
  TT4: 4,
  LL2: 5,
  LL3: 6,
  LLSign: 7,
}

/** The invite of one signer, by default pending. The owner's has no code. */
export async function createInvite(
  db: Connection,
  {
    packetId,
    role,
    ...values
  }: Partial<typeof signingInvites.$inferInsert> & { packetId: string; role: InviteRole },
): Promise<InviteRow> {
  const isResident = role.startsWith('TT')

  return onlyRow(
    await db
      .insert(signingInvites)
      .values({
        id: randomUUID(),
        packetId,
        role,
        position: positions[role],
        name: isResident ? 'Tara Resident' : 'Olivia Hart',
        email: `${role.toLowerCase()}@example.com`,
        status: 'pending',
        code: isResident ? createSigningCode() : null,
        ...values,
      })
      .returning(),
  )
}

/** 26 characters of the contract's `SigningCode`. Not random enough for real links. */
function createSigningCode(): string {
  return randomUUID().replaceAll('-', '').slice(0, 26)
}
