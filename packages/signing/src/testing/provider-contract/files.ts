import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SigningCapabilities } from '../../provider.ts'
import {
  completeGroup,
  createInput,
  expectError,
  type MakeHarness,
  returnUrl,
  sentGroup,
} from './harness.ts'

export function describeDrafts(makeHarness: MakeHarness): void {
  test('there is no draft before the documents are filled and after everyone has signed', async () => {
    const { provider, templateIds } = await makeHarness()
    const { groupId } = await provider.createGroup(createInput(templateIds))
    await expectError(provider.getDraftFile({ groupId }), 'not-filled')
    await expectError(provider.getDraftText({ groupId }), 'not-filled')

    const complete = await completeGroup(makeHarness)
    await complete.provider.readGroup(complete)
    await expectError(complete.provider.getDraftFile({ groupId: complete.groupId }), 'group-closed')
  })

  test('the draft is a PDF with its hash, the same one each time, also after the end', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    const first = await provider.getDraftFile({ groupId })
    const again = await provider.getDraftFile({ groupId })
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))
    await provider.readGroup({ groupId })
    const signed = await provider.getDraftFile({ groupId })
    await provider.cancel({ groupId, reason: 'Wrong unit' })
    const canceled = await provider.getDraftFile({ groupId })

    expect(first.sha256).toBe(createHash('sha256').update(first.pdf).digest('hex'))
    expect(again.sha256).toBe(first.sha256)
    expect(signed.sha256).not.toBe(first.sha256)
    expect(canceled.pages).toBe(first.pages)
  })
}

export function describeFiles(makeHarness: MakeHarness): void {
  test('there is no executed file before everyone has signed, and the error says who is missing', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    const file = () => provider.getExecutedFile({ groupId })

    await expectError(file(), 'not-executed', 'Maria López and Jan Łukasz')
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))
    await provider.readGroup({ groupId })
    await expectError(file(), 'not-executed', 'Jan Łukasz')
    await sign(await provider.createSigningLink({ groupId, role: 'TT2', returnUrl }))
    await provider.readGroup({ groupId })
    await expectError(file(), 'not-executed', 'Olivia Owner')
  })

  test('the executed file is a PDF with its hash', async () => {
    const { provider, groupId } = await completeGroup(makeHarness)
    await provider.readGroup({ groupId })
    const file = await provider.getExecutedFile({ groupId })

    expect(Buffer.from(file.pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(file.sha256).toBe(createHash('sha256').update(file.pdf).digest('hex'))
    expect(file.pages).toBeGreaterThan(0)
    expect(new Date(file.sealedAt).toISOString()).toBe(file.sealedAt)
  })

  test('a blank form has a preview, and one that does not exist has none', async () => {
    const { provider, templateIds } = await makeHarness()
    const preview = await provider.renderTemplatePreview({ templateId: templateIds[0] ?? '' })

    expect(Buffer.from(preview.subarray(0, 5)).toString()).toBe('%PDF-')
    await expectError(
      provider.renderTemplatePreview({ templateId: 'nothing' }),
      'template-not-found',
    )
  })
}

export function describeSignedCopies(
  makeHarness: MakeHarness,
  { signedCopy }: SigningCapabilities,
): void {
  test('a signer gets a copy of what they signed, if the provider has it, and never before', async () => {
    const { provider, groupId, sign } = await sentGroup(makeHarness)
    const copy = () => provider.getSignedCopy({ groupId, role: 'TT1' })

    await expectError(copy(), 'not-your-turn')
    await sign(await provider.createSigningLink({ groupId, role: 'TT1', returnUrl }))
    await provider.readGroup({ groupId })
    if (signedCopy) {
      expect(Buffer.from((await copy()).pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    } else {
      await expectError(copy(), 'not-executed')
    }
  })
}
