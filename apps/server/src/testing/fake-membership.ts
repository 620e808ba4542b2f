import { DomainError } from '../kernel/domain-error.ts'
import type { Membership, MembershipPerson } from '../kernel/ports.ts'

export interface FakeMembership extends Membership {
  /** The code that logs this person in, for the state in this login URL. */
  codeFor(url: string, person: Partial<MembershipPerson>): { code: string; state: string }
  setUnavailable(unavailable: boolean): void
}

/** Checks state, nonce and PKCE verifier like a real one. */
export function createFakeMembership(): FakeMembership {
  const begun = new Map<string, { nonce: string; codeVerifier: string }>()
  const granted = new Map<string, { state: string; person: MembershipPerson }>()
  let unavailable = false
  const assertAvailable = () => {
    if (unavailable) {
      throw new DomainError('provider-unavailable')
    }
  }

  return {
    async begin({ state, nonce, codeVerifier }) {
      assertAvailable()
      begun.set(state, { nonce, codeVerifier })
      return `https://members.example/authorize?state=${state}`
    },
    async complete({ code, state, nonce, codeVerifier }) {
      assertAvailable()
      const grant = granted.get(code)
      const login = begun.get(state)
      const isValid = login?.nonce === nonce && login.codeVerifier === codeVerifier
      if (grant?.state !== state || !isValid) {
        throw new DomainError('login-failed')
      }
      granted.delete(code)
      return grant.person
    },
    codeFor(url, person) {
      const state = new URL(url).searchParams.get('state') ?? ''
      const code = `code-${granted.size + 1}`
      granted.set(code, { state, person: { ...olivia, ...person } })
      return { code, state }
    },
    setUnavailable: (value) => void (unavailable = value),
  }
}

const olivia: MembershipPerson = {
  issuer: 'https://members.example',
  subject: 'olivia',
  name: 'Olivia Owner',
  email: 'olivia@example.com',
}
