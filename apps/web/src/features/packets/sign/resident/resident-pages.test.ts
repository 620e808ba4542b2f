import { type ProblemCode, problems } from '@countersign/contract/rules/problems'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type {
  CodeDetails,
  InviteStatus,
  SigningInvite,
} from '@countersign/contract/schemas/signing-invites'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { en } from '../../../../i18n/link/en.ts'
import { es } from '../../../../i18n/link/es.ts'
import { linkState, linkStateFromError } from './link-state.ts'
import { nextSteps } from './next-steps.ts'
import { countSigned, pendingNames } from '../signers/visible-signers.ts'
import { ourSigning } from '../../../../test/samples.ts'

test('a used link leads to the thank-you page and never back to signing', () => {
  expect(linkState(details('signed'))).toBe('signed')
  expect(linkState({ ...details('signed'), packet: 'executed' })).toBe('signed')
  expect(linkStateFromError(refusal('already-signed'))).toBe('signed')
})

test('a declined, an expired and a canceled invite each have their own page', () => {
  expect(linkState(details('declined'))).toBe('declined')
  expect(linkState(details('expired'))).toBe('expired')
  expect(linkState({ ...details('canceled'), packet: 'closed' })).toBe('closed')
})

test('a single canceled link in an open packet had the wrong recipient', () => {
  expect(linkState(details('canceled'))).toBe('wrong-recipient')
})

test('an unsigned invite of a closed packet cannot be signed', () => {
  expect(linkState({ ...details('pending'), packet: 'closed' })).toBe('closed')
})

test('who has signed is not told that the sender ended what a co-owner declined', () => {
  const closed = { ...details('signed'), packet: 'closed' as const }
  expect(nextSteps(closed, 'maria@example.com', en.ended)).toMatch(/^These forms ended before/)
  expect(nextSteps(closed, 'maria@example.com', es.ended)).toMatch(/^Estos formularios terminaron/)
})

test('an unsigned invite of an open packet can be signed', () => {
  expect(linkState(details('pending'))).toBe('open')
})

test('a co-owner whose turn has not come is told so', () => {
  expect(linkState(details('created'))).toBe('not-yet')
  expect(linkStateFromError(refusal('not-your-turn'))).toBe('not-yet')
})

test('an error that is not about the link can be retried', () => {
  expect(linkStateFromError(new TypeError('offline'))).toBeUndefined()
  expect(linkStateFromError(refusal('provider-unavailable'))).toBeUndefined()
  expect(linkStateFromError(refusal('unexpected'))).toBeUndefined()
  expect(linkStateFromError(refusal('invite-not-found'))).toBe('unknown')
  expect(linkStateFromError(refusal('packet-closed'))).toBe('closed')
})

test('every ended link says what to do, and names the sender if known', () => {
  expect(en.ended.end.unknown(en.ended.unknownSender).message).toContain(
    'ask the person who sent it for a new one.',
  )
  expect(en.ended.end.declined('Olivia Owner').message).toContain('tell Olivia Owner')
})

test('only signed invites of residents are counted', () => {
  const invites = [invite('LLEdit', 'signed'), invite('TT1', 'signed'), invite('TT2', 'declined')]

  expect(countSigned(invites)).toBe('1 of 2 residents has signed')
  expect(countSigned([invite('TT1', 'signed'), invite('TT2', 'signed')])).toBe(
    'Both residents have signed',
  )
  expect(countSigned([invite('TT1', 'expired')])).toBe('The resident has not signed yet')
})

test('only residents who have not signed are pending', () => {
  const invites = [
    invite('TT1', 'signed'),
    invite('TT2', 'pending', 'Sam Reed'),
    invite('LLSign', 'created', 'Olivia Owner'),
  ]

  expect(pendingNames(invites)).toEqual(['Sam Reed'])
})

test('a resident reads who signs next and where the finished document is sent', () => {
  const waiting = details('signed', [invite('TT2', 'pending', 'Sam Reed')])

  expect(nextSteps(waiting, 'maria@example.com', en.ended)).toBe(
    'Next, Sam Reed signs, and Olivia Owner signs last. When everyone has signed, we will send the finished document to maria@example.com. You can close this page.',
  )
  expect(nextSteps(details('signed'), 'maria@example.com', en.ended)).toContain(
    'Next, Olivia Owner signs.',
  )
  const owners = details('signed', [invite('LL2', 'pending', 'Ada Ellis')])
  expect(nextSteps(owners, 'maria@example.com', en.ended)).toContain(
    'Next, Ada Ellis signs, and Olivia Owner signs last.',
  )
})

test('a resident of a closed packet is not promised a finished document', () => {
  const closed = { ...details('signed'), packet: 'closed' as const }

  expect(nextSteps(closed, 'maria@example.com', en.ended)).not.toContain('we send')
})

function refusal(code: ProblemCode): ApiProblem {
  return new ApiProblem({ type: `/problems/${code}`, code, ...problems[code] })
}

function details(status: InviteStatus, others: SigningInvite[] = []): CodeDetails {
  const mine = invite('TT1', status)
  return {
    invites: [mine, ...others, invite('LLSign', 'created', 'Olivia Owner')],
    documentName: 'Maple Street lease',
    mine,
    sender: 'Olivia Owner',
    home: '12 Maple Street, Unit 1, Columbus, OH 43215',
    documentTitles: ['Residential Lease'],
    packet: 'open',
    language: null,
    signing: ourSigning,
  }
}

function invite(role: InviteRole, status: InviteStatus, name = 'Maria Lopez'): SigningInvite {
  return {
    documentGroupId: 'g1',
    role,
    role_name: role,
    name,
    email: 'maria@example.com',
    status,
    code: null,
    signedAt: null,
    lastOpenedAt: null,
    expiresAt: null,
  }
}

test('every ended link says what to do in Spanish too, and names the sender', () => {
  const ends = ['unknown', 'expired', 'replaced', 'declined', 'wrong-recipient', 'closed'] as const
  for (const end of ends) {
    const spoken = es.ended.end[end]('Olivia Owner')
    expect(spoken.title).not.toBe(en.ended.end[end]('Olivia Owner').title)
    expect(spoken.message).not.toMatch(/undefined|\bthe\b/)
  }
  expect(es.error(new TypeError('offline'))).toMatch(/^Algo falló/)
  expect(es.error(refusal('too-many-requests'))).toMatch(/Espere un minuto/)
})

test('a Spanish date has its month as a word', () => {
  expect(es.ended.instant('2026-03-04T18:00:00.000Z')).toMatch(/^4 de marzo de 2026/)
})
