import { z } from 'zod'
import { unprintable } from '@countersign/answers/unprintable'
import { limits } from '@countersign/contract/rules/limits'
import { Email } from '@countersign/contract/schemas/shapes'
import { DomainError } from '../../../../kernel/domain-error.ts'
import type { MembershipPerson } from '../../../../kernel/ports.ts'
import { RefusedTokenError } from './explain-failure.ts'

interface ClaimNames {
  name: string
  email: string
  /** What `groups` stands for in the claims of members and staff. */
  groups: string
}

/** Without a value, the claim must be there and not be false. */
interface ClaimRule {
  claim: string
  value: string | undefined
}

export interface ClaimRules {
  names: ClaimNames
  /** What makes a person a member. */
  required: ClaimRule | undefined
  /** What makes a member one of the association's staff. */
  staff: ClaimRule | undefined
}

export const standardClaims: ClaimRules = {
  names: { name: 'name', email: 'email', groups: 'groups' },
  required: undefined,
  staff: undefined,
}

export type Claims = Readonly<Record<string, unknown>>

/** Whether these claims answer everything, so that the userinfo endpoint need not be asked. */
export function isComplete(claims: Claims, { names, required, staff }: ClaimRules): boolean {
  const rules = [required, staff].filter((rule) => rule !== undefined)
  const wanted = [names.name, names.email, ...rules.map((rule) => claimName(rule, names))]

  return wanted.every((name) => readClaim(claims, name) !== undefined)
}

/**
 * The person whom the claims describe. Throws `not-a-member` for somebody without the required claim,
 * and `login-failed` with what to do for values that an account cannot have.
 */
export function readPerson(
  claims: Claims,
  { names, required }: ClaimRules,
): Omit<MembershipPerson, 'issuer'> {
  const email = readEmail(claims, names)
  if (required && !fulfills(claims, required, names)) {
    throw new DomainError(
      'not-a-member',
      `Your login works, but ${email} is not a member account. Ask your association to activate your membership, or log in as somebody else.`,
    )
  }

  return { subject: readSubject(claims), email, name: readName(claims, names, email) }
}

export function isStaff(claims: Claims, { names, staff }: ClaimRules): boolean {
  return staff !== undefined && fulfills(claims, staff, names)
}

function fulfills(claims: Claims, rule: ClaimRule, names: ClaimNames): boolean {
  return hasClaim(claims, claimName(rule, names), rule.value)
}

/** Core 1.0, section 2: at most 255 ASCII characters. */
function readSubject({ sub }: Claims): string {
  if (typeof sub !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(sub)) {
    throw new RefusedTokenError('the subject (sub) is not 1 to 255 ASCII characters')
  }

  return sub
}

/**
 * An address that the issuer says is not verified could be anybody's: documents and notices would go
 * there. An issuer that says nothing about it is trusted.
 */
function readEmail(claims: Claims, names: ClaimNames): string {
  const parsed = Email.safeParse(readClaim(claims, names.email))
  if (!parsed.success) {
    throw new DomainError(
      'login-failed',
      'Your membership account has no valid email address. Add one there, then log in again.',
    )
  }
  if (names.email === 'email' && String(claims.email_verified ?? true) === 'false') {
    throw new DomainError(
      'login-failed',
      'Your membership has not confirmed your email address yet. Confirm it there, then log in again.',
    )
  }

  return parsed.data
}

/** Characters that nobody sees are dropped; a name that no form could carry is refused. */
function readName(claims: Claims, names: ClaimNames, email: string): string {
  const claim = readClaim(claims, names.name)
  const name = typeof claim === 'string' ? withoutUnprintable(claim.slice(0, maxRead)) : ''
  if (name.length > limits.nameLength) {
    throw new DomainError(
      'login-failed',
      `Your name at the membership has more than ${limits.nameLength} characters. Shorten it there, then log in again.`,
    )
  }

  return name || email.slice(0, limits.nameLength)
}

const maxRead = 1000

const everyUnprintable = new RegExp(unprintable, 'gu')

function withoutUnprintable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(everyUnprintable, '').trim()
}

function claimName({ claim }: ClaimRule, names: ClaimNames): string {
  return claim === 'groups' ? names.groups : claim
}

/** Texts are compared as a whole, lists by their entries: `members` is not in "former members". */
function hasClaim(claims: Claims, name: string, value: string | undefined): boolean {
  const claim = readClaim(claims, name)
  const entries = Array.isArray(claim) ? claim : [claim]
  if (value === undefined) {
    return entries.some((entry) => Boolean(entry) && entry !== 'false')
  }

  return entries.some((entry) => Scalar.safeParse(entry).success && String(entry) === value)
}

const Scalar = z.union([z.string(), z.number(), z.boolean()])

/** By its name, or by a path through objects such as `realm_access.roles`. */
function readClaim(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) {
    return claims[name] ?? undefined
  }

  return name.split('.').reduce<unknown>(readProperty, claims) ?? undefined
}

function readProperty(value: unknown, key: string): unknown {
  const parsed = z.record(z.string(), z.unknown()).safeParse(value)

  return parsed.success && Object.hasOwn(parsed.data, key) ? parsed.data[key] : undefined
}
