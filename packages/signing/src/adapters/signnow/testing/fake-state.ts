import type { VendorField } from '../client/requests.ts'

/** Everything that the fake SignNow keeps, in memory. */
export interface FakeState {
  documents: Map<string, FakeDocument>
  groups: Map<string, FakeGroup>
  /** By the secret in the link. */
  links: Map<string, FakeLink>
  tokens: Set<string>
  refreshTokens: Set<string>
  nextId: number
}

export interface FakeDocument {
  id: string
  fileName: string
  pdf: Uint8Array
  pages: { width: number; height: number }[]
  fields: VendorField[]
  /** What signers entered, by the name of the field. */
  answers: Map<string, string>
  /** By role, when it was signed. */
  signed: Map<string, Date>
  declined: { email: string; decline_text: string }[]
  groupId?: string
}

export interface FakeGroup {
  id: string
  name: string
  documentIds: string[]
  invite?: FakeInvite
  lastInviteId?: string
  /** How often the merged file is not ready yet. */
  notReady: number
}

export interface FakeInvite {
  id: string
  status: 'pending' | 'fulfilled' | 'declined' | 'canceled'
  steps: { order: number; signers: FakeSigner[] }[]
}

export interface FakeSigner {
  email: string
  name: string
  authMethod: string
  documents: { id: string; role: string }[]
  status: 'created' | 'pending' | 'fulfilled' | 'declined'
  redirects: { signed: string; declined: string; closed: string }
}

interface FakeLink {
  groupId: string
  inviteId: string
  email: string
  expiresAt: number
  opened: boolean
}

export function createFakeState(): FakeState {
  return {
    documents: new Map(),
    groups: new Map(),
    links: new Map(),
    tokens: new Set(),
    refreshTokens: new Set(),
    nextId: 1,
  }
}

/** 40 characters, like those of SignNow. */
export function newId(state: FakeState, kind: string): string {
  const number = String(state.nextId)
  state.nextId += 1
  return `${kind}_${number.padStart(39 - kind.length, '0')}`
}

export function pendingStep({ steps }: FakeInvite) {
  return steps.find(({ signers }) => signers.some(({ status }) => status !== 'fulfilled'))
}
