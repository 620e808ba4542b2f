import type { WebhookVendor } from '@countersign/contract/rules/webhook-vendors'
import type { OfficeRole } from '@countersign/contract/schemas/offices'
import type { InviteRole } from '@countersign/contract/schemas/roles'
import type { Database, Transaction } from '@countersign/database'
import type { SigningProvider } from '@countersign/signing/provider'
import type { StoredRoom } from '@countersign/signing/envelope'
import type { SigningRoom } from '@countersign/signing/room'
import type { TemplateSource } from '@countersign/pdf/template'
import type { FormLibrary } from '@countersign/form-library'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import { DomainError } from './domain-error.ts'
import type {
  Association,
  FileStore,
  FileVerifier,
  MailTransport,
  Membership,
  PaymentPort,
  RetentionPeriods,
  Sealing,
  SealingAuthority,
  UploadQueue,
  WebhookReceiver,
} from './ports.ts'

/** Created once per process by `bootstrap`. */
export interface AppServices {
  db: Database
  clock: Clock
  ids: Ids
  ports: Ports
}

/** What a use case runs in: services, plus who acts, and from where. */
export interface Context extends Omit<AppServices, 'db'> {
  db: Database | Transaction
  actor: Actor
  origin: Origin
  /** Whose token the request has, as the access check has read it. */
  room?: OpenedRoom
  log: FastifyBaseLogger
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

export interface OpenedRoom extends StoredRoom {
  /** The member who has opened it; absent for who signs by a link. */
  openedByPerson?: string
}

export type Actor =
  | {
      kind: 'member'
      userId: string
      sessionId?: string
      office?: JoinedOffice
      /** Of the association: read at the login, so gone with the next one. */
      isStaff?: boolean
    }
  | { kind: 'resident'; role: InviteRole; packetId?: string }
  | { kind: 'visitor' }
  | { kind: 'system' }

/** The office of somebody else in which a member works now. */
interface JoinedOffice {
  id: string
  role: OfficeRole
  /** Ids of the properties that they work with; null: all. */
  homes: readonly string[] | null
}

export interface Origin {
  ip?: string
  userAgent?: string
  timeZone?: string
}

/** Adapters are chosen in `bootstrap/create-services.ts`. */
export interface Ports {
  signing: SigningProvider
  /** The embedded engine's own pages; absent with a provider that brings its own. */
  room?: SigningRoom
  /** Origins of the provider's own pages, which are framed; with `*.` for all subdomains. */
  signingPages: readonly string[]
  /** The library's forms and members' own. */
  templates: TemplateSource
  authority: SealingAuthority
  verifier: FileVerifier
  uploads: UploadQueue
  photos: UploadQueue
  sealing: Sealing
  files: FileStore
  /** One sentence for operators if the database could not write just now. */
  findDatabaseProblem?(): string | undefined
  mail: MailTransport
  payments: PaymentPort
  /** Absent for a vendor that is not configured. */
  webhooks: Partial<Record<WebhookVendor, WebhookReceiver>>
  jobs: Jobs
  forms: FormLibrary
  membership: Membership
  retention: RetentionPeriods
  association?: Association
  /** Without a trailing slash. */
  publicUrl: string
}

/**
 * Transactional outbox: `enqueue` writes the job in the caller's transaction. At-least-once delivery:
 * a job may run twice, so every handler is idempotent.
 */
export interface Jobs {
  /** Before `start`. */
  register(job: Job): void
  enqueue<Payload extends z.ZodType>(
    ctx: Pick<Context, 'db' | 'clock' | 'ids'>,
    type: JobType<Payload>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  start(): Promise<void>
  /** Waits a few seconds for running handlers; a job that is cut off runs again later. */
  stop(): Promise<void>
}

export interface JobType<Payload extends z.ZodType = z.ZodType> {
  /** The name of its queue. Never rename it: queued jobs must survive an update. */
  name: string
  payload: Payload
  /** At most one job per key waits; enqueueing while one runs queues one more. */
  singletonKey?(payload: z.input<Payload>): string
}

export interface Job<Payload extends z.ZodType = z.ZodType> extends JobType<Payload> {
  /** Runs as the system, outside any transaction. */
  run(ctx: Context, payload: z.output<Payload>): Promise<void>
  /** Cron expression, UTC. The payload must accept `{}`. */
  every?: string
  /** Attempts after the first one, with exponential backoff. Default 12. */
  retries?: number
  /** Per run. Default 300. */
  timeLimitSeconds?: number
  /** Per process. Default 1. */
  concurrency?: number
  /** How soon a job starts that was put off, or is tried again; others start at once. Default 60. */
  pollSeconds?: number
}

export interface EnqueueOptions {
  startAfter?: Date
  /** Leaves the processor to what somebody waits for now: the job starts this much later. */
  deferSeconds?: number
}

export function systemContext(services: AppServices, log: FastifyBaseLogger): Context {
  return { ...services, actor: { kind: 'system' }, origin: {}, log }
}

/** Who acts. Throws `not-signed-in` for every other actor than a member. */
export function personId(ctx: Pick<Context, 'actor'>): string {
  return member(ctx).userId
}

/** Whose data it is: an office has the id of the user who founded it, and every member has founded one. */
export function officeId(ctx: Pick<Context, 'actor'>): string {
  const { office, userId } = member(ctx)

  return office?.id ?? userId
}

export function officeRole(ctx: Pick<Context, 'actor'>): OfficeRole {
  return member(ctx).office?.role ?? 'manager'
}

/** Ids of the properties that a member works with; null: all of the office. */
export function ownHomes(ctx: Pick<Context, 'actor'>): readonly string[] | null {
  return member(ctx).office?.homes ?? null
}

function member({ actor }: Pick<Context, 'actor'>): Actor & { kind: 'member' } {
  if (actor.kind !== 'member') {
    throw new DomainError('not-signed-in')
  }

  return actor
}

export function actingAs(ctx: Context, actor: Actor): Context {
  return { ...ctx, actor }
}
