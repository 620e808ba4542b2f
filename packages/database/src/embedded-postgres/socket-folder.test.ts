import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { useDataFolderCopies } from './testing/copy-data-folder.ts'
import { query } from './testing/query.ts'
import { shortParent } from './testing/temporary-folder.ts'

const copyDataFolder = useDataFolderCopies()
const address = 'select inet_client_addr() as address'

describe.skipIf(process.platform === 'win32')('the Unix socket of the embedded database', () => {
  test('is not used where the path of the data folder is too long for one', async () => {
    const { url } = await start(copyDataFolder({ name: 'a'.repeat(80) }))

    expect(new URL(url).search).toBe('')
    expect(await query(url, address)).toEqual([{ address: '127.0.0.1' }])
  })

  test('works in a folder whose name needs quoting', async () => {
    const { url } = await start(copyDataFolder({ name: `a, "b" %é&`, parent: shortParent }))

    expect(await query(url, address)).toEqual([{ address: null }])
  })

  test('what a killed server left in its folder keeps the next one from nothing', async () => {
    const dataDir = copyDataFolder({ parent: shortParent })
    const first = await start(dataDir)
    const { port } = new URL(first.url)
    await first.stop()
    const folder = path.join(dataDir, 'postgres', 'socket')
    // As if another program had the process id of the killed server now.
    writeFileSync(path.join(folder, `.s.PGSQL.${port}.lock`), `${process.ppid}\n`)
    writeFileSync(path.join(folder, '.s.PGSQL.1'), '')
    const second = await start(dataDir)

    expect(second.url).toBe(first.url)
    expect(await query(second.url, address)).toEqual([{ address: null }])
    expect(readdirSync(folder).toSorted()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`])
  })
})

async function start(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, throwaway: true })
  onTestFinished(() => postgres.stop())

  return postgres
}
