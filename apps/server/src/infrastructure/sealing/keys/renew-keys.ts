import { signingAuthorities, type Transaction } from '@countersign/database'
import {
  canIssue,
  encryptAuthority,
  readEncryptedCertificate,
  decryptAuthority,
} from '@countersign/seal/sealing/keys/encrypt-authority'
import { issueLeaf } from '@countersign/seal/sealing/keys/certificate-authority'
import { X509Certificate } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Job } from '../../../kernel/context.ts'
import { defineJob } from '../../../kernel/jobs.ts'
import { days } from '../../../kernel/time.ts'
import { readAuthorities, type AuthorityRow, type KeyDeps } from './authorities.ts'
import { authoritySubject, createAuthority, withKeyLock } from './create-authority.ts'

export const renewBeforeMs = days(90)
/** A leaf is issued for five years and may not outlive its root. */
const minRootLifetimeMs = days(5 * 366)

type Renewal = 'not-due' | 'renewed' | 'rotated' | 'replaced' | 'must-be-imported'

/** Also runs at startup, in `openKeyring`. */
export function createRenewKeysJob(deps: KeyDeps, secretKey: string): Job {
  return defineJob({
    name: 'renew-keys',
    payload: z.object({}),
    every: '40 3 * * *',
    run: async (ctx) => {
      const renewal = await withKeyLock(deps, async (tx) => {
        const [newest] = await readAuthorities(tx)
        return newest ? renewIfDue(tx, deps, { newest, secretKey }) : 'not-due'
      })
      logRenewal(ctx.log, renewal)
    },
  })
}

export function logRenewal(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, renewal: Renewal): void {
  switch (renewal) {
    case 'not-due':
      return
    case 'must-be-imported':
      log.warn(
        'imported sealing certificate expires soon or is not valid yet: import its successor',
      )
      return
    case 'replaced':
      log.warn(
        'the sealing certificate is not valid yet, so a clock ran ahead when it was issued: a new root and certificate were issued',
      )
      return
    case 'renewed':
    case 'rotated':
      log.info({ renewal }, 'sealing certificate renewed')
  }
}

/**
 * Issues a new leaf in the last 90 days of the old one, and a new root if the old one would expire
 * before the new leaf. Certificates that are not valid yet were made by a clock that ran ahead: they
 * are replaced, because a seal made with them would not verify. Sealed files contain their certificates and stay valid.
 */
export async function renewIfDue(
  tx: Transaction,
  deps: KeyDeps,
  { newest, secretKey }: { newest: AuthorityRow; secretKey: string },
): Promise<Renewal> {
  const now = deps.clock.now()
  const leaf = new X509Certificate(readEncryptedCertificate(newest.sealed))
  const isAhead = leaf.validFromDate > now
  if (!isAhead && leaf.validToDate.getTime() - now.getTime() > renewBeforeMs) {
    return 'not-due'
  }
  if (!canIssue(newest.sealed)) {
    return 'must-be-imported'
  }

  const { root } = await decryptAuthority(newest.sealed, secretKey)
  const rootLeft = new X509Certificate(root.certificate).validToDate.getTime() - now.getTime()
  const { privateKey, algorithm } = root
  if (isAhead || rootLeft < minRootLifetimeMs || !privateKey || !algorithm) {
    await createAuthority(tx, deps, { secretKey, ...(algorithm ? { algorithm } : {}) })
    return isAhead ? 'replaced' : 'rotated'
  }

  const issuing = { ...root, privateKey, algorithm }
  const identity = await issueLeaf({ root: issuing, now, subject: authoritySubject })
  const sealed = await encryptAuthority({ root, identity }, secretKey)
  await tx.update(signingAuthorities).set({ sealed }).where(eq(signingAuthorities.id, newest.id))
  return 'renewed'
}
