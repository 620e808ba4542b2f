import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Context } from '../../kernel/context.ts'
import type { EnqueueOptions, JobOptions, Jobs } from '../../kernel/jobs.ts'
import { whenCommitted } from '../../kernel/transaction.ts'
import { createInlineRunner } from './inline-runner.ts'
import { waitForDatabase } from './wait-for-database.ts'

export interface PgBossSettings {
  databaseUrl: string
  log: FastifyBaseLogger
  /** The context that handlers act in. */
  context(): Context
  /** A process that only enqueues leaves the work to others. */
  work?: boolean
}

interface Definition {
  run(ctx: Context, payload: unknown): Promise<void>
  options: JobOptions
}

const longestStopMs = 4000

/**
 * Jobs in the same database, by pg-boss. A job is there once the transaction that asked for it has
 * been committed; PostgreSQL's NOTIFY wakes a worker at that moment, polling is only the net below.
 */
export function createPgBossJobs(settings: PgBossSettings): Jobs {
  const definitions = new Map<string, Definition>()
  const calendar: { cron: string; name: string; payload: object }[] = []
  const boss = new PgBoss({
    connectionString: settings.databaseUrl,
    application_name: 'countersign-jobs',
    max: 4,
    schema: 'jobs',
    useListenNotify: true,
  })
  const direct = createInlineRunner()
  boss.on('error', (error) => settings.log.error({ err: error }, 'jobs: error'))
  boss.on('warning', ({ message }) => settings.log.warn({ warning: message }, 'jobs: warning'))

  return {
    define(name, schema, handler, options = {}) {
      const run = async (ctx: Context, payload: unknown) => handler(ctx, schema.parse(payload))
      definitions.set(name, { run, options })
    },
    every: (cron, name, payload) => void calendar.push({ cron, name, payload }),
    async enqueue(ctx, name, payload, options) {
      await enqueue(boss, ctx, name, payload, options)
      if (options?.inline) {
        whenCommitted(ctx, () =>
          direct.begin(() => runDirectly(definitions, settings, name, payload)),
        )
      }
    },
    async start() {
      await boss.start()
      if (settings.work !== false) {
        direct.open()
      }
      for (const [name, { options }] of definitions) {
        await openQueue(boss, name, options)
      }
      if (settings.work !== false) {
        await startWorkers(boss, definitions, settings)
        await keepCalendar(boss, calendar)
      }
    },
    async stop() {
      await direct.close()
      await boss.stop({ graceful: true, close: true, timeout: longestStopMs })
    },
  }
}

async function enqueue(
  boss: PgBoss,
  ctx: Context,
  name: string,
  payload: object,
  options: EnqueueOptions = {},
): Promise<void> {
  await boss.send(name, payload, {
    db: fromDrizzle(ctx.db, sql),
    // The queues keep one waiting job per key; a job without a key is one of a kind.
    singletonKey: options.singletonKey ?? ctx.ids.uuid(),
    ...startTime(options),
  })
}

function startTime({ startAfter, inline }: EnqueueOptions): { startAfter?: Date | number } {
  const start = startAfter ?? inline?.fallbackAfterSeconds

  return start === undefined ? {} : { startAfter: start }
}

async function openQueue(boss: PgBoss, name: string, options: JobOptions): Promise<void> {
  const settings = {
    retryLimit: options.retries ?? 12,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: options.timeLimitSeconds ?? 300,
    notify: true,
  }

  await boss.createQueue(name, { policy: 'short', ...settings })
  // A queue from an earlier version gets the settings of this one.
  await boss.updateQueue(name, settings)
}

async function startWorkers(
  boss: PgBoss,
  definitions: Map<string, Definition>,
  settings: PgBossSettings,
): Promise<void> {
  for (const [name, definition] of definitions) {
    for (let count = definition.options.concurrency ?? 1; count > 0; count -= 1) {
      await startWorker(boss, { name, definition, settings })
    }
  }
}

interface WorkerPlan {
  name: string
  definition: Definition
  settings: PgBossSettings
}

async function startWorker(boss: PgBoss, plan: WorkerPlan): Promise<void> {
  const polling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 }
  const worker = await boss.work<object>(plan.name, polling, async ([job]) => {
    if (job) {
      const log = plan.settings.log.child({ job: plan.name, jobId: job.id })
      const ctx = { ...plan.settings.context(), log }
      try {
        await runLogged(ctx, () => plan.definition.run(ctx, job.data))
      } catch (error) {
        // A failure that cannot be written down is none: the job would pass for running for minutes.
        await waitForDatabase(ctx, job.signal)
        throw error
      }
    }
    // Where there was one there may be more: no pause until there is none.
    boss.notifyWorker(worker)
  })
}

async function runDirectly(
  definitions: Map<string, Definition>,
  settings: PgBossSettings,
  name: string,
  payload: object,
): Promise<void> {
  const ctx = { ...settings.context(), log: settings.log.child({ job: name }) }

  await runLogged(ctx, async () => definitions.get(name)?.run(ctx, payload))
}

/** A failure is logged once here and handed on, so that the job is tried again. */
async function runLogged(ctx: Context, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    ctx.log.error({ err: error }, 'job failed; it will be tried again')
    throw error
  }
}

async function keepCalendar(
  boss: PgBoss,
  calendar: { cron: string; name: string; payload: object }[],
): Promise<void> {
  for (const { cron, name, payload } of calendar) {
    await boss.schedule(name, cron, payload, { singletonKey: name })
  }
}
