import { expect, test } from 'vitest'
import type { SignerCorrection, SigningCapabilities } from '../../provider.ts'
import {
  completeGroup,
  correction,
  createInput,
  expectError,
  type MakeHarness,
  missingGroup,
  readStates,
  returnUrl,
  returnUrls,
  sentGroup,
} from './harness.ts'

export function describeCorrections(makeHarness: MakeHarness): void {
  test('a signer who has signed cannot be corrected', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))

    await expectError(provider.correctSigner({ groupId, ...correction }), 'already-signed', 'Maria')
  })

  test('an unknown role, the owner, and bad facts are rejected', async () => {
    const { provider, groupId } = await sentGroup(makeHarness)
    const correct = (change: Partial<SignerCorrection>) =>
      provider.correctSigner({ groupId, ...correction, ...change })

    await expectError(correct({ role: 'TT3' }), 'group-not-found')
    await expectError(correct({ role: 'LLSign' }), 'group-not-found')
    await expectError(correct({ groupId: missingGroup }), 'group-not-found')
    await expectError(correct({ name: '\u0000' }), 'unsupported-characters')
    await expectError(correct({ name: 'One\nTwo' }), 'unsupported-characters')
    await expectError(correct({ name: ' ' }), 'invalid-values')
    await expectError(correct({ email: '' }), 'invalid-values')
  })

  test('nobody is corrected in a group that has ended or is complete', async () => {
    const { provider, groupId } = await completeGroup(makeHarness)
    await expectError(provider.correctSigner({ groupId, ...correction }), 'group-closed')

    const other = await sentGroup(makeHarness)
    await other.provider.cancel({ groupId: other.groupId, reason: 'Wrong unit' })
    await expectError(
      other.provider.correctSigner({ groupId: other.groupId, ...correction }),
      'group-closed',
    )
  })

  test('a signer can be corrected before and after sending, and the same correction twice is one', async () => {
    const { provider, groupId, fill, sign, templateIds } = await (async () => {
      const harness = await makeHarness()
      return {
        ...harness,
        ...(await harness.provider.createGroup(createInput(harness.templateIds))),
      }
    })()
    expect(templateIds.length).toBeGreaterThan(1)
    await provider.correctSigner({ groupId, ...correction })
    await fill(await provider.createFillLink({ groupId, returnUrl }))
    await provider.correctSigner({
      groupId,
      role: 'TT2',
      name: 'John Park',
      email: 'park@example.com',
    })
    await provider.send({ groupId, returnUrls })
    await provider.correctSigner({ groupId, ...correction, phone: '+12175550177' })
    await provider.correctSigner({ groupId, ...correction, phone: '+12175550177' })

    const { signers } = await provider.readGroup({ groupId })
    expect(signers.map(({ name }) => name)).toEqual(['María Gómez', 'John Park', 'Olivia Owner'])
    for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
      await sign(await provider.createSigningLink({ groupId, role, returnUrl }))
    }
    expect((await readStates(provider, groupId)).group).toBe('complete')
  })
}

export function describeCorrectionsAfterSignatures(
  makeHarness: MakeHarness,
  { correctSigner }: SigningCapabilities,
): void {
  if (correctSigner === 'until-anyone-signs') {
    test('nobody is corrected once anyone has signed', async () => {
      const { provider, groupId, sign } = await sentGroup(makeHarness)
      await sign(await provider.createSigningLink({ groupId, role: 'TT2', returnUrl }))

      await expectError(provider.correctSigner({ groupId, ...correction }), 'already-signed', 'Jan')
    })
    return
  }

  test('a name cannot change once another signer has signed, but an email can', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT2', returnUrl }))

    await expectError(
      provider.correctSigner({ groupId, ...correction }),
      'already-signed',
      'A name in signed documents cannot change. Use Revise',
    )
    await provider.correctSigner({ groupId, ...correction, name: 'Maria López' })
    expect((await provider.readGroup({ groupId })).signers[0]).toMatchObject({
      name: 'Maria López',
      email: 'gomez@example.com',
      state: 'pending',
    })
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))
    expect((await readStates(provider, groupId)).group).toBe('residents-signed')
  })
}
