import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createEmptyDatabase,
  createTestDatabase,
  startTestPostgres,
  type TestDatabase,
} from '@countersign/database/testing'
import { sql } from 'drizzle-orm'
import { createFolderFileStore } from '../../infrastructure/files/folder-file-store.ts'
import { startMailServer } from '../../infrastructure/mail/testing/mail-server.ts'
import { createCrashTestServers, type CrashTestServer } from '../run-crash-tests.ts'
import { startTestApp, type TestApp } from '../start-test-app.ts'

/** A worker only runs jobs. Of PostgreSQL one process is killed: it cuts every connection and recovers. */
export const victims = ['server', 'worker', 'database'] as const
type Victim = (typeof victims)[number]

/** An installation of its own: a PostgreSQL, a data folder, and a server in another process. */
export interface Site {
  /** Arranges packets in the same database and file store, without HTTP. */
  test: TestApp
  dataDir: string
  /** Of the server: `http://127.0.0.1:…`. */
  address(): string
  pid(): number
  /** As `kill -9` does. A server or worker is started again. */
  kill(victim: Victim): Promise<void>
  /** Throws if the server has ended by itself. */
  expectAlive(): void
  /** Of the same PostgreSQL, for a server in this process. */
  createDatabase(): Promise<TestDatabase>
  createEmptyDatabase(): ReturnType<typeof createEmptyDatabase>
  stop(): Promise<void>
}

export async function openSite(): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-soak-'))
  const postgres = await startTestPostgres({ durable: true })
  const database = await createTestDatabase(postgres.adminUrl)
  const files = createFolderFileStore(path.join(dataDir, 'files'))
  const test = await startTestApp({ files }, {}, database)
  const smtp = await startMailServer()
  const settings = {
    ...{ RATE_LIMITS: 'off', TRUST_PROXY: '1' },
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'forms@example.com' },
    MAIL_WEBHOOK_SECRET: mailWebhookSecret,
  }
  const servers = createCrashTestServers({ databaseUrl: database.url, dataDir })
  let current = await startServer(servers, settings)
  let worker = servers.start({ HTTP: 'off', ...settings })

  return {
    test,
    dataDir,
    address: () => current.address,
    pid: () => current.server.pid ?? 0,
    async kill(victim) {
      switch (victim) {
        case 'server':
          end(current.server)
          await current.server.ended
          current = await startServer(servers, settings)
          return
        case 'worker':
          end(worker)
          worker = servers.start({ HTTP: 'off', ...settings })
          return
        case 'database': {
          const { rows } = await test.services.db.execute<{ pid: number }>(
            sql`select pg_backend_pid() as pid`,
          )
          process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
        }
      }
    },
    expectAlive() {
      if (current.hasEnded()) {
        throw new Error('The server has ended by itself.')
      }
    },
    createDatabase: () => createTestDatabase(postgres.adminUrl),
    createEmptyDatabase: () => createEmptyDatabase(postgres.adminUrl),
    async stop() {
      servers.killAll()
      await test.stop()
      await smtp.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function end({ pid }: CrashTestServer): void {
  if (pid !== undefined) {
    process.kill(pid, 'SIGKILL')
  }
}

/** At least 32 characters. */
export const mailWebhookSecret = 'the secret of the soak test, which is long'

async function startServer(
  servers: ReturnType<typeof createCrashTestServers>,
  settings: Record<string, string>,
) {
  const server: CrashTestServer = servers.start({ HTTP: 'on', ...settings })
  let ended = false
  void server.ended.then(() => (ended = true))
  const gone = server.ended.then(() => {
    throw new Error('The server did not start.')
  })
  const address = await Promise.race([server.ready, gone])

  return { server, address, hasEnded: () => ended }
}

/** Packets are arranged by a clock that stands still; the server's goes on. */
export function setClock({ clock }: TestApp): void {
  clock.advance(Date.now() - clock.now().getTime())
}
