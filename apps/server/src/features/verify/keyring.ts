import { signingAuthorities, type Database, type Transaction } from '@countersign/database'
import { SealingKeyError, unlockIdentity, type SealingIdentity } from '@countersign/esign'
import { X509Certificate } from 'node:crypto'
import { desc } from 'drizzle-orm'
import type { House } from '../../kernel/house.ts'
import type { SealingAuthority } from '../../kernel/parts.ts'
import { makeAuthority, underKeyLock } from './make-authority.ts'
import { renewIfDue } from './renew-keys.ts'

export type KeyGround = Pick<House, 'db' | 'clock' | 'ids'>

export interface Keyring {
  authority: SealingAuthority
  /** What seals from now on; asked for at each file, because it is renewed and rotated meanwhile. */
  identity(): Promise<SealingIdentity>
}

export type AuthorityRow = typeof signingAuthorities.$inferSelect

/**
 * The keys that seal. The first start makes a certificate authority, under a lock, so that servers
 * that start at once agree on one; keys lie in the database encrypted under `secretKey`. A leaf that
 * is about to expire is renewed. Throws `SealingKeyError` where the secret is not the keys' own.
 */
export async function openKeyring(ground: KeyGround, secretKey: string): Promise<Keyring> {
  await underKeyLock(ground, async (tx) => {
    const [newest] = await readAuthorities(tx)
    await (newest
      ? renewIfDue(tx, ground, { newest, secretKey })
      : makeAuthority(tx, ground, { secretKey }))
  })

  const unlock = unlockOnce(secretKey)
  const identity = async () => {
    const [newest] = await readAuthorities(ground.db, 1)
    if (!newest) {
      throw new Error('There is no signing authority.')
    }

    return fit(await unlock(newest.sealed), ground.clock.now())
  }
  await identity()

  return {
    identity,
    authority: {
      rootPems: async () => (await readAuthorities(ground.db)).map(({ rootPem }) => rootPem),
    },
  }
}

/** Newest first: that one seals. */
export async function readAuthorities(
  db: Database | Transaction,
  limit = 1000,
): Promise<AuthorityRow[]> {
  return db
    .select()
    .from(signingAuthorities)
    .orderBy(desc(signingAuthorities.createdAt))
    .limit(limit)
}

/** Opening takes some 80 ms on purpose; the same keys are opened once. */
function unlockOnce(secretKey: string): (sealed: string) => Promise<SealingIdentity> {
  let known: { sealed: string; identity: Promise<SealingIdentity> } | undefined

  return (sealed) => {
    if (known?.sealed !== sealed) {
      known = { sealed, identity: unlockIdentity(sealed, secretKey) }
    }
    return known.identity
  }
}

/** A seal by an expired certificate would never be genuine: better none, and the reason. */
function fit(identity: SealingIdentity, now: Date): SealingIdentity {
  const { validToDate } = new X509Certificate(identity.certificate)
  if (validToDate <= now) {
    throw new SealingKeyError('damaged', 'The sealing certificate has expired: import a new one.')
  }

  return identity
}
