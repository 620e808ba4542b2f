import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/**
 * What is between us and PostgreSQL. `transaction`: a pooler that gives each transaction another
 * session, such as PgBouncer with `pool_mode = transaction`; `prepared` is whether it carries prepared
 * statements from one to the next.
 */
export type Pooling = { mode: 'session' } | { mode: 'transaction'; prepared: boolean }

/** Other users of the pooler may hide it in one of them. */
const rounds = 5
/** A pooler in session mode with one connection lets the second session wait. */
const waitMs = 5000

/** Tries it out with two connections. Throws what connecting throws. */
export async function detectPooling(url: string): Promise<Pooling> {
  const [ours, other] = [connectToCheck(url), connectToCheck(url)]
  try {
    const [session, second] = await Promise.all([ours, other.catch(() => undefined)])

    const isShared = second && (await changesSession(session, second).catch(isNotTimeout))
    if (!second || !isShared) {
      return { mode: 'session' }
    }
    return { mode: 'transaction', prepared: await carriesPrepared(session, second) }
  } finally {
    await Promise.allSettled([ours, other].map(async (client) => (await client).end()))
  }
}

export async function connectToCheck(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'countersign-check',
    connectionTimeoutMillis: 10_000,
    query_timeout: waitMs,
  })
  client.on('error', () => undefined)
  await client.connect()

  return client
}

/** While the other connection is in a transaction, a shared session is no longer ours. */
async function changesSession(session: Client, other: Client): Promise<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    const before = await readSession(session)
    const taken = await inTransaction(other, () => readSession(other))
    if (taken === before || (await readSession(session)) !== before) {
      return true
    }
  }

  return false
}

function isNotTimeout(error: unknown): false {
  if (error instanceof Error && error.message.includes('timeout')) {
    return false
  }

  throw error
}

async function carriesPrepared(session: Client, other: Client): Promise<boolean> {
  const statement = { name: `check-${randomUUID()}`, text: 'select $1::int as one', values: [1] }
  try {
    await session.query(statement)
    await inTransaction(other, async () => {
      await readSession(other)
      await session.query(statement)
    })
    return true
  } catch {
    return false
  }
}

async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')

  return work().finally(() => client.query('rollback'))
}

async function readSession(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')

  return rows[0]?.pid
}
