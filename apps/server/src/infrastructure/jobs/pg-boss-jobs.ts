import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pg, { type ClientBase } from 'pg'
import { fromDrizzle, PgBoss, type JobInsert } from 'pg-boss'
import type { Context, EnqueueOptions, Job, Jobs } from '../../kernel/context.ts'
import { createQueueErrorLog } from './queue-errors.ts'
import { createQueues, scheduleJobs } from './prepare-queues.ts'
import { createJobLog, runJob, type JobObservers } from './run-job.ts'
import { waitForDatabase } from './wait-for-database.ts'

export interface PgBossOptions extends JobObservers {
  databaseUrl: string
  log: FastifyBaseLogger
  context(): Context
  /** `false` for a process that only enqueues. */
  work?: boolean
  /** How often pg-boss looks for jobs that ran too long or whose process is gone. Default: 60. */
  superviseSeconds?: number
}

const stopTimeoutMs = 4000
const poolSize = 4
/** One more listens for new jobs. */
const connectionsNeeded = poolSize + 1
const connectTimeoutMs = 10_000
const idlePollSeconds = 60

/** Options of `pg-pool`, which pg-boss passes on. */
const poolOptions = {
  onConnect(client: ClientBase) {
    // Node ends the process if a connection breaks between two queries of a transaction and nobody
    // listens; the query that follows fails, and pg-boss reports that.
    client.on('error', () => undefined)
  },
}

/**
 * Jobs in the app's own database. PostgreSQL's NOTIFY wakes a worker on commit. Polling finds jobs that
 * were put off or are tried again: each worker's is a statement, so only the first of a queue is quick.
 */
export function createPgBossJobs(options: PgBossOptions): Jobs {
  const { log, superviseSeconds = 60 } = options
  const registered = new Map<string, Job>()
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    application_name: 'countersign-jobs',
    max: poolSize,
    schema: 'jobs',
    useListenNotify: true,
    supervise: options.work !== false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    // No job of ours waits for another one.
    flowIntervalSeconds: 3600,
    // Our schedules are minutes and hours.
    cronWorkerIntervalSeconds: 30,
    ...poolOptions,
  })
  boss.on('error', createQueueErrorLog(log))
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'jobs: warning'))

  return {
    register: (job) => void registered.set(job.name, job),
    async enqueue(ctx, { name, singletonKey }, payload, enqueueOptions = {}) {
      const job = toJob(ctx, { payload, key: singletonKey?.(payload), options: enqueueOptions })
      await boss.insert(name, [job], { db: fromDrizzle(ctx.db, sql) })
    },
    async start() {
      if (options.work !== false) {
        await assertConnections(options.databaseUrl)
      }
      await boss.start()
      await createQueues(boss, registered)
      if (options.work !== false) {
        await startWorkers(boss, registered, options)
        await scheduleJobs(boss, registered)
      }
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: stopTimeoutMs }),
  }
}

/** Throws the database's error where it does not accept as many: later, jobs would only wait. */
async function assertConnections(connectionString: string): Promise<void> {
  const clients = Array.from({ length: connectionsNeeded }, () => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: connectTimeoutMs })
    client.on('error', () => undefined)
    return client
  })
  try {
    await Promise.all(clients.map((client) => client.connect()))
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
}

interface NewJob {
  payload: unknown
  key: string | undefined
  options: EnqueueOptions
}

function toJob(ctx: Pick<Context, 'ids'>, { payload, key, options }: NewJob): JobInsert {
  const start = options.startAfter ?? options.deferSeconds

  return {
    data: asObject(payload),
    // The queues keep one waiting job per key, so a job without a key gets a unique one.
    singletonKey: key ?? ctx.ids.uuid(),
    ...(start === undefined ? {} : { startAfter: start }),
  }
}

/** Every job's payload is a zod object; only its type was lost. */
function asObject(payload: unknown): object {
  if (typeof payload !== 'object' || payload === null) {
    throw new TypeError('The payload of a job is an object.')
  }

  return payload
}

async function startWorkers(
  boss: PgBoss,
  registered: ReadonlyMap<string, Job>,
  options: PgBossOptions,
): Promise<void> {
  for (const job of registered.values()) {
    for (let index = 0; index < (job.concurrency ?? 1); index += 1) {
      const pollSeconds = index === 0 ? job.pollSeconds : undefined
      await startWorker(boss, { ...job, pollSeconds: pollSeconds ?? idlePollSeconds }, options)
    }
  }
}

async function startWorker(
  boss: PgBoss,
  job: Job & { pollSeconds: number },
  options: PgBossOptions,
): Promise<void> {
  const intervals = {
    // Without NOTIFY, while its connection is broken.
    pollingIntervalSeconds: 0.5,
    notifyPollingIntervalSeconds: job.pollSeconds,
  }
  const worker = await boss.work<object>(job.name, intervals, async ([queued]) => {
    if (queued) {
      const log = createJobLog(options.log, job, { id: queued.id, payload: queued.data })
      const ctx = { ...options.context(), log }
      try {
        await runJob(ctx, options, { job, id: queued.id, payload: queued.data })
      } catch (error) {
        // pg-boss must be able to record the failure, or the job looks active until its heartbeat is old.
        await waitForDatabase(ctx, queued.signal)
        throw error
      }
    }
    // No polling pause while the queue may hold more.
    boss.notifyWorker(worker)
  })
}
