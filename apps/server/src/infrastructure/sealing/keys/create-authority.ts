import { signingAuthorities, type Transaction } from '@countersign/database'
import {
  createCertificateAuthority,
  rootCertificatePem,
} from '@countersign/seal/sealing/keys/certificate-authority'
import { encryptAuthority } from '@countersign/seal/sealing/keys/encrypt-authority'
import type {
  CertificateAuthority,
  KeyAlgorithm,
} from '@countersign/seal/sealing/keys/sealing-identity'
import { X509Certificate } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { addMs } from '../../../kernel/time.ts'
import { readAuthorities, type KeyDeps } from './authorities.ts'

/** Id of a PostgreSQL advisory lock. */
const authorityLock = 7_266_837_002

export const authoritySubject = { organization: 'Countersign' }

/** Serializes key changes across processes. */
export function withKeyLock<T>(
  { db }: Pick<KeyDeps, 'db'>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${authorityLock})`)
    return work(tx)
  })
}

export async function createAuthority(
  tx: Transaction,
  deps: KeyDeps,
  { secretKey, algorithm }: { secretKey: string; algorithm?: KeyAlgorithm },
): Promise<void> {
  const now = deps.clock.now()
  const authority = await createCertificateAuthority({ now, subject: authoritySubject, algorithm })
  await saveAuthority(tx, deps, { authority, secretKey, rootPem: rootCertificatePem(authority) })
}

/** An identity from another issuer, with the root from its file. */
export async function importAuthority(
  tx: Transaction,
  deps: KeyDeps,
  { authority, secretKey }: { authority: CertificateAuthority; secretKey: string },
): Promise<void> {
  const rootPem = new X509Certificate(authority.root.certificate).toString()
  await saveAuthority(tx, deps, { authority, secretKey, rootPem })
}

async function saveAuthority(
  tx: Transaction,
  { clock, ids }: KeyDeps,
  input: { authority: CertificateAuthority; secretKey: string; rootPem: string },
): Promise<void> {
  const [newest] = await readAuthorities(tx, 1)
  const now = clock.now()
  await tx.insert(signingAuthorities).values({
    id: ids.uuid(),
    rootPem: input.rootPem,
    sealed: await encryptAuthority(input.authority, input.secretKey),
    // The newest seals, also where an earlier one was made by a clock that ran ahead.
    createdAt: newest && newest.createdAt >= now ? addMs(newest.createdAt, 1) : now,
  })
}
