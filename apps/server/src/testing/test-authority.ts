import { createCertificateAuthority, rootCertificatePem } from '@countersign/esign/sealing'
import type { CertificateAuthority } from '@countersign/esign/sealing'
import type { Keyring } from '../infrastructure/sealing/keys/keyring.ts'

let made: Promise<CertificateAuthority> | undefined

/** One authority for all tests of a process; making, locking and opening it has tests of its own. */
export async function testAuthority(now: Date): Promise<Keyring> {
  made ??= createCertificateAuthority({ now, subject: { organization: 'Countersign' } })
  const authority = await made
  const root = rootCertificatePem(authority)

  return {
    identity: async () => authority.identity,
    authority: { rootPems: async () => [root] },
  }
}
