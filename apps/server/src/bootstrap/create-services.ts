import path from 'node:path'
import type { Database } from '@countersign/database'
import {
  createFormLibrary,
  createCompileWorker,
  type CompileWorker,
} from '@countersign/form-library'
import type { FastifyInstance } from 'fastify'
import { createMembership, type MembershipOptions } from './create-membership.ts'
import { createSigning } from './create-signing.ts'
import { createTemplateArchive, createTemplateSource } from '../features/forms/index.ts'
import {
  createOutboxTransport,
  createSmtpTransport,
  mailboxPages,
} from '../infrastructure/mail/index.ts'
import { createRecordedPayments } from '../features/payments/index.ts'
import { defineKeyJobs, openKeyring } from '../infrastructure/sealing/keys/index.ts'
import { createFolderFileStore } from '../infrastructure/files/folder-file-store.ts'
import { createFormCache } from '../infrastructure/files/form-cache.ts'
import { createPgBossJobs } from '../infrastructure/jobs/pg-boss-jobs.ts'
import { systemContext, type AppServices } from '../kernel/app-services.ts'
import type { Clock } from '../kernel/context.ts'
import type { Ports } from '../kernel/ports.ts'
import { registerJobs } from './register-jobs.ts'
import { createSealPool, sealPorts, type SealPool } from '../infrastructure/sealing/index.ts'
import {
  createVerifyPool,
  readTimeStampRoots,
  type VerifyPool,
} from '../infrastructure/verifying/index.ts'
import { randomIds } from '../kernel/ids.ts'
import { readOrMakeSecretKey } from '../infrastructure/sealing/keys/secret-key.ts'

/** What stands before anything is picked. */
export interface ServiceOptions extends MembershipOptions {
  db: Database
  databaseUrl: string
  clock: Clock
}

export interface Runtime {
  services: AppServices
  /** What embedded parts hang up beside the API. */
  extensions: ((app: FastifyInstance) => Promise<void>)[]
  /** The threads in which executed files are made. */
  seals: SealPool
  /** The thread in which files from anybody are looked at. */
  verifier: VerifyPool
  /** The thread in which forms are compiled. */
  compiler: CompileWorker
}

/** The one place where adapters are picked. */
export async function createServices(options: ServiceOptions): Promise<Runtime> {
  const { config, db, log, clock } = options
  const secretKey = config.secretKey ?? readOrMakeSecretKey(config.dataDir)
  const base = { db, clock, ids: randomIds }
  const { authority, identity } = await openKeyring(base, secretKey)
  const sealing = { settings: config.sealing, ports: sealPorts, identity }
  const compiler = createCompileWorker()
  const forms = createFormLibrary({
    cache: createFormCache(path.join(config.dataDir, 'forms')),
    compile: compiler.compile,
  })
  const files = createFolderFileStore(path.join(config.dataDir, 'files'))
  const templates = createTemplateSource({ db, library: forms, files })
  const { membership, extensions } = createMembership(options)

  const seals = createSealPool()
  const verifier = createVerifyPool({
    timeStampRoots: readTimeStampRoots(config.timeStampRootsFile),
  })
  const context = () => systemContext(services, log)
  const ports: Ports = {
    ...createSigning({
      context,
      templates,
      archive: createTemplateArchive({ db, files, clock }),
      sealing,
      publicUrl: config.publicUrl,
      runSeal: (input) => seals.produce(input),
      runRender: (input) => seals.draw(input),
    }),
    authority,
    verifier,
    sealing,
    templates,
    forms,
    membership,
    files,
    mail: config.smtpUrl
      ? createSmtpTransport({ url: config.smtpUrl, from: config.mailFrom })
      : createOutboxTransport(),
    payments: createRecordedPayments({ feeCents: config.feeCents }),
    jobs: createPgBossJobs({ databaseUrl: options.databaseUrl, log, context }),
    publicUrl: config.publicUrl,
  }
  const services: AppServices = { ...base, ports }
  registerJobs(ports.jobs)
  defineKeyJobs(ports.jobs, base, secretKey)

  return {
    services,
    extensions: [...extensions, ...(config.production ? [] : [mailboxPages])],
    seals,
    verifier,
    compiler,
  }
}
