import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess, SpawnOptions, StdioOptions } from 'node:child_process'
import { statSync } from 'node:fs'

/** Whom PostgreSQL runs as; it refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

const systemUser = 'countersign'

/**
 * As root: whoever owns the cluster that is there already, otherwise a system user of our own, made
 * when it is missing. As anybody else: `undefined`, that is, ourselves.
 */
export function findAccount(existingCluster: string | undefined): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined
  }

  const owner = existingCluster ? statSync(existingCluster) : undefined
  if (owner && owner.uid !== 0) {
    return { uid: owner.uid, gid: owner.gid }
  }

  return lookUp(systemUser) ?? createSystemUser()
}

function createSystemUser(): Account {
  const attempts = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'],
    ['adduser', '-S', '-D', '-H'],
  ]
  for (const [command = '', ...options] of attempts) {
    spawnSync(command, [...options, systemUser], { stdio: 'ignore' })
    const account = lookUp(systemUser)
    if (account) {
      return account
    }
  }

  throw new Error(
    'PostgreSQL refuses to run as root, and the system user "countersign" could not be made. ' +
      'Start Countersign as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

function lookUp(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const answer = spawnSync('id', [option, name], { encoding: 'utf8' })
    return answer.status === 0 ? Number(answer.stdout) : undefined
  })

  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined
}

/** Starts a program as this account, away from our working folder and from settings of ours. */
export function spawnAs(
  account: Account | undefined,
  command: string,
  args: string[],
  options: { stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  return spawn(command, args, { ...surroundings(), ...account, ...options })
}

/** Runs a program as this account to its end. */
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

/** Messages in English whatever the machine speaks, and no PG* variables that would steer the server. */
function surroundings(): SpawnOptions {
  return process.platform === 'win32'
    ? {}
    : { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' } }
}
