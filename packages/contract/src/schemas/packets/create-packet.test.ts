import { describe, expect, it } from 'vitest'
import { signerEmailErrors } from '../../rules/signers.ts'
import { CreateDocumentGroup } from './create-packet.ts'

describe("signers' emails", () => {
  it("may not be the owner's, in any case or with spaces", () => {
    const problems = signerEmailErrors(
      ['maria@example.com', ' OWNER@example.com '],
      'owner@Example.com',
    )
    expect([...problems]).toEqual([
      [1, 'Signer emails must be different from the initiator email.'],
    ])
  })

  it('may not be the same twice, in any case or with spaces, and both are told', () => {
    const problems = signerEmailErrors(
      ['Maria@example.com', 'maria@EXAMPLE.com '],
      'owner@example.com',
    )
    expect([...problems]).toEqual([
      [0, 'Signer emails must be unique.'],
      [1, 'Signer emails must be unique.'],
    ])
  })

  it('that are not typed yet are no problem', () => {
    expect(signerEmailErrors(['', ''], 'owner@example.com').size).toBe(0)
  })
})

describe('a packet to be made', () => {
  const signer = {
    firstName: 'Maria',
    lastName: 'Lopez',
    email: 'm@example.com',
    phone: '2175550123',
  }
  const body = {
    templateIds: ['residential-lease@2026-10/k1'],
    signers: [signer],
    initiator: { email: 'owner@example.com', name: 'Olivia Owner' },
    propertyId: 'p',
    unitId: 'u',
  }

  it.each([
    ['no document', { templateIds: [] }, 'Choose at least 1 document.'],
    ['no signer', { signers: [] }, 'Add at least one signer.'],
    ['five signers', { signers: Array(5).fill(signer) }, 'A packet can have at most 4 signers.'],
    ['a name of 10,000 characters', { packetName: 'x'.repeat(10_000) }, 'at most 120 characters'],
    [
      'no DBA name',
      { initiator: { email: 'owner@example.com', name: ' ' } },
      'DBA name is required.',
    ],
    [
      'only a co-owner',
      { signers: [{ ...signer, role: 'landlord' }] },
      'Add at least one resident.',
    ],
    [
      'three co-owners',
      { owners: Array(3).fill(signer) },
      'A packet can have at most 2 owners beside you.',
    ],
  ])('is refused with %s', (_, change, words) => {
    const result = CreateDocumentGroup.safeParse({ ...body, ...change })
    expect(result.error?.issues.map((issue) => issue.message).join(' ')).toContain(words)
  })

  it('makes every signer a tenant who is reached by a number in E.164', () => {
    const { signers } = CreateDocumentGroup.parse(body)
    expect(signers).toEqual([{ ...signer, phone: '+12175550123', role: 'tenant' }])
  })

  it('takes a signer by either word for a resident', () => {
    const { signers } = CreateDocumentGroup.parse({
      ...body,
      signers: [{ ...signer, role: 'resident' }],
    })
    expect(signers[0]?.role).toBe('resident')
  })
})
