import { SealingKeyError, decryptIdentity } from '@countersign/esign/sealing'
import type { SealingIdentity } from '@countersign/esign/sealing'
import { X509Certificate } from 'node:crypto'
import type { SealingAuthority } from '../../../kernel/ports.ts'
import { readAuthorities, type KeyDeps } from './authorities.ts'
import { createAuthority, withKeyLock } from './create-authority.ts'
import { renewIfDue } from './renew-keys.ts'

export interface Keyring {
  authority: SealingAuthority
  /** Call it for each file: keys are renewed and rotated while the server runs. */
  identity(): Promise<SealingIdentity>
}

/**
 * The first start creates a certificate authority, under a lock, so that servers that start at the
 * same time agree on one. Keys are stored in the database, encrypted with `secretKey`. Throws
 * `SealingKeyError` for a wrong secret.
 */
export async function openKeyring(deps: KeyDeps, secretKey: string): Promise<Keyring> {
  const renew = () =>
    withKeyLock(deps, async (tx) => {
      const [newest] = await readAuthorities(tx)
      await (newest
        ? renewIfDue(tx, deps, { newest, secretKey })
        : createAuthority(tx, deps, { secretKey }))
    })
  await renew()

  const unlock = unlockOnce(secretKey)
  const newest = async () => {
    const [row] = await readAuthorities(deps.db, 1)
    if (!row) {
      throw new Error('There is no signing authority.')
    }

    return unlock(row.sealed)
  }
  // A wrong secret fails at startup. An expired certificate only fails when a file is to be sealed.
  await newest()

  return {
    identity: async () => {
      const current = await newest()
      if (isValid(current, deps.clock.now())) {
        return current
      }
      await renew()
      return assertValid(await newest(), deps.clock.now())
    },
    authority: {
      rootPems: async () => (await readAuthorities(deps.db)).map(({ rootPem }) => rootPem),
    },
  }
}

/** Key derivation takes 80 ms by design, so the unlocked key is cached. */
function unlockOnce(secretKey: string): (sealed: string) => Promise<SealingIdentity> {
  let cached: { sealed: string; identity: Promise<SealingIdentity> } | undefined

  return (sealed) => {
    if (cached?.sealed !== sealed) {
      cached = { sealed, identity: decryptIdentity(sealed, secretKey) }
    }
    return cached.identity
  }
}

function isValid({ certificate }: SealingIdentity, now: Date): boolean {
  const { validFromDate, validToDate } = new X509Certificate(certificate)

  return validFromDate <= now && now < validToDate
}

/** A seal made outside the validity of its certificate would never verify. */
function assertValid(identity: SealingIdentity, now: Date): SealingIdentity {
  const { validFromDate, validToDate } = new X509Certificate(identity.certificate)
  if (now < validFromDate) {
    throw new SealingKeyError(
      'damaged',
      'The sealing certificate is not valid yet: check the clock of this machine, or import another certificate.',
    )
  }
  if (validToDate <= now) {
    throw new SealingKeyError('damaged', 'The sealing certificate has expired: import a new one.')
  }

  return identity
}
