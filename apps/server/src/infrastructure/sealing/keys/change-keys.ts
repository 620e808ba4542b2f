import {
  canIssue,
  readEncryptedCertificate,
} from '@countersign/seal/sealing/keys/encrypt-authority'
import { readPkcs12 } from '@countersign/seal/sealing/keys/read-pkcs12'
import { X509Certificate } from 'node:crypto'
import { readAuthorities, type AuthorityRow, type KeyDeps } from './authorities.ts'
import { importAuthority, createAuthority, withKeyLock } from './create-authority.ts'

/** A new root and leaf. Running servers use them from the next file on. */
export async function rotateKeys(
  deps: KeyDeps,
  { secretKey }: { secretKey: string },
): Promise<void> {
  await withKeyLock(deps, (tx) => createAuthority(tx, deps, { secretKey }))
}

/** From a PKCS #12 file. Throws `Pkcs12Error` for a file that cannot seal, and for an expired one. */
export async function importKeys(
  deps: KeyDeps,
  { bytes, password, secretKey }: { bytes: Uint8Array; password: string; secretKey: string },
): Promise<void> {
  const { identity, root } = await readPkcs12(bytes, password)
  const { validToDate } = new X509Certificate(identity.certificate)
  if (validToDate <= deps.clock.now()) {
    throw new Error(`This certificate expired on ${formatDay(validToDate)}.`)
  }

  const authority = { root: { certificate: root }, identity }
  await withKeyLock(deps, (tx) => importAuthority(tx, deps, { authority, secretKey }))
}

/** For `npm run keys -- show`. Contains no secrets. */
export async function describeKeys(deps: KeyDeps): Promise<string> {
  const rows = await readAuthorities(deps.db)

  return rows.length === 0
    ? 'There are no keys yet. The first start creates them.'
    : rows.map((row, index) => describe(row, index === 0)).join('\n\n')
}

function describe({ rootPem, sealed, createdAt }: AuthorityRow, isCurrent: boolean): string {
  const root = new X509Certificate(rootPem)
  const leaf = new X509Certificate(readEncryptedCertificate(sealed))
  const renewal = canIssue(sealed)
    ? 'renewed automatically in its last 90 days'
    : 'imported: import its successor before it expires'
  return [
    `${isCurrent ? 'Current' : 'Former'} (since ${formatDay(createdAt)})`,
    `  certificate  ${oneLine(leaf.subject)}`,
    `  valid        ${formatDay(leaf.validFromDate)} to ${formatDay(leaf.validToDate)}${isCurrent ? `, ${renewal}` : ''}`,
    `  SHA-256      ${leaf.fingerprint256}`,
    `  root         ${oneLine(root.subject)}, valid to ${formatDay(root.validToDate)}`,
    `  SHA-256      ${root.fingerprint256}`,
  ].join('\n')
}

function oneLine(name: string): string {
  return name.replaceAll('\n', ', ')
}

function formatDay(at: Date): string {
  return at.toISOString().slice(0, 10)
}
