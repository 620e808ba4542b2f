import {
  createCertificateAuthority,
  rootCertificatePem,
} from '@countersign/seal/sealing/keys/certificate-authority'
import type { CertificateAuthority } from '@countersign/seal/sealing/keys/sealing-identity'
import type { Keyring } from '../infrastructure/sealing/keys/keyring.ts'

let cached: Promise<CertificateAuthority> | undefined

/** One authority for all tests of a process: creating one is slow. */
export async function testAuthority(now: Date): Promise<Keyring> {
  cached ??= createCertificateAuthority({ now, subject: { organization: 'Countersign' } })
  const authority = await cached
  const root = rootCertificatePem(authority)

  return {
    identity: async () => authority.identity,
    findProblem: async () => undefined,
    authority: { rootPems: async () => [root], ownRoots: async () => [root] },
  }
}
