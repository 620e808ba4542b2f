import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions, StdioOptions } from 'node:child_process'
import { statSync } from 'node:fs'

/** The system user that PostgreSQL runs as; it refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

const systemUser = 'countersign'

/**
 * As root: the owner of the existing cluster, or else the system user `countersign`, created if it
 * is missing. As any other user: `undefined`, the current user.
 */
export function findAccount(existingCluster: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined
  }

  const owner = existingCluster ? statSync(existingCluster) : undefined
  if (owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid }
  }

  return findUser(systemUser) ?? createSystemUser()
}

function createSystemUser(): Account {
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'],
    ['adduser', '-S', '-D', '-H'],
  ]
  for (const [command = '', ...options] of attempts) {
    spawnSync(command, [...options, systemUser], { stdio: 'ignore' })
    const account = findUser(systemUser)
    if (account) {
      return account
    }
  }

  throw new Error(
    'PostgreSQL refuses to run as root, and the system user "countersign" could not be created. ' +
      'Start Countersign as an ordinary user, or set DATABASE_URL to your own PostgreSQL.',
  )
}

function findUser(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const answer = spawnSync('id', [option, name], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout) : undefined
  })

  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined
}

/** Starts a program as this account, without our working folder and environment. */
export function spawnAs(
  account: Account | undefined,
  command: string,
  args: string[],
  options: { stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  return spawn(command, args, { ...cleanEnvironment(), ...account, ...options })
}

/** Runs a program as this account and waits until it ends. */
export function runAs(
  account: Account | undefined,
  command: string,
  args: string[],
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawnAs(account, command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    child.stderr?.on('data', (text) => (output += text))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output: output.trim() }))
  })
}

/** Messages in English, and no PG* variables that would configure the server. */
function cleanEnvironment(): SpawnOptions {
  return process.platform === 'win32'
    ? {}
    : { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' } }
}
