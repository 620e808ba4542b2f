import { expect, test } from 'vitest'
import type { SigningCapabilities } from '../../provider.ts'
import {
  createInput,
  expectError,
  type MakeHarness,
  returnUrl,
  returnUrls,
  sentGroup,
} from './harness.ts'

export function describeOwnerSigner(
  makeHarness: MakeHarness,
  { ownerSigner }: SigningCapabilities,
): void {
  const from = { name: 'Olivia Owner', email: 'owner@example.com' }
  const to = { name: 'Sam Reed', email: 'sam@example.com', personId: 'u2' }

  test('somebody else signs for the owner, by the name that stands then', async () => {
    const { provider, groupId, sign, fill } = await (async () => {
      const harness = await makeHarness()
      return {
        ...harness,
        ...(await harness.provider.createGroup(createInput(harness.templateIds))),
      }
    })()
    await provider.changeOwnerSigner({ groupId, from, to })
    await provider.changeOwnerSigner({ groupId, from, to })
    await expectError(
      provider.changeOwnerSigner({ groupId, from, to: { ...to, email: 'kim@example.com' } }),
      'not-your-turn',
      'Sam Reed',
    )
    await fill(await provider.createFillLink({ groupId, returnUrl }))
    await provider.send({ groupId, returnUrls })
    for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
      await sign(await provider.createSigningLink({ groupId, role, returnUrl }))
    }
    const { signers } = await provider.readGroup({ groupId })
    expect(signers.at(-1)).toMatchObject({ name: 'Sam Reed', email: 'sam@example.com' })
    await expectError(
      provider.changeOwnerSigner({ groupId, from: to, to: { ...from, personId: 'u1' } }),
      'already-signed',
    )
  })

  test(`somebody else can sign for the owner ${ownerSigner}`, async () => {
    const { provider, groupId } = await sentGroup(makeHarness)
    const change = provider.changeOwnerSigner({ groupId, from, to })
    if (ownerSigner === 'until-sent') {
      await expectError(change, 'already-signed', 'SignNow')
      return
    }
    await change
    const { signers } = await provider.readGroup({ groupId })
    expect(signers.at(-1)).toMatchObject({ name: 'Sam Reed' })
  })
}
