import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

type ProxyName = 'haproxy' | 'caddy' | 'nginx'

export interface Proxy {
  origin: string
  stop(): Promise<void>
}

const configs = fileURLToPath(new URL('../../../../../deploy/', import.meta.url))

/** The proxy with the configuration in `deploy/`, without TLS, before two servers: `host:port` each. */
export async function startProxy(name: ProxyName, servers: [string, string]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), `countersign-${name}-`))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { args, env } = commands[name]({ port, servers, folder })
  const child = spawn(name, args, {
    env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin`, HOME: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const keep = (text: string) => (output = (output + text).slice(-4000))
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const killWithTests = () => child.kill('SIGKILL')
  process.once('exit', killWithTests)

  await waitForAnswer(origin, () => `${name} did not start. ${output}`)
  return {
    origin,
    async stop() {
      process.off('exit', killWithTests)
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface ProxyOptions {
  port: number
  servers: [string, string]
  folder: string
}

const commands = {
  haproxy: ({ port, servers }: ProxyOptions) => ({
    args: ['-db', '-f', path.join(configs, 'haproxy.cfg')],
    env: { BIND: `127.0.0.1:${port}`, SERVER_1: servers[0], SERVER_2: servers[1] },
  }),
  caddy: ({ port, servers }: ProxyOptions) => ({
    args: ['run', '--adapter', 'caddyfile', '--config', path.join(configs, 'Caddyfile')],
    env: { SITE_ADDRESS: `http://127.0.0.1:${port}`, SERVERS: servers.join(' ') },
  }),
  nginx: (options: ProxyOptions) => ({ args: ['-c', writeNginxConfig(options)], env: {} }),
} as const

/** nginx does not read its environment. */
function writeNginxConfig({ port, servers, folder }: ProxyOptions): string {
  const site = readFileSync(path.join(configs, 'nginx.conf'), 'utf8')
    .replace('server-1:3000', servers[0])
    .replace('server-2:3000', servers[1])
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${path.join(folder, 'pid')}; error_log stderr warn; events {}
http { access_log off; ${temporary.join(' ')}
${site} }`,
  )

  return file
}

async function waitForAnswer(origin: string, explain: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(`${origin}/api/health/accepting`).catch(() => undefined)
    if (response?.ok) {
      return
    }
    await wait(50)
  }

  throw new Error(explain())
}
