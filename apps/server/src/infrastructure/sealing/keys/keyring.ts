import { SealingKeyError, decryptIdentity } from '@countersign/esign/sealing'
import type { SealingIdentity } from '@countersign/esign/sealing'
import { X509Certificate } from 'node:crypto'
import type { SealingAuthority } from '../../../kernel/ports.ts'
import { readAuthorities, type KeyDeps } from './authorities.ts'
import { createAuthority, withKeyLock } from './create-authority.ts'
import { renewIfDue } from './renew-keys.ts'

export interface Keyring {
  authority: SealingAuthority
  /** What seals from now on; asked for at each file, because it is renewed and rotated meanwhile. */
  identity(): Promise<SealingIdentity>
}

/**
 * The keys that seal. The first start makes a certificate authority, under a lock, so that servers
 * that start at once agree on one; keys lie in the database encrypted under `secretKey`. A leaf that
 * is about to expire is renewed. Throws `SealingKeyError` where the secret is not the keys' own.
 */
export async function openKeyring(deps: KeyDeps, secretKey: string): Promise<Keyring> {
  await withKeyLock(deps, async (tx) => {
    const [newest] = await readAuthorities(tx)
    await (newest
      ? renewIfDue(tx, deps, { newest, secretKey })
      : createAuthority(tx, deps, { secretKey }))
  })

  const unlock = unlockOnce(secretKey)
  const newest = async () => {
    const [row] = await readAuthorities(deps.db, 1)
    if (!row) {
      throw new Error('There is no signing authority.')
    }

    return unlock(row.sealed)
  }
  // A wrong secret shows at the start. A certificate that has expired does not hold up the rest of
  // the house: it shows where something is to be sealed.
  await newest()

  return {
    identity: async () => fit(await newest(), deps.clock.now()),
    authority: {
      rootPems: async () => (await readAuthorities(deps.db)).map(({ rootPem }) => rootPem),
    },
  }
}

/** Opening takes some 80 ms on purpose; the same keys are opened once. */
function unlockOnce(secretKey: string): (sealed: string) => Promise<SealingIdentity> {
  let known: { sealed: string; identity: Promise<SealingIdentity> } | undefined

  return (sealed) => {
    if (known?.sealed !== sealed) {
      known = { sealed, identity: decryptIdentity(sealed, secretKey) }
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
