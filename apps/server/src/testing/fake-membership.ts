import { DomainError } from '../kernel/domain-error.ts'
import type {
  LogoutNotice,
  Membership,
  MembershipLogin,
  MembershipPerson,
} from '../kernel/ports.ts'

export interface FakeMembership extends Membership {
  /** The code that logs this person in, for the state in this login URL. */
  codeFor(
    url: string,
    person: Partial<MembershipPerson>,
    session?: Omit<MembershipLogin, 'person'>,
  ): { code: string; state: string }
  setUnavailable(unavailable: boolean): void
  /** Gives the membership a logout page. */
  setLogoutPage(url: string | undefined): void
  /** A logout token that `readLogoutToken` accepts. */
  logoutToken(notice: Partial<LogoutNotice>): string
}

/** Checks state, nonce and PKCE verifier like a real one. */
export function createFakeMembership(): FakeMembership {
  const begun = new Map<string, { nonce: string; codeVerifier: string }>()
  const granted = new Map<string, { state: string; login: MembershipLogin }>()
  const notices = new Map<string, LogoutNotice>()
  let unavailable = false
  let logoutPage: string | undefined
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
      return grant.login
    },
    async logoutUrl({ idToken, returnUrl }) {
      const query = new URLSearchParams({
        ...(idToken && { id_token_hint: idToken }),
        post_logout_redirect_uri: returnUrl,
      })
      return logoutPage && `${logoutPage}?${query}`
    },
    async readLogoutToken(token) {
      assertAvailable()
      const notice = notices.get(token)
      if (!notice) {
        throw new DomainError('login-failed')
      }
      return notice
    },
    check: async () => !unavailable,
    logoutToken(notice) {
      const tokenId = `logout-${notices.size + 1}`
      const { issuer } = olivia
      notices.set(tokenId, {
        issuer,
        tokenId,
        issuerSession: undefined,
        subject: undefined,
        ...notice,
      })
      return tokenId
    },
    codeFor(url, person, session = {}) {
      const state = new URL(url).searchParams.get('state') ?? ''
      const code = `code-${granted.size + 1}`
      granted.set(code, { state, login: { person: { ...olivia, ...person }, ...session } })
      return { code, state }
    },
    setUnavailable: (value) => void (unavailable = value),
    setLogoutPage: (url) => void (logoutPage = url),
  }
}

const olivia: MembershipPerson = {
  issuer: 'https://members.example',
  subject: 'olivia',
  name: 'Olivia Owner',
  email: 'olivia@example.com',
}
