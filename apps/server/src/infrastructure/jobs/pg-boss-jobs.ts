import { setTimeout } from 'node:timers/promises'
import { nameStatements } from '@countersign/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ClientBase } from 'pg'
import { fromDrizzle, PgBoss, type JobInsert } from 'pg-boss'
import type { Context, EnqueueOptions, Job, Jobs } from '../../kernel/context.ts'
import { onCommit } from '../../kernel/transaction.ts'
import { atCommit } from './at-commit.ts'
import { createInlineRunner } from './inline-runner.ts'
import { startMaintenance } from './maintain-jobs.ts'
import { createQueueErrors } from './queue-errors.ts'
import { createQueues, scheduleJobs } from './prepare-queues.ts'
import { createJobLog, runJob, type JobObservers } from './run-job.ts'
import { defaultHeartbeat, resumeInterrupted, type Heartbeat } from './stalled-jobs.ts'
import { waitForDatabase } from './wait-for-database.ts'

export interface PgBossOptions extends JobObservers {
  databaseUrl: string
  log: FastifyBaseLogger
  context(): Context
  /** `false` if a connection pooler does not carry prepared statements. */
  prepared?: boolean
  /** `false` for a process that only enqueues. */
  work?: boolean
  heartbeat?: Heartbeat
  /** How often expired jobs are failed, old ones deleted and queues counted. */
  superviseSeconds?: number
}

const stopTimeoutMs = 4000

/** Options of `pg-pool`, which pg-boss passes on. */
const poolOptions = ({ prepared = true }: PgBossOptions) => ({
  onConnect(client: ClientBase) {
    // Node ends the process if a connection breaks between two queries of a transaction and nobody
    // listens; the query that follows fails, and pg-boss reports that.
    client.on('error', () => undefined)
    if (prepared) {
      nameStatements(client)
    }
  },
})

/** Jobs in the app's own database. PostgreSQL's NOTIFY wakes a worker on commit; polling is the fallback. */
export function createPgBossJobs(options: PgBossOptions): Jobs {
  const { log, context, heartbeat = defaultHeartbeat, superviseSeconds = 60 } = options
  const registered = new Map<string, Job>()
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    application_name: 'countersign-jobs',
    max: 4,
    schema: 'jobs',
    useListenNotify: true,
    // `startMaintenance` calls it.
    supervise: false,
    ...poolOptions(options),
  })
  const inline = createInlineRunner()
  const running = new Set<string>()
  const stopping = new AbortController()
  const queueErrors = createQueueErrors({
    log,
    now: () => context().clock.now(),
    untilReachable: () => waitForQueues(boss, stopping.signal),
  })
  let stopMaintenance = () => Promise.resolve()
  boss.on('error', (error) => queueErrors.report(error))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs: warning'))

  return {
    register: (job) => void registered.set(job.name, job),
    async enqueue(ctx, { name, singletonKey }, payload, enqueueOptions = {}) {
      const job = toJob(ctx, { payload, key: singletonKey?.(payload), options: enqueueOptions })
      await atCommit(ctx, name, job, (jobs) => insert(boss, ctx, name, jobs))
      if (enqueueOptions.inline) {
        onCommit(ctx, () => inline.run(() => runInline(registered.get(name), options, payload)))
      }
    },
    async start() {
      await boss.start()
      if (options.work !== false) {
        inline.open()
      }
      await createQueues(boss, registered, heartbeat)
      if (options.work !== false) {
        await startWorkers(boss, registered, { ...options, heartbeat, running })
        await scheduleJobs(boss, registered)
        stopMaintenance = startMaintenance({
          boss,
          log,
          context,
          heartbeat,
          superviseSeconds,
          isAway: queueErrors.isAway,
          onError: queueErrors.report,
        })
      }
    },
    async stop() {
      stopping.abort()
      await stopMaintenance()
      await inline.close()
      await boss.stop({ graceful: true, close: true, timeout: stopTimeoutMs })
      if (running.size > 0) {
        await resumeInterrupted(context(), [...running])
      }
    },
  }
}

const queueWatchMs = 1000

/** By the connection of the queues, which may lead elsewhere than the pooler of the others. */
async function waitForQueues(boss: PgBoss, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await boss.getDb().executeSql('select 1')
      return true
    } catch {
      await setTimeout(queueWatchMs, undefined, { ref: false })
    }
  }
  return false
}

interface NewJob {
  payload: unknown
  key: string | undefined
  options: EnqueueOptions
}

function toJob(ctx: Pick<Context, 'ids'>, { payload, key, options }: NewJob): JobInsert {
  const { startAfter, inline, deferSeconds } = options
  const start = startAfter ?? inline?.fallbackAfterSeconds ?? deferSeconds

  return {
    data: asObject(payload),
    // The queues keep one waiting job per key, so a job without a key gets a unique one.
    singletonKey: key ?? ctx.ids.uuid(),
    ...(start === undefined ? {} : { startAfter: start }),
  }
}

async function insert(
  boss: PgBoss,
  { db }: Pick<Context, 'db'>,
  name: string,
  jobs: JobInsert[],
): Promise<void> {
  await boss.insert(name, jobs, { db: fromDrizzle(db, sql) })
}

/** Every job's payload is a zod object; only its type was lost. */
function asObject(payload: unknown): object {
  if (typeof payload !== 'object' || payload === null) {
    throw new TypeError('The payload of a job is an object.')
  }

  return payload
}

interface WorkerOptions extends PgBossOptions {
  heartbeat: Heartbeat
  running: Set<string>
}

async function startWorkers(
  boss: PgBoss,
  registered: ReadonlyMap<string, Job>,
  options: WorkerOptions,
): Promise<void> {
  for (const job of registered.values()) {
    for (let count = job.concurrency ?? 1; count > 0; count -= 1) {
      await startWorker(boss, job, options)
    }
  }
}

async function startWorker(boss: PgBoss, job: Job, options: WorkerOptions): Promise<void> {
  const intervals = {
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: 2,
    heartbeatRefreshSeconds: options.heartbeat.refreshSeconds,
  }
  const worker = await boss.work<object>(job.name, intervals, async ([queued]) => {
    if (queued) {
      const log = createJobLog(options.log, job, { id: queued.id, payload: queued.data })
      const ctx = { ...options.context(), log }
      options.running.add(queued.id)
      try {
        await runJob(ctx, options, { job, id: queued.id, payload: queued.data })
      } catch (error) {
        // pg-boss must be able to record the failure, or the job looks active until it expires.
        await waitForDatabase(ctx, queued.signal)
        throw error
      } finally {
        options.running.delete(queued.id)
      }
    }
    // No polling pause while the queue may hold more.
    boss.notifyWorker(worker)
  })
}

async function runInline(
  job: Job | undefined,
  options: PgBossOptions,
  payload: unknown,
): Promise<void> {
  if (job) {
    const ctx = {
      ...options.context(),
      log: createJobLog(options.log, job, { id: 'inline', payload }),
    }
    await runJob(ctx, options, { job, id: 'inline', payload })
  }
}
