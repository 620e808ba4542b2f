import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { events } from '@countersign/database'
import { createTestDatabase, type TestDatabase } from '@countersign/database/testing'
import { inspectFile } from '@countersign/seal/verify/inspect-file'
import { createFormLibrary, readBuiltForm } from '@countersign/form-library'
import { asc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppOptions } from '../bootstrap/build-app.ts'
import { createSigning } from '../bootstrap/create-signing.ts'
import type { SignNowConfig } from '../config/providers.ts'
import { createTemplateArchive, createTemplateSource } from '../features/forms/index.ts'
import { createRecordedPayments } from '../features/payments/index.ts'
import { systemContext, type AppServices, type Context, type Ports } from '../kernel/context.ts'
import { createLogger } from '../kernel/logger.ts'
import { randomIds } from '../kernel/ids.ts'
import { registerJobs } from '../bootstrap/jobs.ts'
import { createFakeMembership, type FakeMembership } from './fake-membership.ts'
import { createFakeMail, type FakeMail } from './fake-mail.ts'
import { createFormCache } from '../infrastructure/files/form-cache.ts'
import { createUploadQueues } from '../infrastructure/uploads/upload-queue.ts'
import { createMemoryFiles } from './memory-files.ts'
import type { FileVerifier } from '../kernel/ports.ts'
import { createFakeClock, type FakeClock } from './fake-clock.ts'
import { signIn, type Member, type SignIn } from './sign-in.ts'
import { createFakeJobs, type FakeJobs } from './fake-jobs.ts'
import { testAuthority } from './test-authority.ts'

type TestServices = AppServices & { clock: FakeClock }

export interface TestApp {
  app: FastifyInstance
  services: TestServices
  clock: FakeClock
  databaseUrl: string
  jobs: FakeJobs
  membership: FakeMembership
  mail: FakeMail
  /** Acts as the system. */
  ctx: Context
  /** A member with a new session. */
  asMember(who?: SignIn): Promise<Member>
  /** The types of a stream's events, oldest first. */
  eventsOf(stream: string): Promise<string[]>
  stop(): Promise<void>
}

/**
 * The real server and signing engine on a database of its own, with a fake clock, fake jobs, and fakes
 * for membership, mail and files.
 */
export async function startTestApp(
  overrides: Partial<Ports> = {},
  options: Partial<AppOptions> & { signNow?: SignNowConfig } = {},
  database?: TestDatabase,
): Promise<TestApp> {
  database ??= await createTestDatabase()
  const clock = createFakeClock()
  const log = createLogger('silent')
  const context = (): Context => systemContext(services, log)
  const base = { db: database.db, clock, ids: randomIds }
  const jobs = await createFakeJobs(database.db, context)
  const membership = createFakeMembership()
  const mail = createFakeMail()
  const { publicUrl = defaultUrl } = overrides
  const parts = await testParts(base, { context, publicUrl, signNow: options.signNow })
  const ports = { ...parts, jobs, membership, mail, ...overrides }
  const services: TestServices = { ...base, ports }
  registerJobs(ports.jobs)
  const defaults = { log, trustProxy: false, rateLimits: false, webFolder }
  const app = await buildApp(services, { ...defaults, ...options })

  return {
    app,
    services,
    clock,
    databaseUrl: database.url,
    jobs,
    membership,
    mail,
    ctx: context(),
    asMember: (who = {}) => signIn(services, app, who),
    eventsOf: (stream) => readEventTypes(services, stream),
    stop: async () => {
      await app.close()
      await database.drop()
    },
  }
}

/** There is no built web app. */
const webFolder = '/nowhere'
const defaultUrl = 'http://localhost:3000'
/** For all processes and runs: the name of an entry contains a hash of the compiler's sources. */
const compiledForms = path.resolve(import.meta.dirname, '../../../../.cache/test-forms')
const forms = createFormLibrary({
  readBuilt: readBuiltForm,
  cache: createFormCache(compiledForms, createLogger('silent')),
})

async function testParts(
  base: Omit<AppServices, 'ports'>,
  {
    context,
    publicUrl,
    signNow,
  }: { context: () => Context; publicUrl: string; signNow: SignNowConfig | undefined },
) {
  const { authority, identity } = await testAuthority(base.clock.now())
  // Resolved late: a test may override the store.
  const files = {
    read: (hash: string) => context().ports.files.read(hash),
    put: (bytes: Uint8Array) => context().ports.files.put(bytes),
  }
  const archive = createTemplateArchive({
    db: base.db,
    files,
    clock: base.clock,
    log: createLogger('silent'),
  })
  const templates = createTemplateSource({ db: base.db, library: forms, files })
  const sealSettings = { level: 'B-B' as const, timeStampUrls: [], timeoutMs: 1000 }
  const sealing = { settings: sealSettings, ports: {}, identity }
  const { texts: _texts, ...queues } = createUploadQueues()

  return {
    ...createSigning({ context, templates, archive, files, sealing, publicUrl, signNow }),
    authority,
    sealing,
    verifier: {
      inspect: async ({ path, roots }: Parameters<FileVerifier['inspect']>[0]) =>
        inspectFile(await readFile(path), await roots()),
    },
    ...queues,
    templates,
    forms,
    files: createMemoryFiles(),
    payments: createRecordedPayments({ feeCents: 0 }),
    webhooks: {},
    retention: { applicationDays: 730, packetDays: 2557, mailDays: 90, addressDays: 365 },
    publicUrl,
  }
}

async function readEventTypes({ db }: AppServices, stream: string): Promise<string[]> {
  const rows = await db
    .select({ type: events.type })
    .from(events)
    .where(eq(events.stream, stream))
    .orderBy(asc(events.seq))

  return rows.map(({ type }) => type)
}
