import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@playwright/test'
import { expect } from './support/expect.ts'
import { findFreePort, waitUntilHealthy } from './server/global-setup.ts'
import { serverProgram } from './server/server-program.ts'

test('the server starts with its embedded defaults, stops on SIGTERM, restarts with all data, and stops when the process that started it is gone', async () => {
  test.setTimeout(120_000)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-one-command-'))
  try {
    const first = await start(dataDir)
    const before = await (await fetch(`${first.url}/api/verify/root.pem`)).text()
    expect(before).toContain('BEGIN CERTIFICATE')

    const second = await startAndFail(dataDir)
    expect(second.code).not.toBe(0)
    expect(second.said).toMatch(/already|in use|another/i)

    expect(await stop(first.child)).toBe(0)
    const again = await start(dataDir)
    expect(await (await fetch(`${again.url}/api/verify/root.pem`)).text()).toBe(before)
    again.child.disconnect()
    expect(await ended(again.child)).toBe(0)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

async function start(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const port = await findFreePort()
  const child = run(dataDir, port)
  const url = `http://localhost:${port}`
  await waitUntilHealthy(url)
  return { child, url }
}

async function startAndFail(
  dataDir: string,
): Promise<{ code: number | string | null; said: string }> {
  const child = run(dataDir, await findFreePort())
  let said = ''
  child.stdout?.on('data', (text) => (said += String(text)))
  child.stderr?.on('data', (text) => (said += String(text)))
  return { code: await ended(child), said }
}

function run(dataDir: string, port: number): ChildProcess {
  const { DATABASE_URL: _, ...env } = process.env
  return spawn(process.execPath, [serverProgram()], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

function stop(child: ChildProcess): Promise<number | string | null> {
  child.kill('SIGTERM')
  return ended(child)
}

/** The exit code, or the signal that ended it. */
function ended(child: ChildProcess): Promise<number | string | null> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
}
