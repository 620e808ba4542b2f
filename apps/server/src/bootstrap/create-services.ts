import path from 'node:path'
import type { OpenDatabase } from '@countersign/database'
import {
  createFormLibrary,
  createCompileWorker,
  readBuiltForm,
  type CompileWorker,
} from '@countersign/form-library'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { readAssociation } from '../config/read-association.ts'
import { readTimeStampRoots } from '../config/time-stamp-roots.ts'
import {
  createTemplateArchive,
  createTemplateSource,
  saveEarlierTemplates,
} from '../features/forms/index.ts'
import { createSignNowReceiver } from '../features/signnow/index.ts'
import { createFormCache } from '../infrastructure/files/form-cache.ts'
import { createRenewFile } from '../infrastructure/files/lock-stored-file.ts'
import { openFileStore } from '../infrastructure/files/open-file-store.ts'
import { createPgBossJobs } from '../infrastructure/jobs/pg-boss-jobs.ts'
import { mailboxRoutes } from '../infrastructure/mail/mailbox/routes.ts'
import { openKeyring } from '../infrastructure/sealing/keys/keyring.ts'
import { createRenewKeysJob } from '../infrastructure/sealing/keys/renew-keys.ts'
import { explainWrongKey, openSecretKey } from '../infrastructure/sealing/keys/secret-key.ts'
import { createMetrics } from '../infrastructure/metrics/create-metrics.ts'
import { createSealPool, type SealPool } from '../infrastructure/sealing/seal-pool.ts'
import { sealPorts } from '../infrastructure/sealing/seal-ports.ts'
import { createUploadQueues } from '../infrastructure/uploads/upload-queue.ts'
import { createVerifyPool, type VerifyPool } from '../infrastructure/verifying/verify-pool.ts'
import { systemContext, type AppServices, type Clock, type Ports } from '../kernel/context.ts'
import { randomIds } from '../kernel/ids.ts'
import { measure, type Metrics } from '../kernel/metrics.ts'
import type { Tracing } from '../kernel/tracing.ts'
import { createMail } from './create-mail.ts'
import { createPayments } from './create-payments.ts'
import { createMembership, type MembershipOptions } from './create-membership.ts'
import { createSigning } from './create-signing.ts'
import { registerJobs } from './jobs.ts'

interface ServiceOptions extends Omit<MembershipOptions, 'secretKey'> {
  databaseUrl: string
  pool: OpenDatabase['pool']
  findDatabaseProblem(): string | undefined
  clock: Clock
  tracing: Tracing
}

export interface Runtime {
  services: AppServices
  /** Pages besides the API: the embedded membership, and the mailbox of an embedded installation. */
  plugins: ((app: FastifyInstance) => Promise<void>)[]
  metrics: Metrics
  tracing: Tracing
  sealPool: SealPool
  verifyPool: VerifyPool
  compileWorker: CompileWorker
  closeMail(): Promise<void>
}

export async function createServices(options: ServiceOptions): Promise<Runtime> {
  const { config, db, log, clock, tracing } = options
  const association = readAssociation(config.association)
  const secretKey = await openSecretKey(db, config)
  const base = { db, clock, ids: randomIds }
  // Each waits for something else: one for a key derivation, the other for its modules.
  const [{ authority, identity, findProblem }, { membership, plugins }] = await Promise.all([
    openKeyring({ ...base, log }, secretKey).catch(explainWrongKey(config)),
    createMembership({ ...options, secretKey }),
  ])
  const sealing = { settings: config.sealing, ports: sealPorts, identity, findProblem }
  const compileWorker = createCompileWorker()
  const { texts, ...queues } = createUploadQueues()
  const cache = createFormCache(path.join(config.dataDir, 'forms'), log)
  const forms = createFormLibrary({
    readBuilt: readBuiltForm,
    cache,
    compile: compileWorker.compile,
    compileCustom: (custom, variant, ownerId) =>
      texts.run(ownerId, () => compileWorker.compileCustom(custom, variant)),
  })
  const metrics = createMetrics(options)
  const files = await openFileStore(config, {
    clock,
    log,
    onCall: metrics.s3Call,
    renew: createRenewFile(db),
  })
  const templates = createTemplateSource({ db, library: forms, files })
  const archive = createTemplateArchive({ db, files, clock, log })
  await saveEarlierTemplates({ cache, archive, log })
  const mail = await createMail(config, secretKey)

  const paid = await createPayments(config, log)
  const sealPool = createSealPool()
  const verifyPool = createVerifyPool({
    timeStampRoots: readTimeStampRoots(config.timeStampRootsFile),
  })
  const context = () => systemContext(services, log)
  const ports: Ports = {
    ...createSigning({
      context,
      templates,
      archive,
      files,
      sealing,
      publicUrl: config.publicUrl,
      association,
      signNow: config.signNow,
      metrics,
      runSeal: (input) => measure(() => sealPool.produce(input), metrics.seal),
      runUnsealed: (input) => sealPool.writeUnsealed(input),
      runRender: (input) => sealPool.draw(input),
    }),
    authority,
    verifier: verifyPool,
    ...queues,
    sealing,
    templates,
    forms,
    membership,
    files,
    findDatabaseProblem: options.findDatabaseProblem,
    mail: mail.transport,
    payments: paid.payments,
    webhooks: { ...mail.webhooks, ...paid.webhooks, ...signNowWebhooks(config) },
    jobs: createPgBossJobs({
      databaseUrl: options.databaseUrl,
      log,
      context,
      metrics,
      tracing,
    }),
    retention: config.retention,
    association,
    publicUrl: config.publicUrl,
  }
  const services: AppServices = { ...base, ports }
  registerJobs(ports.jobs)
  ports.jobs.register(createRenewKeysJob(base, secretKey))
  mail.jobs.forEach((job) => ports.jobs.register(job))

  return {
    services,
    plugins: [...plugins, ...(config.mailbox ? [mailboxRoutes] : [])],
    metrics,
    tracing,
    sealPool,
    verifyPool,
    compileWorker,
    closeMail: mail.close,
  }
}

function signNowWebhooks({ signNow }: Config): Ports['webhooks'] {
  return signNow?.webhookSecret ? { signnow: createSignNowReceiver(signNow.webhookSecret) } : {}
}
