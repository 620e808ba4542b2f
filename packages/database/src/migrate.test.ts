import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { createEmptyDatabase } from './testing/create-database.ts'

const packageFolder = path.resolve(import.meta.dirname, '..')

test('a database that cannot be reached is an error, not a wait', async () => {
  await expect(migrate('postgres://nobody:none@127.0.0.1:9/none')).rejects.toThrow('ECONNREFUSED')
})

test('a new database that cannot hold every character is refused in words', async () => {
  const { url, drop } = await createEmptyDatabase()
  const { db, close } = openDatabase(url)
  const other = new URL(url)
  other.pathname = `${other.pathname}_ascii`
  const name = sql.identifier(other.pathname.slice(1))
  await db.execute(
    sql`create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  )

  await expect(migrate(other.href)).rejects.toThrow('the encoding UTF8; this one has SQL_ASCII.')
  await db.execute(sql`drop database ${name}`)
  await close()
  await drop()
})

test('two servers that start at once run each migration once', async () => {
  const { url, drop } = await createEmptyDatabase()
  await Promise.all([migrate(url), migrate(url), migrate(url)])

  const { db, close } = openDatabase(url)
  const { rows } = await db.execute(
    sql`select count(*)::int as run from drizzle.__drizzle_migrations`,
  )
  expect(rows).toEqual([{ run: (await journal()).length }])
  await close()
  await drop()
})

test('a database that is up to date stays as it is', async () => {
  const { url, drop } = await createEmptyDatabase()
  await migrate(url)
  await expect(migrate(url)).resolves.toBeUndefined()
  await drop()
})

test('a database that a newer version has migrated is refused in words, unless it is shared', async () => {
  const { url, drop } = await createEmptyDatabase()
  await migrate(url, { newer: 'refuse' })
  await migrate(url, { newer: 'refuse' })
  const { db, close } = openDatabase(url)
  const nextYear = Date.now() + 365 * 86_400_000
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${nextYear})`,
  )
  await expect(migrate(url, { newer: 'refuse' })).rejects.toThrow(
    'This database was used by a newer version of Countersign.',
  )
  await expect(migrate(url)).resolves.toBeUndefined()
  await close()
  await drop()
})

test('each migration is younger than the one before, or it would be passed over in silence', async () => {
  const times = (await journal()).map(({ when }) => when)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(new Set(times).size).toBe(times.length)
})

test('the journal and the folder name the same migrations', async () => {
  const files = (await readdir(path.join(packageFolder, 'src/migrations'))).filter((name) =>
    name.endsWith('.sql'),
  )
  expect(files.toSorted()).toEqual((await journal()).map(({ tag }) => `${tag}.sql`))
})

test('the schema says nothing that the migrations do not', async () => {
  const copy = await mkdtemp(path.join(packageFolder, `.check-${randomUUID()}-`))
  try {
    await cp(path.join(packageFolder, 'src/migrations'), copy, { recursive: true })
    const before = await readdir(copy)
    const generate = ['generate', '--dialect=postgresql', '--schema=./src/schema/index.ts']
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--conditions=import',
        drizzleKit(),
        ...generate,
        `--out=${path.relative(packageFolder, copy)}`,
      ],
      { cwd: packageFolder },
    )

    expect(stdout).toContain('No schema changes')
    expect(await readdir(copy)).toEqual(before)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

function drizzleKit(): string {
  return path.join(path.dirname(new URL(import.meta.resolve('drizzle-kit')).pathname), 'bin.cjs')
}

async function journal(): Promise<{ tag: string; when: number }[]> {
  const file = path.join(packageFolder, 'src/migrations/meta/_journal.json')
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  )

  return entries
}
