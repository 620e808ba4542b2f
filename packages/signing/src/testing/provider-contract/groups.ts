import { expect, test } from 'vitest'
import {
  completeGroup,
  createInput,
  expectError,
  type MakeHarness,
  missingGroup,
  returnUrl,
  returnUrls,
  sentGroup,
} from './harness.ts'

export function describeGroups(makeHarness: MakeHarness): void {
  test('a form that does not exist is rejected', async () => {
    const { provider } = await makeHarness()
    const input = createInput(['no-such-form'])

    await expectError(provider.createGroup(input), 'template-not-found')
  })

  test('a group that does not exist is rejected by every call', async () => {
    const { provider } = await makeHarness()
    const groupId = missingGroup

    await expectError(provider.readGroup({ groupId }), 'group-not-found')
    await expectError(provider.createFillLink({ groupId, returnUrl }), 'group-not-found')
    await expectError(provider.send({ groupId, returnUrls }), 'group-not-found')
    await expectError(
      provider.createSigningLink({ groupId, role: 'TT1', returnUrl }),
      'group-not-found',
    )
    await expectError(provider.cancel({ groupId, reason: 'no' }), 'group-not-found')
    await expectError(provider.reopen({ groupId }), 'group-not-found')
    await expectError(provider.getDraftFile({ groupId }), 'group-not-found')
    await expectError(provider.getDraftText({ groupId }), 'group-not-found')
    await expectError(provider.getExecutedFile({ groupId }), 'group-not-found')
  })

  test('the same request twice creates one group, even at the same time', async () => {
    const { provider, templateIds } = await makeHarness()
    const input = createInput(templateIds)
    const made = await Promise.all([provider.createGroup(input), provider.createGroup(input)])
    const again = await provider.createGroup(input)
    const other = await provider.createGroup({ ...input, requestId: 'another' })

    expect(new Set([...made, again].map(({ groupId }) => groupId)).size).toBe(1)
    expect(other.groupId).not.toBe(again.groupId)
  })

  test('a group lists its signers in order, without the owner’s fill role', async () => {
    const { provider, templateIds } = await makeHarness()
    const { groupId } = await provider.createGroup(createInput(templateIds))
    const group = await provider.readGroup({ groupId })

    expect(group).toMatchObject({ groupId, name: 'Lease for Unit 3B', state: 'created' })
    expect(group.signers).toEqual([
      { role: 'TT1', name: 'Maria López', email: 'maria@example.com', state: 'created' },
      { role: 'TT2', name: 'Jan Łukasz', email: 'jan@example.com', state: 'created' },
      { role: 'LLSign', name: 'Olivia Owner', email: 'owner@example.com', state: 'created' },
    ])
  })
}

export function describeEnds(makeHarness: MakeHarness): void {
  test('canceling ends a group, and canceling again changes nothing', async () => {
    const { provider, groupId } = await sentGroup(makeHarness)
    await provider.cancel({ groupId, reason: 'Wrong unit' })
    await provider.cancel({ groupId, reason: 'Again' })

    const group = await provider.readGroup({ groupId })
    expect(group).toMatchObject({ state: 'canceled', reason: 'Wrong unit' })
    await expectError(
      provider.createSigningLink({ groupId, role: 'TT1', returnUrl }),
      'group-closed',
    )
    await expectError(provider.send({ groupId, returnUrls }), 'group-closed')
    await expectError(provider.createFillLink({ groupId, returnUrl }), 'group-closed')
  })

  test('a resident who declines ends the group for everyone, with their reason', async () => {
    const { provider, groupId, decline } = await sentGroup(makeHarness)
    const link = await provider.createSigningLink({ groupId, role: 'TT2', returnUrl })
    await decline(link, 'The rent is not what we agreed.')

    const group = await provider.readGroup({ groupId })
    expect(group).toMatchObject({ state: 'declined', reason: 'The rent is not what we agreed.' })
    expect(group.signers.find((signer) => signer.role === 'TT2')?.state).toBe('declined')
    await expectError(
      provider.createSigningLink({ groupId, role: 'TT1', returnUrl }),
      'group-closed',
    )
  })

  test('a complete group cannot be canceled', async () => {
    const { provider, groupId } = await completeGroup(makeHarness)

    await expectError(provider.cancel({ groupId, reason: 'Too late' }), 'group-closed')
    expect((await provider.readGroup({ groupId })).state).toBe('complete')
  })
}
