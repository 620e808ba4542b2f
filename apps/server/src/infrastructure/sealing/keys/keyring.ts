import type { Database } from '@countersign/database'
import {
  canIssue,
  decryptIdentity,
  readEncryptedCertificate,
  SealingKeyError,
} from '@countersign/seal/sealing/keys/encrypt-authority'
import type { SealingIdentity } from '@countersign/seal/sealing/keys/sealing-identity'
import { X509Certificate } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { SealingAuthority } from '../../../kernel/ports.ts'
import { readAuthorities, type AuthorityRow, type KeyDeps } from './authorities.ts'
import { createAuthority, withKeyLock } from './create-authority.ts'
import { logRenewal, renewBeforeMs, renewIfDue } from './renew-keys.ts'

export interface Keyring {
  authority: SealingAuthority
  /** Call it for each file: keys are renewed and rotated while the server runs. */
  identity(): Promise<SealingIdentity>
  /** One sentence for operators if the certificate cannot seal, or must soon be replaced by hand. */
  findProblem(): Promise<string | undefined>
}

export interface KeyringDeps extends KeyDeps {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * The first start creates a certificate authority, under a lock, so that servers that start at the
 * same time agree on one. Keys are stored in the database, encrypted with `secretKey`. Throws
 * `SealingKeyError` for a wrong secret.
 */
export async function openKeyring(deps: KeyringDeps, secretKey: string): Promise<Keyring> {
  const renew = () =>
    withKeyLock(deps, async (tx) => {
      const [newest] = await readAuthorities(tx)
      if (newest) {
        logRenewal(deps.log, await renewIfDue(tx, deps, { newest, secretKey }))
      } else {
        await createAuthority(tx, deps, { secretKey })
      }
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
    findProblem: async () => {
      const [row] = await readAuthorities(deps.db, 1)
      return row && describeProblem(row, deps.clock.now())
    },
    authority: {
      rootPems: async () => (await readAuthorities(deps.db)).map(({ rootPem }) => rootPem),
      ownRoots: () => readOwnRoots(deps.db),
    },
  }
}

export async function readOwnRoots(db: Database): Promise<string[]> {
  return (await readAuthorities(db)).map(toOwnRoot)
}

function toOwnRoot({ rootPem, sealed }: AuthorityRow): string {
  return canIssue(sealed)
    ? rootPem
    : `${rootPem}${new X509Certificate(readEncryptedCertificate(sealed)).toString()}`
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
  return findDateProblem(certificate, now) === undefined
}

/** Readers of other makers reject a seal that is dated outside the validity of its certificate. */
function assertValid(identity: SealingIdentity, now: Date): SealingIdentity {
  const problem = findDateProblem(identity.certificate, now)
  if (problem) {
    throw new SealingKeyError('damaged', problem)
  }

  return identity
}

function findDateProblem(certificate: Uint8Array, now: Date): string | undefined {
  const { validFromDate, validToDate } = new X509Certificate(certificate)
  if (now < validFromDate) {
    return 'The sealing certificate is not valid yet: check the clock of this machine, or import another certificate.'
  }

  return validToDate <= now ? 'The sealing certificate has expired: import a new one.' : undefined
}

/** What can be renewed is renewed before the next file, so that only an imported one is a problem. */
function describeProblem({ sealed }: AuthorityRow, now: Date): string | undefined {
  if (canIssue(sealed)) {
    return undefined
  }
  const certificate = readEncryptedCertificate(sealed)
  const expiresAt = new X509Certificate(certificate).validToDate
  const isDue = expiresAt.getTime() - now.getTime() <= renewBeforeMs

  return (
    findDateProblem(certificate, now) ??
    (isDue
      ? `The imported sealing certificate expires on ${expiresAt.toISOString().slice(0, 10)}: import its successor.`
      : undefined)
  )
}
