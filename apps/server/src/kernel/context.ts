import type { InviteRole } from '@countersign/contract'
import type { Database, Transaction } from '@countersign/database'
import type { FastifyBaseLogger } from 'fastify'
import { DomainError } from './domain-error.ts'
import type { Ports } from './ports.ts'

/** Everything that a verb acts in: who, when, where from, and what it may use. */
export interface Context {
  db: Database | Transaction
  clock: Clock
  ids: Ids
  actor: Actor
  origin: Origin
  log: FastifyBaseLogger
  ports: Ports
}

export interface Clock {
  now(): Date
}

export interface Ids {
  uuid(): string
  /** Random bytes, base64url. */
  secret(bytes: number): string
  /** A signing code: 26 characters of Crockford's base 32, 130 random bits. */
  code(): string
}

export type Actor =
  | { kind: 'member'; userId: string; sessionId?: string }
  | { kind: 'resident'; role: InviteRole; packetId?: string }
  /** Someone at a public door, of whom nothing is known yet. */
  | { kind: 'visitor' }
  | { kind: 'system' }

/** Where an act came from. */
export interface Origin {
  ip?: string
  userAgent?: string
  timeZone?: string
}

/** The member who acts; refuses everyone else with `not-signed-in`. */
export function memberId(ctx: Context): string {
  if (ctx.actor.kind !== 'member') {
    throw new DomainError('not-signed-in')
  }

  return ctx.actor.userId
}

/** The same context, acted in by somebody who has been recognised since. */
export function actingAs(ctx: Context, actor: Actor): Context {
  return { ...ctx, actor }
}
