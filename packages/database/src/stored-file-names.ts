import { sql } from 'drizzle-orm'
import type { Connection } from './open-database.ts'

/** Each column that names a stored file and has an index. */
const fileColumns = [
  ['executed_files', 'sha256'],
  ['kept_templates', 'sha256'],
  ['own_form_uploads', 'sha256'],
  ['unsealed_files', 'sha256'],
  ['envelopes', "body -> 'paper' ->> 'scanSha256'"],
] as const

/** Of the photos in an envelope. */
const photoNames = `jsonb_path_query(body, '$.photos[*].sha256') #>> '{}'`

/**
 * For a backup: every file that a row names. A database that was not migrated yet lacks some `tables`.
 */
export function storedFileNamesQuery(tables: ReadonlySet<string>): string {
  return [
    ...fileColumns
      .filter(([table]) => tables.has(table))
      .map(
        ([table, column]) => `select ${column} as name from ${table} where ${column} is not null`,
      ),
    `select ${photoNames} as name from envelopes`,
  ].join(' union ')
}

/**
 * Which of these files a row names by an index: all but photos (`readPhotoNames`) and what only an event
 * names (`findFilesInEvents`).
 */
export async function findNamedFiles(
  db: Connection,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from unnest(${sql.param(names)}::text[]) as name
    where ${sql.raw(
      fileColumns
        .map(([table, column]) => `exists (select from ${table} where ${column} = name)`)
        .join(' or '),
    )}`)

  return toSet(rows)
}

const pageSize = 1000

/** Of every packet, also those that were removed since, some at a time. */
export async function* readPhotoNames(db: Connection): AsyncGenerator<string[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await db.execute<{ id: string; names: string[] }>(sql`
      select id, array(select ${sql.raw(photoNames)}) as names
      from envelopes where id > ${after} order by id limit ${pageSize}`)
    yield rows.flatMap((row) => row.names)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) {
      return
    }
    after = last.id
  }
}

/** The files that rows and events of a packet name. Others may name them, too. */
export async function findFilesOfPacket(
  db: Connection,
  { packetId, stream }: { packetId: string; stream: string },
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select sha256 as name from executed_files where packet_id = ${packetId}
    union select sha256 from unsealed_files join packets on envelope_id = document_group_id::uuid
      where packets.id = ${packetId}
    union select unnest(array(select ${sql.raw(photoNames)})
      || array[body -> 'paper' ->> 'scanSha256'])
      from envelopes join packets on envelopes.id = document_group_id::uuid
      where packets.id = ${packetId}
    union select name from events, ${namesInEvents} where stream = ${stream} and ${namesFiles}`)

  return rows.flatMap(({ name }) => name ?? [])
}

/** Which of these files an event of a packet names: the one that a time stamp replaced, for one. */
export async function findFilesInEvents(
  db: Connection,
  names: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct name from events, ${namesInEvents}
    where ${namesFiles} and name = any(${sql.param(names)}::text[])
      and exists (select from packets where stream = 'group:' || document_group_id)`)

  return toSet(rows)
}

const namesInEvents = sql`lateral (
  select jsonb_path_query(data, '$.**.sha256') #>> '{}' as name
  union all select data ->> 'previousSha256'
  union all select data ->> 'scanSha256'
) as named`

const namesFiles = sql`type = any(array['packet.executed', 'packet.time-stamped', 'packet.printed',
  'packet.finished-on-paper'])`

/**
 * When jobs first ran on this database. A restore makes their tables anew, so a file that was stored
 * earlier and that no row names may be of the lost installation.
 */
export async function readFirstJobsAt(db: Connection): Promise<Date | undefined> {
  const { rows } = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('jobs.queue') is not null as exists`,
  )
  if (!rows[0]?.exists) {
    return undefined
  }
  const { rows: queues } = await db.execute<{ first: string | null }>(
    sql`select min(created_on)::text as first from jobs.queue`,
  )

  return queues[0]?.first ? new Date(queues[0].first) : undefined
}

function toSet(rows: readonly { name: string }[]): Set<string> {
  return new Set(rows.map(({ name }) => name))
}
