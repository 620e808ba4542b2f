import type {
  CodeDetails,
  InviteRole,
  InviteStatus,
  ProblemCode,
  SigningInvite,
} from '@countersign/contract'
import { problems } from '@countersign/contract/calls'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../../../lib/api-problem.ts'
import { endWords, linkState, refusedState } from './link-state.ts'
import { nextWords } from './next-steps.ts'
import { residentWordsEs } from './resident-messages-es.ts'
import { countSigned, pendingNames, signersShown } from '../signers/visible-signers.ts'

test('a used link leads to the thank-you page and never back into signing', () => {
  expect(linkState(details('signed'))).toBe('signed')
  expect(linkState({ ...details('signed'), packet: 'executed' })).toBe('signed')
  expect(refusedState(refusal('already-signed'))).toBe('signed')
})

test('a declined, an expired and a canceled invite each lead to their own end', () => {
  expect(linkState(details('declined'))).toBe('declined')
  expect(linkState(details('expired'))).toBe('expired')
  expect(linkState({ ...details('canceled'), packet: 'closed' })).toBe('closed')
})

test('a link that ends alone in a packet that waits had reached somebody else', () => {
  expect(linkState(details('canceled'))).toBe('disowned')
})

test('an unsigned invite of a closed packet cannot be signed', () => {
  expect(linkState({ ...details('pending'), packet: 'closed' })).toBe('closed')
})

test('an unsigned invite of an open packet can be signed', () => {
  expect(linkState(details('created'))).toBe('open')
  expect(linkState(details('pending'))).toBe('open')
})

test('a refusal that says nothing about the link is no end', () => {
  expect(refusedState(new TypeError('offline'))).toBeUndefined()
  expect(refusedState(refusal('provider-unavailable'))).toBeUndefined()
  expect(refusedState(refusal('unexpected'))).toBeUndefined()
  expect(refusedState(refusal('invite-not-found'))).toBe('unknown')
  expect(refusedState(refusal('packet-closed'))).toBe('closed')
})

test('every end says what to do, and names the sender where the sender is known', () => {
  expect(endWords('unknown').words).toContain('ask the person who sent it for a new one.')
  expect(endWords('declined', 'Olivia Owner').words).toContain('tell Olivia Owner')
})

test('the fill session is hidden and the owner stands last', () => {
  const invites = [
    invite('LLSign', 'created'),
    invite('TT2', 'pending'),
    invite('LLEdit', 'signed'),
    invite('TT1', 'signed'),
  ]

  expect(signersShown(invites).map(({ role }) => role)).toEqual(['TT1', 'TT2', 'LLSign'])
})

test('only residents are counted as signed, and nothing that is not signed is', () => {
  const invites = [invite('LLEdit', 'signed'), invite('TT1', 'signed'), invite('TT2', 'declined')]

  expect(countSigned(invites)).toBe('1 of 2 residents has signed')
  expect(countSigned([invite('TT1', 'signed'), invite('TT2', 'signed')])).toBe(
    'All 2 residents have signed',
  )
  expect(countSigned([invite('TT1', 'expired')])).toBe('The resident has not signed yet')
})

test('only residents who have not signed are waited for', () => {
  const invites = [
    invite('TT1', 'signed'),
    invite('TT2', 'pending', 'Sam Reed'),
    invite('LLSign', 'created', 'Olivia Owner'),
  ]

  expect(pendingNames(invites)).toEqual(['Sam Reed'])
})

test('a resident hears who signs next and where the finished document goes', () => {
  const waiting = details('signed', [invite('TT2', 'pending', 'Sam Reed')])

  expect(nextWords(waiting, 'maria@example.com')).toBe(
    'Next, Sam Reed signs, and Olivia Owner signs last. When everyone has signed, we send the finished document to maria@example.com. You can close this page.',
  )
  expect(nextWords(details('signed'), 'maria@example.com')).toContain('Next, Olivia Owner signs.')
})

test('a resident of a closed packet is not promised a finished document', () => {
  const closed = { ...details('signed'), packet: 'closed' as const }

  expect(nextWords(closed, 'maria@example.com')).not.toContain('we send')
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
    premises: '12 Maple Street, Unit 1, Columbus, OH 43215',
    documentTitles: ['Residential Lease'],
    packet: 'open',
    language: null,
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

test('every end says what to do in Spanish too, and to the person who sent it', () => {
  const ends = ['unknown', 'expired', 'declined', 'disowned', 'closed'] as const
  for (const end of ends) {
    const spoken = residentWordsEs.end(end, 'Olivia Owner')
    expect(spoken.title).not.toBe(endWords(end).title)
    expect(spoken.words).not.toMatch(/undefined|\bthe\b/)
  }
  expect(residentWordsEs.refusal(new TypeError('offline'))).toMatch(/^Algo falló/)
  expect(residentWordsEs.refusal(refusal('too-many-requests'))).toMatch(/Espere un minuto/)
})

test('a day is told in Spanish with its month in words', () => {
  expect(residentWordsEs.instant('2026-03-04T18:00:00.000Z')).toMatch(/^4 de marzo de 2026/)
})
