import { signingAuthorities, type Database, type Transaction } from '@countersign/database'
import {
  createCertificateAuthority,
  lockAuthority,
  rootCertificatePem,
  unlockAuthority,
  type SealingIdentity,
} from '@countersign/esign'
import { desc, sql } from 'drizzle-orm'
import type { House } from '../../kernel/house.ts'
import type { SealingAuthority } from '../../kernel/parts.ts'

/** Any number, as long as every Countersign takes the same one. */
const authorityLock = 7_266_837_002

export interface OpenAuthority {
  authority: SealingAuthority
  /** What seals from now on. */
  identity: SealingIdentity
}

/**
 * The certificate authority that seals. The first start makes it, under a lock, so that servers that
 * start at once agree on one; its keys lie in the database encrypted under `secretKey`.
 */
export async function openAuthority(
  house: Pick<House, 'db' | 'clock' | 'ids'>,
  secretKey: string,
): Promise<OpenAuthority> {
  const rows = await house.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${authorityLock})`)
    const known = await readAuthorities(tx)
    return known.length > 0 ? known : [await makeAuthority(tx, house, secretKey)]
  })
  const [newest] = rows
  if (!newest) {
    throw new Error('There is no signing authority.')
  }

  const { identity } = await unlockAuthority(newest.sealed, secretKey)
  return {
    identity,
    authority: {
      rootPem: () => newest.rootPem,
      trustedRootPems: () => rows.map((row) => row.rootPem),
    },
  }
}

type AuthorityRow = typeof signingAuthorities.$inferSelect

function readAuthorities(db: Database | Transaction): Promise<AuthorityRow[]> {
  return db.select().from(signingAuthorities).orderBy(desc(signingAuthorities.createdAt))
}

async function makeAuthority(
  tx: Transaction,
  { clock, ids }: Pick<House, 'clock' | 'ids'>,
  secretKey: string,
): Promise<AuthorityRow> {
  const now = clock.now()
  const made = await createCertificateAuthority({ now, subject: { organization: 'Countersign' } })
  const row = {
    id: ids.uuid(),
    rootPem: rootCertificatePem(made),
    sealed: await lockAuthority(made, secretKey),
    createdAt: now,
  }
  await tx.insert(signingAuthorities).values(row)

  return row
}
