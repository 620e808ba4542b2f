import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@countersign/database'
import { vi } from 'vitest'
import { testProgram } from '../../test-program.ts'
import { walkPacket } from '../../walk-packet.ts'
import { expectWholeChains } from '../expect-whole-chains.ts'
import { victims, type Site } from '../site.ts'
import type { SweepTools } from '../sweep.ts'

/** What is left of a backup is refused by a restore, or whole; and the next try is whole. */
export async function whileBackingUp(site: Site, { random, note }: SweepTools): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-soak-backup-'))
  const backup = path.join(folder, 'backup')
  const victim = random.pick([undefined, ...victims])
  const afterMs = random.below(4000)
  note(`kill the ${victim ?? 'backup'} ${afterMs} ms after a backup began`)
  try {
    const working = walkPacket(site.test, 'executed').catch(() => undefined)
    const writing = runProgram('bin/backup', backup, settingsOf(site))
    await wait(afterMs)
    await (victim ? site.kill(victim) : writing.kill())
    await writing.ended
    await working

    await expectRestorable(site, { folder, backup })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function expectRestorable(
  site: Site,
  { folder, backup }: { folder: string; backup: string },
): Promise<void> {
  const database = await vi.waitFor(site.createEmptyDatabase, { timeout: 60_000, interval: 500 })
  const settings = { DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') }
  try {
    const partial = `${backup}.partial`
    if (existsSync(partial)) {
      await expectStatus(runProgram('bin/restore', partial, settings), 2)
    }
    if (!existsSync(backup)) {
      await expectStatus(runProgram('bin/backup', backup, settingsOf(site)), 0)
    }
    await expectStatus(runProgram('bin/restore', backup, settings), 0)
    const { db, close } = openDatabase(database.url)
    await expectWholeChains(db).finally(close)
  } finally {
    await database.drop()
  }
}

function settingsOf({ test, dataDir }: Site): Record<string, string> {
  return { DATABASE_URL: test.databaseUrl, DATA_DIR: dataDir }
}

interface Run {
  kill(): void
  ended: Promise<{ status: number | null; output: string }>
}

function runProgram(
  name: 'bin/backup' | 'bin/restore',
  folder: string,
  settings: Record<string, string>,
): Run {
  const child = spawn(process.execPath, [testProgram(name), folder], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()))
  }

  return {
    kill: () => void child.kill('SIGKILL'),
    ended: new Promise((resolve) => child.once('close', (status) => resolve({ status, output }))),
  }
}

async function expectStatus({ ended }: Run, expected: number): Promise<void> {
  const { status, output } = await ended
  if (status !== expected) {
    throw new Error(`Ended with ${status}, not ${expected}: ${output}`)
  }
}
