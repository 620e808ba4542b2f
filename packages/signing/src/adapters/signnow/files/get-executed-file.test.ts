import { afterEach, beforeEach, expect, test } from 'vitest'
import { catchSigningError } from '../../../testing/catch-signing-error.ts'
import { extractText } from '@countersign/pdf/testing/pdf-tools'
import { groupInput } from '../../../testing/test-engine.ts'
import { rootCertificatePem } from '@countersign/seal/sealing/keys/certificate-authority'
import { verifySeal } from '@countersign/seal/verify/verify-seal'
import { createSignNowParts, fillRoom, returnUrls } from '../testing/signnow-harness.ts'
import { startFakeSignNow } from '../testing/start-fake-signnow.ts'
import type { FakeSignNow } from '../testing/fake-signnow.ts'
import { signAtSignNow } from '../testing/visit-page.ts'

let fake: FakeSignNow
beforeEach(async () => {
  fake = await startFakeSignNow()
})
afterEach(() => fake.close())

test('a file that is not ready, or is no PDF, is asked for again later', async () => {
  const { provider, groupId } = await completeGroup()
  const group = [...fake.state.groups.values()][0]
  if (group) {
    group.notReady = 1
  }
  const file = () => provider.getExecutedFile({ groupId })

  expect(await catchSigningError(file())).toMatchObject({ code: 'provider-unavailable' })
  fake.intercept({
    call: 'POST /documentgroup/*/downloadall',
    answer: (_, response) => response.end('%PDF-1.7 cut off'),
  })
  expect(await catchSigningError(file())).toMatchObject({ code: 'provider-unavailable' })
  expect((await file()).pages).toBeGreaterThan(2)
})

test('the file has the documents in order, the signatures, and SignNow’s history at the end', async () => {
  const { provider, groupId } = await completeGroup()
  const { pdf, seal } = await provider.getExecutedFile({ groupId })
  const text = extractText(pdf)

  expect(seal).toBeUndefined()
  expect(text.indexOf('Residential Lease')).toBeLessThan(text.indexOf('Pet Addendum'))
  expect(text.indexOf('Pet Addendum')).toBeLessThan(text.indexOf('SignNow document history'))
  expect(text).toContain('maria@example.com signed on')
})

test('our seal follows SignNow’s file without changing a byte of it', async () => {
  const { provider, groupId, authority } = await completeGroup({ sealFiles: true })
  const { pdf, seal } = await provider.getExecutedFile({ groupId })

  expect(seal).toMatchObject({ level: 'B-B' })
  expect(verifySeal(pdf, rootCertificatePem(authority))).toMatchObject({ verdict: 'genuine' })
  expect(Buffer.from(pdf).indexOf('%%EOF')).toBeLessThan(pdf.byteLength - 16_384)
})

async function completeGroup({ sealFiles = false } = {}) {
  const parts = await createSignNowParts(fake, { sealFiles })
  const { provider, room, templateIds } = parts
  const { groupId } = await provider.createGroup(groupInput(templateIds))
  await fillRoom(room, await provider.createFillLink({ groupId, returnUrl: '/' }))
  await provider.send({ groupId, returnUrls })
  for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
    await signAtSignNow((await provider.createSigningLink({ groupId, role, returnUrl: '' })).url)
  }
  await provider.readGroup({ groupId })
  return { ...parts, groupId }
}
