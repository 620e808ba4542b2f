import { expect, test } from 'vitest'
import {
  completeGroup,
  createInput,
  expectError,
  filledGroup,
  type MakeHarness,
  readStates,
  returnUrl,
  returnUrls,
  sentGroup,
} from './harness.ts'

export function describeFilling(makeHarness: MakeHarness): void {
  test('a group that is not filled cannot be sent', async () => {
    const { provider, templateIds } = await makeHarness()
    const { groupId } = await provider.createGroup(createInput(templateIds))

    await expectError(provider.send({ groupId, returnUrls }), 'not-filled')
  })

  test('nobody can sign before the packet is sent', async () => {
    const { provider, groupId } = await filledGroup(makeHarness)

    for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
      const link = provider.createSigningLink({ groupId, role, returnUrl })
      await expectError(link, 'not-your-turn')
    }
  })

  test('a filled group cannot be filled again', async () => {
    const { provider, groupId } = await filledGroup(makeHarness)

    expect((await provider.readGroup({ groupId })).state).toBe('filled')
    await expectError(provider.createFillLink({ groupId, returnUrl }), 'group-closed')
  })

  test('each link is unique, so that a copied one can expire by itself', async () => {
    const { provider, templateIds } = await makeHarness()
    const { groupId } = await provider.createGroup(createInput(templateIds))
    const first = await provider.createFillLink({ groupId, returnUrl })
    const second = await provider.createFillLink({ groupId, returnUrl })

    expect(first.url).not.toBe(second.url)
    expect(new Date(first.expiresAt).toISOString()).toBe(first.expiresAt)
  })
}

export function describeReopening(makeHarness: MakeHarness): void {
  test('a group that was never filled cannot be reopened', async () => {
    const { provider, templateIds } = await makeHarness()
    const { groupId } = await provider.createGroup(createInput(templateIds))

    await expectError(provider.reopen({ groupId }), 'not-filled')
  })

  test('a group in which somebody has signed cannot be reopened, and the error names them', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))

    await expectError(provider.reopen({ groupId }), 'already-signed', 'Maria López has signed')
    expect((await provider.readGroup({ groupId })).state).toBe('sent')
  })

  test('a group that has ended or is complete cannot be reopened', async () => {
    const { provider, groupId } = await completeGroup(makeHarness)
    await expectError(provider.reopen({ groupId }), 'group-closed')

    const other = await sentGroup(makeHarness)
    await other.provider.cancel({ groupId: other.groupId, reason: 'Wrong unit' })
    await expectError(other.provider.reopen({ groupId: other.groupId }), 'group-closed')
  })

  test('a reopened group is filled and sent again, and everyone can sign', async () => {
    const { provider, groupId, fill, sign } = await sentGroup(makeHarness)
    await provider.reopen({ groupId })
    await provider.reopen({ groupId })

    expect(await readStates(provider, groupId)).toEqual({
      group: 'filling',
      TT1: 'created',
      TT2: 'created',
      LLSign: 'created',
    })
    await expectError(
      provider.createSigningLink({ groupId, role: 'TT1', returnUrl }),
      'not-your-turn',
    )
    await expectError(provider.send({ groupId, returnUrls }), 'not-filled')

    await fill(await provider.createFillLink({ groupId, returnUrl }))
    await provider.send({ groupId, returnUrls })
    for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
      await sign(await provider.createSigningLink({ groupId, role, returnUrl }))
    }
    expect((await readStates(provider, groupId)).group).toBe('complete')
  })
}
