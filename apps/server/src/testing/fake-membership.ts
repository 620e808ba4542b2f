import { DomainError } from '../kernel/domain-error.ts'
import type { Membership, MembershipPerson } from '../kernel/ports.ts'

export interface FakeMembership extends Membership {
  /** The code that logs this person in, once the browser has been sent out with this state. */
  codeFor(url: string, person: Partial<MembershipPerson>): { code: string; state: string }
  /** Whether it cannot be reached from now on. */
  breakDown(broken: boolean): void
}

/** A membership behind its port that checks what a real one would: state, nonce and PKCE verifier. */
export function createFakeMembership(): FakeMembership {
  const begun = new Map<string, { nonce: string; codeVerifier: string }>()
  const granted = new Map<string, { state: string; person: MembershipPerson }>()
  let broken = false
  const refuseBroken = () => {
    if (broken) {
      throw new DomainError('provider-unavailable')
    }
  }

  return {
    async begin({ state, nonce, codeVerifier }) {
      refuseBroken()
      begun.set(state, { nonce, codeVerifier })
      return `https://members.example/authorize?state=${state}`
    },
    async complete({ code, state, nonce, codeVerifier }) {
      refuseBroken()
      const grant = granted.get(code)
      const login = begun.get(state)
      const stands = login?.nonce === nonce && login.codeVerifier === codeVerifier
      if (grant?.state !== state || !stands) {
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
    breakDown: (now) => void (broken = now),
  }
}

const olivia: MembershipPerson = {
  issuer: 'https://members.example',
  subject: 'olivia',
  name: 'Olivia Owner',
  email: 'olivia@example.com',
}
