import { signingAuthorities, type Transaction } from '@countersign/database'
import {
  canIssue,
  issueLeaf,
  encryptAuthority,
  readEncryptedCertificate,
  decryptAuthority,
} from '@countersign/esign/sealing'
import { X509Certificate } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Jobs } from '../../../kernel/jobs.ts'
import { readAuthorities, type AuthorityRow, type KeyDeps } from './authorities.ts'
import { authoritySubject, createAuthority, withKeyLock } from './create-authority.ts'

const renewKeysJob = 'renew-keys'
const day = 86_400_000
const renewBeforeMs = 90 * day
/** A leaf is issued for five years and may not outlive its root. */
const rootMustLastMs = 5 * 366 * day

export type Renewal = 'not-due' | 'renewed' | 'rotated' | 'must-be-imported'

/** Looks after the sealing certificate every day; each start does so too. */
export function defineKeyJobs(jobs: Jobs, deps: KeyDeps, secretKey: string): void {
  jobs.define(renewKeysJob, z.object({}), async (ctx) => {
    const renewal = await withKeyLock(deps, async (tx) => {
      const [newest] = await readAuthorities(tx)
      return newest ? renewIfDue(tx, deps, { newest, secretKey }) : 'not-due'
    })
    if (renewal === 'must-be-imported') {
      ctx.log.warn('the imported sealing certificate expires soon: import its successor')
    } else if (renewal !== 'not-due') {
      ctx.log.info({ renewal }, 'the sealing certificate was renewed')
    }
  })
  jobs.every('40 3 * * *', renewKeysJob, {})
}

/**
 * A new leaf in the last ninety days of the old one. A root that would end before the new leaf is
 * replaced whole. Files that were sealed before stay what they are: their certificates are in them.
 */
export async function renewIfDue(
  tx: Transaction,
  deps: KeyDeps,
  { newest, secretKey }: { newest: AuthorityRow; secretKey: string },
): Promise<Renewal> {
  const now = deps.clock.now()
  const leaf = new X509Certificate(readEncryptedCertificate(newest.sealed))
  if (leaf.validToDate.getTime() - now.getTime() > renewBeforeMs) {
    return 'not-due'
  }
  if (!canIssue(newest.sealed)) {
    return 'must-be-imported'
  }

  const { root } = await decryptAuthority(newest.sealed, secretKey)
  const rootLeft = new X509Certificate(root.certificate).validToDate.getTime() - now.getTime()
  const { privateKey, algorithm } = root
  if (rootLeft < rootMustLastMs || !privateKey || !algorithm) {
    await createAuthority(tx, deps, { secretKey, ...(algorithm ? { algorithm } : {}) })
    return 'rotated'
  }

  const issuing = { ...root, privateKey, algorithm }
  const identity = await issueLeaf({ root: issuing, now, subject: authoritySubject })
  const sealed = await encryptAuthority({ root, identity }, secretKey)
  await tx.update(signingAuthorities).set({ sealed }).where(eq(signingAuthorities.id, newest.id))
  return 'renewed'
}
