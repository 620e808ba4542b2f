import { expect } from 'vitest'
import type { SignerRole } from '@countersign/answers/field'
import { SigningError } from '../../errors.ts'
import type { GroupInput, PaperCompletion, SigningLink, SigningProvider } from '../../provider.ts'
import { createPlainPdf } from '@countersign/pdf/testing/plain-pdf'

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

export type MakeHarness = () => Promise<ProviderHarness>

export const returnUrl = 'https://example.com/close-signing'

export const returnUrls = {
  signed: `${returnUrl}?isSigned=true`,
  unfinished: `${returnUrl}?isSigned=false`,
}

export const missingGroup = '00000000-0000-4000-8000-000000000000'

export const correction = { role: 'TT1', name: 'María Gómez', email: 'gomez@example.com' } as const

export async function filledGroup(makeHarness: MakeHarness) {
  const harness = await makeHarness()
  const { provider, templateIds, fill } = harness
  const { groupId } = await provider.createGroup(createInput(templateIds))
  await fill(await provider.createFillLink({ groupId, returnUrl }))
  return { ...harness, groupId }
}

export async function sentGroup(makeHarness: MakeHarness) {
  const group = await filledGroup(makeHarness)
  await group.provider.send({ groupId: group.groupId, returnUrls })
  return group
}

export async function completeGroup(makeHarness: MakeHarness) {
  const group = await sentGroup(makeHarness)
  for (const role of ['TT1', 'TT2', 'LLSign'] as const) {
    const link = await group.provider.createSigningLink({ groupId: group.groupId, role, returnUrl })
    await group.sign(link)
  }
  return group
}

export function createInput(templateIds: string[]): GroupInput {
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

/** A scan of two pages. */
export async function createPaper(
  signers: SignerRole[],
): Promise<Omit<PaperCompletion, 'groupId'>> {
  const scan = await createPlainPdf('Signed in ink', 2)
  return { scan, signedOn: '2026-01-31', signers, uploadedBy: 'Olivia Owner' }
}

export async function readStates(provider: SigningProvider, groupId: string) {
  const { state, signers } = await provider.readGroup({ groupId })
  const states: Partial<Record<SignerRole | 'group', string>> = { group: state }
  for (const signer of signers) {
    states[signer.role] = signer.state
  }
  return states
}

/** `naming` must be part of the error message. */
export async function expectError(
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
