import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

interface Pooler {
  /** The same database, through the pooler. */
  url: string
  stop(): Promise<void>
}

const env = { PATH: `${process.env.PATH}:/usr/sbin` }

/** Debian's PgBouncer in transaction mode, before the PostgreSQL at this address. */
export async function startPgBouncer(databaseUrl: string): Promise<Pooler> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-pgbouncer-'))
  const { username, password, hostname, port, pathname } = new URL(databaseUrl)
  const ours = await freePort()
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const users = file('users', `"${username}" "${decodeURIComponent(password)}"\n`)
  const config = file(
    'pgbouncer.ini',
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ours}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
`,
  )
  chmodSync(folder, 0o711)
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...account, config], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close')
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)
  for (let tries = 0; tries < 200 && !output.includes('process up'); tries += 1) {
    await wait(50)
  }
  if (!output.includes('process up')) {
    throw new Error(`PgBouncer did not start. ${output}`)
  }

  return {
    url: `postgres://${username}:${password}@127.0.0.1:${ours}${pathname}`,
    async stop() {
      process.off('exit', killWithTests)
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
