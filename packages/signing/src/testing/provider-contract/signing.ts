import { expect, test } from 'vitest'
import {
  expectError,
  type MakeHarness,
  readStates,
  returnUrl,
  returnUrls,
  sentGroup,
} from './harness.ts'

export function describeSigning(makeHarness: MakeHarness): void {
  test('sending activates the residents and not the owner, and is idempotent', async () => {
    const { provider, groupId } = await sentGroup(makeHarness)
    await provider.send({ groupId, returnUrls })

    expect(await readStates(provider, groupId)).toEqual({
      group: 'sent',
      TT1: 'pending',
      TT2: 'pending',
      LLSign: 'created',
    })
  })

  test('residents sign in any order, and the owner only after all of them', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT2', returnUrl }))

    await expectError(
      provider.createSigningLink({ groupId, role: 'LLSign', returnUrl }),
      'not-your-turn',
      'Maria López',
    )
    expect((await provider.readGroup({ groupId })).state).toBe('sent')

    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))
    expect((await readStates(provider, groupId)).group).toBe('residents-signed')

    await sign(await provider.createSigningLink({ groupId, role: 'LLSign', returnUrl }))
    expect(await readStates(provider, groupId)).toEqual({
      group: 'complete',
      TT1: 'signed',
      TT2: 'signed',
      LLSign: 'signed',
    })
  })

  test('two residents can sign at the same time', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    const first = await provider.createSigningLink({ groupId, role: 'TT1', returnUrl })
    const second = await provider.createSigningLink({ groupId, role: 'TT2', returnUrl })
    await Promise.all([sign(first), sign(second)])

    expect((await readStates(provider, groupId)).group).toBe('residents-signed')
  })

  test('a person who has signed gets no second link', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))

    await expectError(
      provider.createSigningLink({ groupId, role: 'TT1', returnUrl }),
      'already-signed',
    )
  })

  test('a person who is not in the group gets no link', async () => {
    const { provider, groupId } = await sentGroup(makeHarness)

    await expectError(
      provider.createSigningLink({ groupId, role: 'TT3', returnUrl }),
      'group-not-found',
    )
  })
}
