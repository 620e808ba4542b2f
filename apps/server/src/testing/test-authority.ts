import {
  createCertificateAuthority,
  rootCertificatePem,
  type CertificateAuthority,
} from '@countersign/esign'
import type { OpenAuthority } from '../features/verify/index.ts'

let made: Promise<CertificateAuthority> | undefined

/** One authority for all tests of a process; making, locking and opening it has tests of its own. */
export async function testAuthority(now: Date): Promise<OpenAuthority> {
  made ??= createCertificateAuthority({ now, subject: { organization: 'Countersign' } })
  const authority = await made
  const root = rootCertificatePem(authority)

  return {
    identity: authority.identity,
    authority: { rootPem: () => root, trustedRootPems: () => [root] },
  }
}
