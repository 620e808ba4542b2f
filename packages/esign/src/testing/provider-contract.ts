import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { SignerRole } from '@countersign/answers'
import { SigningError } from '../errors.ts'
import { createPlainPdf } from './plain-pdf.ts'
import type {
  GroupInput,
  PaperCompletion,
  SignerCorrection,
  SigningCapabilities,
  SigningLink,
  SigningProvider,
} from '../provider.ts'

/** A provider, and the actions of the people who use its links. */
export interface ProviderHarness {
  provider: SigningProvider
  /** At least two forms for two residents. */
  templateIds: string[]
  /** The owner fills in and submits everything. */
  fill(link: SigningLink): Promise<void>
  /** A signer completes everything. */
  sign(link: SigningLink): Promise<void>
  /** A signer completes everything and does not finish yet. */
  prepare(link: SigningLink): Promise<void>
  /** Finishes what was prepared. */
  finish(link: SigningLink): Promise<void>
  decline(link: SigningLink, reason: string): Promise<void>
}

/**
 * The test suite that every adapter of the port must pass. What its capabilities exclude must be
 * refused.
 */
export function describeSigningProvider(
  name: string,
  makeHarness: () => Promise<ProviderHarness>,
  capabilities: SigningCapabilities,
): void {
  describe(`${name} as a signing provider`, () => {
    test('it declares what it can do', async () => {
      const { provider } = await makeHarness()

      expect(provider.capabilities).toEqual(capabilities)
    })
    describeGroups(makeHarness)
    describeFilling(makeHarness)
    describeSigning(makeHarness)
    describeReopening(makeHarness)
    describeCorrections(makeHarness)
    describeCorrectionsAfterSignatures(makeHarness, capabilities)
    describeDrafts(makeHarness)
    describePaper(makeHarness)
    describePaperAfterSignatures(makeHarness, capabilities)
    describeEnds(makeHarness)
    describeFiles(makeHarness)
    describeSignedCopies(makeHarness, capabilities)
    if (capabilities.reportsProgress) {
      describeRaces(makeHarness)
    }
  })
}

type MakeHarness = () => Promise<ProviderHarness>

const returnUrl = 'https://example.com/close-signing'
const returnUrls = {
  signed: `${returnUrl}?isSigned=true`,
  unfinished: `${returnUrl}?isSigned=false`,
}
const missingGroup = '00000000-0000-4000-8000-000000000000'

function describeGroups(makeHarness: MakeHarness): void {
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

function describeFilling(makeHarness: MakeHarness): void {
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

function describeSigning(makeHarness: MakeHarness): void {
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

function describeReopening(makeHarness: MakeHarness): void {
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

const correction = { role: 'TT1', name: 'María Gómez', email: 'gomez@example.com' } as const

function describeCorrections(makeHarness: MakeHarness): void {
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

function describeDrafts(makeHarness: MakeHarness): void {
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

function describePaper(makeHarness: MakeHarness): void {
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

/** A scan of two pages. */
async function createPaper(signers: SignerRole[]): Promise<Omit<PaperCompletion, 'groupId'>> {
  const scan = await createPlainPdf('Signed in ink', 2)
  return { scan, signedOn: '2026-01-31', signers, uploadedBy: 'Olivia Owner' }
}

function describeEnds(makeHarness: MakeHarness): void {
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

function describeFiles(makeHarness: MakeHarness): void {
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
    const after = Promise.reject(new Error('Another process makes it.'))
    await expect(provider.getExecutedFile({ groupId, after })).rejects.toThrow(
      'Another process makes it.',
    )
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

function describeCorrectionsAfterSignatures(
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

function describePaperAfterSignatures(
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

function describeSignedCopies(makeHarness: MakeHarness, { signedCopy }: SigningCapabilities): void {
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

/** A provider that reports in the transaction of each signature decides races under its lock. */
function describeRaces(makeHarness: MakeHarness): void {
  test('of reopening and a resident’s Finish at the same time, exactly one wins', async () => {
    const harness = await makeHarness()
    for (let race = 0; race < 30; race += 1) {
      const { groupId, link } = await preparedGroup(harness, `reopen-${race}`)
      const { provider } = harness
      const [reopened, finished] = await settleBoth(
        [() => provider.reopen({ groupId }), () => harness.finish(link)],
        race,
      )

      const { group, TT1 } = await readStates(provider, groupId)
      if (reopened === undefined) {
        expect(finished).toMatchObject({
          code: 'group-closed',
          message: 'The owner is changing the documents. You will get a new link by email.',
        })
        expect([group, TT1]).toEqual(['filling', 'created'])
      } else {
        expect(finished).toBeUndefined()
        expect(reopened).toMatchObject({
          code: 'already-signed',
          message:
            'Maria López has signed, so the answers can no longer be changed. Use Revise to make a new packet.',
        })
        expect([group, TT1]).toEqual(['sent', 'signed'])
      }
    }
  })

  test('of a correction and the signer’s Finish at the same time, exactly one wins', async () => {
    const harness = await makeHarness()
    for (let race = 0; race < 30; race += 1) {
      const { groupId, link } = await preparedGroup(harness, `correct-${race}`)
      const { provider } = harness
      const [corrected, finished] = await settleBoth(
        [() => provider.correctSigner({ groupId, ...correction }), () => harness.finish(link)],
        race,
      )

      const [signer] = (await provider.readGroup({ groupId })).signers
      if (corrected === undefined) {
        expect(finished).toMatchObject({
          code: 'group-closed',
          message: 'This link is no longer valid. Ask the sender for a new one.',
        })
        expect(signer).toMatchObject({ name: 'María Gómez', state: 'pending' })
      } else {
        expect(finished).toBeUndefined()
        expect(corrected).toMatchObject({
          code: 'already-signed',
          message:
            'Maria López has signed and can no longer be corrected. Use Revise to make a new packet.',
        })
        expect(signer).toMatchObject({ name: 'Maria López', state: 'signed' })
      }
    }
  })

  test('of paper and a signer’s Finish at the same time, exactly one wins', async () => {
    const harness = await makeHarness()
    const paper = await createPaper(['TT1', 'TT2', 'LLSign'])
    for (let race = 0; race < 10; race += 1) {
      const { groupId, link } = await preparedGroup(harness, `paper-${race}`)
      const { provider } = harness
      const [onPaper, finished] = await settleBoth(
        [() => provider.completeOnPaper({ groupId, ...paper }), () => harness.finish(link)],
        race,
      )

      const { state } = await provider.readGroup({ groupId })
      if (onPaper === undefined) {
        expect(finished).toMatchObject({
          code: 'group-closed',
          message: 'These documents were finished on paper.',
        })
        expect(state).toBe('complete')
      } else {
        expect(finished).toBeUndefined()
        expect(onPaper).toMatchObject({ code: 'invalid-values' })
        expect(state).toBe('sent')
      }
    }
  })
}

async function filledGroup(makeHarness: MakeHarness) {
  const harness = await makeHarness()
  const { provider, templateIds, fill } = harness
  const { groupId } = await provider.createGroup(createInput(templateIds))
  await fill(await provider.createFillLink({ groupId, returnUrl }))
  return { ...harness, groupId }
}

async function sentGroup(makeHarness: MakeHarness) {
  const group = await filledGroup(makeHarness)
  await group.provider.send({ groupId: group.groupId, returnUrls })
  return group
}

/** Sent, and TT1 has completed everything but Finish. */
async function preparedGroup(harness: ProviderHarness, requestId: string) {
  const { provider, templateIds, fill, prepare } = harness
  const { groupId } = await provider.createGroup({ ...createInput(templateIds), requestId })
  await fill(await provider.createFillLink({ groupId, returnUrl }))
  await provider.send({ groupId, returnUrls })
  const link = await provider.createSigningLink({ groupId, role: 'TT1', returnUrl })
  await prepare(link)
  return { groupId, link }
}

/** Starts two calls at once, each of them first in every other race; what each one throws. */
async function settleBoth(
  [one, other]: [() => Promise<void>, () => Promise<void>],
  race: number,
): Promise<[unknown, unknown]> {
  const catchError = async (call: () => Promise<void>): Promise<unknown> => {
    try {
      return await call()
    } catch (error) {
      return error
    }
  }
  if (race % 2 === 0) {
    const [first, second] = await Promise.all([catchError(one), catchError(other)])
    return [first, second]
  }
  const [second, first] = await Promise.all([catchError(other), catchError(one)])
  return [first, second]
}

async function completeGroup(makeHarness: MakeHarness) {
  const group = await sentGroup(makeHarness)
  for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
    const link = await group.provider.createSigningLink({ groupId: group.groupId, role, returnUrl })
    await group.sign(link)
  }
  return group
}

function createInput(templateIds: string[]): GroupInput {
  return {
    requestId: 'request-1',
    name: 'Lease for Unit 3B',
    templateIds,
    residents: [
      { name: 'Maria López', email: 'maria@example.com', phone: '+12175550123' },
      { name: 'Jan Łukasz', email: 'jan@example.com' },
    ],
    initiator: { name: 'Olivia Owner', email: 'owner@example.com' },
    prefill: { 'property.street': '12 Oak Street', 'property.city': 'Springfield' },
  }
}

async function readStates(provider: SigningProvider, groupId: string) {
  const { state, signers } = await provider.readGroup({ groupId })
  const states: Partial<Record<SignerRole | 'group', string>> = { group: state }
  for (const signer of signers) {
    states[signer.role] = signer.state
  }
  return states
}

/** `naming` must be part of the error message. */
async function expectError(
  call: Promise<unknown>,
  code: SigningError['code'],
  naming = '',
): Promise<void> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(SigningError)
  expect(error).toMatchObject({ code, message: expect.stringContaining(naming) })
}
