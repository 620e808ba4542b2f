import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countersign-server-process-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test.skipIf(process.platform === 'win32')(
  'a process waits for the end of its server, also while another one keeps the log open',
  async () => {
    const postgres = path.join(folder, 'postgres')
    await writeFile(
      postgres,
      `#!/bin/sh
      trap 'exit 0' INT
      sleep 2 &
      echo 'database system is ready to accept connections' >&2
      while :; do sleep 0.05; done`,
    )
    await chmod(postgres, 0o755)
    const module = new URL('./server-process.ts', import.meta.url).href
    const plan = JSON.stringify({ cluster: folder, binaries: { postgres }, port: 1, settings: {} })
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { startServerProcess } from ${JSON.stringify(module)}
      const server = await startServerProcess({ ...${plan}, log: () => undefined })
      await server.stop()
      console.log(await server.ended)`,
    ])

    expect(stdout).toMatch(/^It ended with code 0\./)
  },
)
