import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
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

  test('is left out where PostgreSQL cannot make one', async () => {
    const dataDir = copyDataFolder({ parent: shortParent })
    const { url } = await startWithoutSockets(dataDir)

    expect(new URL(url).search).toBe('')
    expect(await query(url, address)).toEqual([{ address: '127.0.0.1' }])
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

/** PostgreSQL refuses each socket, as on a disk that cannot set its mode. */
async function startWithoutSockets(dataDir: string) {
  const { findBinaries } = await import('./binaries.ts')
  const program = path.join(dataDir, 'postgres-without-sockets')
  vi.resetModules()
  vi.doMock('./binaries.ts', () => ({
    findBinaries: async (...args: Parameters<typeof findBinaries>) => {
      const binaries = await findBinaries(...args)
      writeFileSync(
        program,
        `#!/bin/sh
        case "$*" in *'unix_socket_directories="'*)
          echo 'FATAL:  could not create any Unix-domain sockets' >&2
          exit 1
        esac
        exec '${binaries.postgres}' "$@"`,
        { mode: 0o755 },
      )
      return { ...binaries, postgres: program }
    },
  }))
  onTestFinished(() => {
    vi.doUnmock('./binaries.ts')
    vi.resetModules()
  })
  const module = await import('./start-embedded-postgres.ts')

  return start(dataDir, module.startEmbeddedPostgres)
}

async function start(dataDir: string, startPostgres = startEmbeddedPostgres) {
  const postgres = await startPostgres({ dataDir, log: () => undefined, throwaway: true })
  onTestFinished(() => postgres.stop())

  return postgres
}
