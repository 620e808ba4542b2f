import type { Readiness } from '@countersign/contract/schemas/health'
import { packets } from '@countersign/database'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import type { BodyBudgets } from '../../http/bodies/request-bodies.ts'
import type { Draining } from '../../kernel/draining.ts'
import { checkAccepting } from './check-accepting.ts'
import { countComplaints } from '../../infrastructure/mail/mail-stops.ts'
import { findOutboxHold } from '../../infrastructure/mail/outbox-hold.ts'
import { countBrokenChains } from '../history/index.ts'
import { countPaymentsToCheck } from '../payments/index.ts'

/** How long a signed packet may wait for its seal before someone should look. */
const sealingLimitMinutes = 5

export interface ReadinessOptions {
  draining: Draining
  /** One sentence for operators if no upload can be received. */
  findUploadProblem(): Promise<string | undefined>
  budgets: BodyBudgets
  /** Whether who sends this bearer token may read why the server is not ready, and its warnings. */
  mayKnowReasons(bearer: string | undefined): boolean
}

/**
 * Whether every packet that all have signed becomes a sealed file. Apart from `/health`, which says
 * whether the server can serve at all, so that a full disk does not restart it. A broken event chain,
 * or a membership or file store that is away, is a warning: taking the server out of the load balancer
 * would not mend it, and residents go on signing. A disk that cannot be written is an error, because
 * somebody has to make room.
 */
export async function checkReadiness(
  ctx: Context,
  { draining, findUploadProblem, budgets }: ReadinessOptions,
): Promise<Readiness> {
  checkAccepting(draining)
  const since = new Date(ctx.clock.now().getTime() - sealingLimitMinutes * 60_000)
  const [overdue, broken, unclear, hold, complaints] = await askDatabase(ctx, () =>
    Promise.all([
      countUnsealed(ctx, since),
      countBrokenChains(ctx),
      countPaymentsToCheck(ctx),
      findOutboxHold(ctx),
      countComplaints(ctx),
    ]),
  )
  const problem =
    ctx.ports.findDatabaseProblem?.() ??
    (await ctx.ports.files.findProblem?.()) ??
    (await findUploadProblem())
  if (problem !== undefined) {
    throw new DomainError('storage-unavailable', problem)
  }
  if (overdue > 0) {
    throw new DomainError(
      'unavailable',
      `${overdue === 1 ? 'One signed packet has' : `${overdue} signed packets have`} been waiting more than ${sealingLimitMinutes} minutes to be sealed. The log says why.`,
    )
  }

  return {
    status: 'ready',
    warnings: [
      ...(broken > 0 ? [brokenChainWarning(broken)] : []),
      ...((await ctx.ports.membership.check()) ? [] : [membershipWarning]),
      ...((await ctx.ports.files.check()) ? [] : [filesWarning]),
      ...damagedWarnings(ctx.ports.files.countDamaged?.() ?? 0),
      ...paymentWarnings(ctx, unclear),
      ...(await signingWarnings(ctx)),
      ...(await sealingWarnings(ctx)),
      ...(hold ? [heldWarning] : []),
      ...budgetWarnings(budgets),
      ...(complaints >= manyComplaints ? [complaintsWarning(complaints)] : []),
    ],
  }
}

async function signingWarnings(ctx: Context): Promise<Readiness['warnings']> {
  const detail = await ctx.ports.signing.findProblem?.()

  return detail === undefined ? [] : [{ code: 'signing-unavailable', detail }]
}

async function sealingWarnings({ ports }: Context): Promise<Readiness['warnings']> {
  const detail = await ports.sealing.findProblem?.()

  return detail === undefined ? [] : [{ code: 'sealing-certificate', detail }]
}

const membershipWarning: Readiness['warnings'][number] = {
  code: 'membership-unavailable',
  detail:
    'The membership cannot be reached, so nobody can log in. It is tried again by itself. The log says why.',
}

const filesWarning: Readiness['warnings'][number] = {
  code: 'storage-unavailable',
  detail:
    'The file storage cannot be used, so files cannot be downloaded, uploaded or sealed. Sealing is retried by itself. The log says why.',
}

function damagedWarnings(damaged: number): Readiness['warnings'] {
  const subject = damaged === 1 ? 'One stored file is' : `${damaged} stored files are`

  return damaged === 0
    ? []
    : [
        {
          code: 'file-damaged',
          detail: `${subject} damaged: the content does not match its hash. The log names it; restore it from the backup.`,
        },
      ]
}

const heldWarning: Readiness['warnings'][number] = {
  code: 'outbox-held',
  detail:
    'This database was restored from a backup: no email is sent and no fee is given back until you run "npm run mails -- release".',
}

/** From this part on, a budget is nearly taken. */
const nearlyFull = 0.8

function budgetWarnings(budgets: BodyBudgets): Readiness['warnings'] {
  const full = Object.entries(budgets).filter(([, budget]) => budget.fullness() >= nearlyFull)
  const names = full.map(([name]) => budgetNames[name]).join(', ')

  return full.length === 0
    ? []
    : [
        {
          code: 'requests-nearly-full',
          detail: `This server has nearly no room left for ${names}. Further ones may be refused until it has. See "Limits" in docs/operations/monitoring.md.`,
        },
      ]
}

const budgetNames: Record<string, string> = {
  memory: 'large requests',
  disk: 'uploaded files',
} satisfies Record<keyof BodyBudgets, string>

/** In a day: mail providers begin to refuse a sender whose emails are often marked as spam. */
const manyComplaints = 10

function complaintsWarning(complaints: number): Readiness['warnings'][number] {
  return {
    code: 'many-complaints',
    detail: `${complaints} people marked an email as spam in the last day, so mail providers may begin to refuse yours. Run "npm run mails -- list-suppressed" to see who.`,
  }
}

/** Public: counts, never which packets. */
function brokenChainWarning(broken: number): Readiness['warnings'][number] {
  const subject = broken === 1 ? 'One event chain is' : `${broken} event chains are`

  return {
    code: 'broken-event-chain',
    detail: `${subject} broken. Run "npm run events -- verify" to see where.`,
  }
}

function paymentWarnings({ ports }: Context, unclear: number): Readiness['warnings'] {
  const problem = ports.payments.online?.problem()
  const subject = unclear === 1 ? 'One payment needs' : `${unclear} payments need`
  const unclearDetail = `${subject} a look: a wrong amount came, or a refund failed. Run "npm run payments -- list" to see which.`

  return [
    ...(problem ? [{ code: 'payments-unavailable' as const, detail: problem }] : []),
    ...(unclear > 0 ? [{ code: 'payments-to-check' as const, detail: unclearDetail }] : []),
  ]
}

async function askDatabase<Answer>(ctx: Context, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    ctx.log.error({ err: error }, 'the database does not answer')
    throw new DomainError('unavailable', 'The database does not answer.')
  }
}

function countUnsealed(ctx: Context, since: Date): Promise<number> {
  return ctx.db.$count(
    packets,
    and(
      eq(packets.status, 'AWAITING_LANDLORD_SIGNATURE'),
      isNotNull(packets.ownerSignedAt),
      isNull(packets.executionDate),
      lt(packets.ownerSignedAt, since),
    ),
  )
}
