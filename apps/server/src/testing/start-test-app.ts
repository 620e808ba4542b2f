import { events } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { inspectFile } from '@countersign/esign/verify'
import { createFormLibrary } from '@countersign/form-library'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppSettings } from '../bootstrap/build-app.ts'
import { composeSigning } from '../bootstrap/create-signing.ts'
import { createTemplateArchive, createTemplateSource } from '../features/forms/index.ts'
import { createRecordedPayments } from '../features/payments/index.ts'
import type { Context } from '../kernel/context.ts'
import { systemContext, type House } from '../kernel/app-services.ts'
import { createLogger } from '../kernel/logger.ts'
import type { Parts } from '../kernel/ports.ts'
import { randomIds } from '../kernel/random-ids.ts'
import { registerJobs } from '../bootstrap/register-jobs.ts'
import { createFakeMembership, type FakeMembership } from './fake-membership.ts'
import { createKeptMails, type KeptMails } from './fake-mail.ts'
import { createMemoryFiles } from './memory-files.ts'
import type { VerifyTask } from '../infrastructure/verifying/verify-worker.ts'
import { createClock, type SettableClock } from './fake-clock.ts'
import { signIn, type Member, type SignIn } from './sign-in.ts'
import { createTableJobs, type TableJobs } from './fake-jobs.ts'
import { testAuthority } from './test-authority.ts'

type TestHouse = House & { clock: SettableClock }

export interface TestApp {
  app: FastifyInstance
  house: TestHouse
  clock: SettableClock
  /** Of the test's own database. */
  databaseUrl: string
  jobs: TableJobs
  membership: FakeMembership
  mail: KeptMails
  /** The system's own context. */
  ctx: Context
  /** A member with a session that has just begun. */
  asMember(who?: SignIn): Promise<Member>
  /** The types of a stream's events, oldest first. */
  eventsOf(stream: string): Promise<string[]>
  stop(): Promise<void>
}

/**
 * The whole server on a database of its own, with a clock that a test sets, jobs that a test runs,
 * and fakes for what lies outside: membership, mail, files. The signing engine is the real one.
 */
export async function startTestApp(
  overrides: Partial<Parts> = {},
  settings: Partial<AppSettings> = {},
  database?: TestDatabase,
): Promise<TestApp> {
  database ??= await createTestDatabase()
  const clock = createClock()
  const log = createLogger('silent')
  const context = (): Context => systemContext(house, log)
  const base = { db: database.db, clock, ids: randomIds }
  const jobs = await createTableJobs(database.db, context)
  const membership = createFakeMembership()
  const mail = createKeptMails()
  const parts = { ...(await testParts(base, context)), jobs, membership, mail, ...overrides }
  const house: TestHouse = { ...base, parts }
  registerJobs(parts.jobs)
  const quiet = { log, trustProxy: false, rateLimits: false, webFolder }
  const app = await buildApp(house, { ...quiet, ...settings })

  return {
    app,
    house,
    clock,
    databaseUrl: database.url,
    jobs,
    membership,
    mail,
    ctx: context(),
    asMember: (who = {}) => signIn(house, app, who),
    eventsOf: (stream) => readEventTypes(house, stream),
    stop: async () => {
      await app.close()
      await database.drop()
    },
  }
}

/** No web app has been built here. */
const webFolder = '/nowhere'
const publicUrl = 'http://localhost:3000'
/** Forms are content: compiled once, they serve every test of a file. */
const forms = createFormLibrary()

async function testParts(base: Omit<House, 'parts'>, context: () => Context) {
  const { authority, identity } = await testAuthority(base.clock.now())
  // The store of the house, which a test may bring itself.
  const files = {
    read: (hash: string) => context().parts.files.read(hash),
    put: (bytes: Uint8Array) => context().parts.files.put(bytes),
  }
  const archive = createTemplateArchive({ db: base.db, files, clock: base.clock })
  const templates = createTemplateSource({ db: base.db, library: forms, files })
  const settings = { level: 'B-B' as const, timeStampUrls: [], timeLimitMs: 1000 }
  const sealing = { settings, ports: {}, identity }

  return {
    ...composeSigning({ context, templates, archive, sealing, publicUrl }),
    authority,
    sealing,
    verifier: { inspect: ({ pdf, roots }: VerifyTask) => inspectFile(pdf, roots) },
    templates,
    forms,
    files: createMemoryFiles(),
    payments: createRecordedPayments({ feeCents: 0 }),
    publicUrl,
  }
}

async function readEventTypes({ db }: House, stream: string): Promise<string[]> {
  const rows = await db
    .select({ type: events.type })
    .from(events)
    .where(eq(events.stream, stream))
    .orderBy(asc(events.seq))

  return rows.map(({ type }) => type)
}
