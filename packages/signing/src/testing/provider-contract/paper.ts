import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaperCompletion, SigningCapabilities } from '../../provider.ts'
import {
  completeGroup,
  createInput,
  createPaper,
  expectError,
  filledGroup,
  type MakeHarness,
  returnUrl,
  sentGroup,
} from './harness.ts'

export function describePaper(makeHarness: MakeHarness): void {
  test('documents that are not filled, have ended or are complete cannot be finished on paper', async () => {
    const { provider, templateIds } = await makeHarness()
    const { groupId } = await provider.createGroup(createInput(templateIds))
    const paper = await createPaper(['TT1', 'TT2', 'LLSign'])
    await expectError(provider.completeOnPaper({ groupId, ...paper }), 'not-filled')
    await provider.cancel({ groupId, reason: 'Wrong unit' })
    await expectError(provider.completeOnPaper({ groupId, ...paper }), 'group-closed')

    const complete = await completeGroup(makeHarness)
    await expectError(
      complete.provider.completeOnPaper({ groupId: complete.groupId, ...paper }),
      'group-closed',
    )
  })

  test('paper needs a readable scan, a past day, and exactly those who have not signed', async () => {
    const { provider, groupId } = await sentGroup(makeHarness)
    const paper = await createPaper(['TT1', 'TT2', 'LLSign'])
    const finish = (change: Partial<PaperCompletion>) =>
      provider.completeOnPaper({ groupId, ...paper, ...change })

    await expectError(finish({ scan: new TextEncoder().encode('No PDF') }), 'invalid-values')
    await expectError(finish({ signedOn: '2026-02-30' }), 'invalid-values')
    await expectError(finish({ signedOn: '2999-01-01' }), 'invalid-values', 'future')
    await expectError(finish({ signers: ['TT1', 'LLSign'] }), 'invalid-values', 'Jan Łukasz')
    expect((await provider.readGroup({ groupId })).state).toBe('sent')
  })

  test('a packet finished on paper is complete, and the same scan again changes nothing', async () => {
    const { provider, groupId } = await filledGroup(makeHarness)
    const paper = await createPaper(['TT1', 'TT2', 'LLSign'])
    await provider.completeOnPaper({ groupId, ...paper })
    await provider.completeOnPaper({ groupId, ...paper })

    const group = await provider.readGroup({ groupId })
    expect(group.state).toBe('complete')
    expect(group.signers.map(({ state, onPaper, signedAt }) => [state, onPaper, signedAt])).toEqual(
      Array.from({ length: 3 }, () => ['signed', true, undefined]),
    )
    await expectError(
      provider.createSigningLink({ groupId, role: 'TT1', returnUrl }),
      'already-signed',
    )
    const file = await provider.getExecutedFile({ groupId })
    expect(file.sha256).toBe(createHash('sha256').update(file.pdf).digest('hex'))
  })
}

export function describePaperAfterSignatures(
  makeHarness: MakeHarness,
  { finishOnPaper }: SigningCapabilities,
): void {
  if (finishOnPaper === 'until-anyone-signs') {
    test('nothing is finished on paper once anyone has signed', async () => {
      const { provider, groupId, sign } = await sentGroup(makeHarness)
      const paper = await createPaper(['TT2', 'LLSign'])
      await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))

      await expectError(provider.completeOnPaper({ groupId, ...paper }), 'already-signed', 'Maria')
    })

    test('a packet that was sent can be finished on paper, and then nobody signs it online', async () => {
      const { provider, groupId } = await sentGroup(makeHarness)
      const paper = await createPaper(['TT1', 'TT2', 'LLSign'])
      await provider.completeOnPaper({ groupId, ...paper })

      expect((await provider.readGroup({ groupId })).state).toBe('complete')
      expect((await provider.getExecutedFile({ groupId })).pages).toBeGreaterThan(2)
    })
    return
  }

  test('paper names all who have not signed, and nobody else', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))
    const paper = await createPaper(['TT1', 'TT2', 'LLSign'])

    await expectError(
      provider.completeOnPaper({ groupId, ...paper }),
      'invalid-values',
      'Jan Łukasz and Olivia Owner',
    )
    expect((await provider.readGroup({ groupId })).state).toBe('sent')
  })

  test('those who signed here stay signed, and the others sign on paper', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    await sign(await provider.createSigningLink({ groupId, role: 'TT2', returnUrl }))
    const all = await provider.getDraftFile({ groupId })
    await provider.completeOnPaper({ groupId, ...(await createPaper(['LLSign', 'TT1'])) })

    const { signers } = await provider.readGroup({ groupId })
    expect(signers.map(({ onPaper }) => onPaper)).toEqual([true, undefined, true])
    expect((await provider.getExecutedFile({ groupId })).pages).toBeGreaterThan(all.pages + 2)
  })
}
