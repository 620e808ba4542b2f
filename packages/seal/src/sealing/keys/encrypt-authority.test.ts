import { X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  createCertificateAuthority,
  issueLeaf,
  rootCertificatePem,
} from './certificate-authority.ts'
import { encryptAuthority, SealingKeyError, decryptAuthority } from './encrypt-authority.ts'

const now = new Date('2027-03-03T02:00:00.750Z')
const subject = { organization: 'Countersign' }

test('another secret does not decrypt the keys', async () => {
  const locked = await encryptAuthority(await createCertificateAuthority({ now, subject }), 'right')

  await expect(decryptAuthority(locked, 'wrong')).rejects.toMatchObject({ code: 'wrong-secret' })
  await expect(decryptAuthority('{}', 'right')).rejects.toBeInstanceOf(SealingKeyError)
  await expect(decryptAuthority('nonsense', 'right')).rejects.toMatchObject({ code: 'damaged' })
})

test('decryption restores the authority, and no key is stored in plain text', async () => {
  const authority = await createCertificateAuthority({ now, subject })
  const locked = await encryptAuthority(authority, 'sesame')

  expect(await decryptAuthority(locked, 'sesame')).toEqual(authority)
  for (const key of [authority.root.privateKey, authority.identity.privateKey]) {
    expect(locked).not.toContain(Buffer.from(key).toString('base64').slice(0, 40))
    expect(Buffer.from(locked, 'latin1').includes(Buffer.from(key.subarray(-40)))).toBe(false)
  }
})

test.each(['P-256', 'RSA-3072'] as const)(
  'a root of %s issues leaves that can only sign',
  async (algorithm) => {
    const authority = await createCertificateAuthority({ now, subject, algorithm })
    const root = new X509Certificate(rootCertificatePem(authority))
    const renewed = await issueLeaf({ root: authority.root, now, subject })

    for (const { certificate } of [authority.identity, renewed]) {
      const leaf = new X509Certificate(certificate)
      expect(leaf.checkIssued(root) && leaf.verify(root.publicKey)).toBe(true)
      expect(leaf.ca).toBe(false)
      expect(leaf.subject).toContain('CN=Countersign Document Seal')
      expect(new Date(leaf.validFrom) <= now && new Date(leaf.validTo) > now).toBe(true)
      expect(leaf.keyUsage).toContain('1.3.6.1.5.5.7.3.36')
    }
    expect(root.ca).toBe(true)
    expect(renewed.certificate).not.toEqual(authority.identity.certificate)
  },
)
