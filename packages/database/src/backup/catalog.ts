import type { Client } from 'pg'

export interface BackupTable {
  name: string
  /** Without generated columns, which the database computes. */
  columns: string[]
}

export interface BackupSequence {
  name: string
  /** As text: it may be larger than a number. */
  lastValue: string
  isCalled: boolean
}

/**
 * Who is logged in or has a signing room open: nobody after a restore. A session that ended after the
 * backup must not come back.
 */
const withoutRows = ['sessions', 'room_sessions', 'login_attempts', 'membership_records']

/** The application's tables, each after those that it references. */
export async function readTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relpersistence = 'p' and c.relname <> all ($1)
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname
    order by c.relname`,
    [withoutRows],
  )
  const references = await readReferences(client)

  return orderByReferences(rows, references)
}

async function readReferences(client: Client): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  )
  const references = new Map<string, Set<string>>()
  for (const { from, to } of rows) {
    references.set(from, (references.get(from) ?? new Set()).add(to))
  }

  return references
}

function orderByReferences(
  tables: readonly BackupTable[],
  references: ReadonlyMap<string, ReadonlySet<string>>,
): BackupTable[] {
  const ordered: BackupTable[] = []
  const done = new Set<string>()
  let waiting = [...tables]
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const isReady = ({ name }: BackupTable) =>
      ![...(references.get(name) ?? [])].some((other) => names.has(other) && !done.has(other))
    const ready = waiting.filter(isReady)
    if (ready.length === 0) {
      throw new Error(`These tables reference each other in a circle: ${[...names].join(', ')}.`)
    }
    ordered.push(...ready)
    ready.forEach(({ name }) => done.add(name))
    waiting = waiting.filter(({ name }) => !done.has(name))
  }

  return ordered
}

export async function readSequences(client: Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname`,
  )
  const sequences: BackupSequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled"
      from public.${client.escapeIdentifier(name)}`,
    )
    sequences.push(...states.map((state) => ({ name, ...state })))
  }

  return sequences
}

/** The times in the journal of the migrations that this database has, oldest first. */
export async function readMigrations(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ when: string }>(
    'select created_at::text as when from drizzle.__drizzle_migrations order by created_at',
  )

  return rows.map(({ when }) => Number(when))
}
