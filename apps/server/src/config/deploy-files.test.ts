import { calls } from '@countersign/contract/calls'
import type { Call } from '@countersign/contract/call'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { settings } from './settings/settings.ts'

/** What the examples in `deploy/`, and the pages of its operators, repeat of other files. */

const root = fileURLToPath(new URL('../../../../', import.meta.url))

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''))]
}

const deployed = readdirSync(path.join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('deploy', file))
  .filter((file) => path.extname(file) !== '' && !file.endsWith('.json'))
const pages = readdirSync(path.join(root, 'docs/operations')).map((file) =>
  path.join('docs/operations', file),
)
const everything = [...deployed, 'Dockerfile', ...pages].map(read).join('\n')
const compose = read('deploy/compose.yaml')
const operations = pages.map(read).join('\n')

test('the container image has the version of Node that package.json names', () => {
  const version = /"node": "([\d.]+)"/.exec(read('package.json'))?.[1]

  expect(read('Dockerfile')).toMatch(`node:${version}-`)
})

test('the settings of the examples exist', () => {
  // Of Amazon's SDK, and of the proxy, the database and the file server in compose.yaml.
  const others = /^(AWS_\w+|SITE_ADDRESS|DATABASE_PASSWORD|S3_SECRET)$/
  const files = ['.env.example', 'kubernetes/settings.yaml', 'kubernetes/secret.yaml']
  const names = files.flatMap((file) =>
    findAll(read(`deploy/${file}`), /^ *([A-Z][A-Z\d_]+)[:=]/gm),
  )

  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !(name in settings) && !others.test(name))).toEqual([])
})

test('the programs, tests and pages that are named exist', () => {
  const programs = findAll(everything, /\b((?:apps|packages|deploy)\/[\w./-]+\.\w+)/g)
  const beside = findAll(operations, /\]\((?!http)([^)#]+)/g).map((link) =>
    path.join('docs/operations', link),
  )
  const mounted = findAll(compose, /- \.\/([\w./-]+):/g).map((file) => `deploy/${file}`)
  const named = [...programs, ...beside, ...mounted].filter((file) => file !== 'deploy/.env')

  expect(named.length).toBeGreaterThan(25)
  const sources = named.map((file) =>
    file.replace(/^(apps\/server)\/dist\/(\w+)\.js$/, '$1/src/$2.ts'),
  )
  expect(sources.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the commands that are named exist', () => {
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'))
  const names = findAll(operations, /\bnpm run ([\w:-]+)/g)

  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})

test('the addresses at which proxies and containers ask exist', () => {
  const paths = new Set(Object.values<Call>(calls).map((call) => `/api${call.path}`))
  const asked = findAll(everything, /(\/api\/health[\w/]*)/g)

  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(asked.filter((address) => !paths.has(address))).toEqual([])
})

test('servers and figures are asked at the ports where they answer', () => {
  const port = /^EXPOSE (\d+)$/m.exec(read('Dockerfile'))?.[1]
  const metricsPort = /METRICS_PORT: '(\d+)'/.exec(compose)?.[1]
  const services = findAll(compose, /^ {2}([\w-]+):(?: &\w+)?$/gm)
  const targets = findAll(read('deploy/prometheus/prometheus.yaml'), /'([\w-]+:\d+)'/g)

  expect(settings.PORT.default).toBe(port)
  expect(read('deploy/kubernetes/server.yaml')).toMatch(`containerPort: ${port} `)
  expect(findAll(compose, /(server-\d:\d+)/g)).toEqual([`server-1:${port}`, `server-2:${port}`])
  expect(targets).toEqual(
    ['server-1', 'server-2', 'worker'].map((name) => `${name}:${metricsPort}`),
  )
  expect(services).toEqual(expect.arrayContaining(['server-1', 'server-2', 'worker']))
})

test('every way to start a server limits its memory as `npm start` does', () => {
  const wanted = findAll(read('dev/setup.mjs'), /(--max-semi-space-size=\d+)/g)

  expect(wanted).toHaveLength(1)
  const files = [
    'Dockerfile',
    'deploy/countersign.service',
    'bench/server.ts',
    'apps/server/src/testing/run-crash-tests.ts',
  ]
  for (const file of files) {
    expect(wanted.filter((name) => !read(file).includes(name))).toEqual([])
  }
})

test('a tmpfs for DATA_DIR belongs to the user of the image', () => {
  // Older versions of runc give it the mode of the folder in the image, whatever `mode` says.
  const [, uid, gid] = /^USER (\d+):(\d+)$/m.exec(read('Dockerfile')) ?? []
  const options = findAll(`${compose}${operations}`, /(?:--tmpfs|-) \/data(?::(\S+))?/g)

  expect(options.length).toBeGreaterThan(1)
  for (const given of options) {
    expect(given).toMatch(`mode=0700,uid=${uid},gid=${gid}`)
  }
})

test('a worker that is run by hand is not asked for health at a port that it does not have', () => {
  const workers = findAll(operations, /^ {4}(docker run .*worker\.js)$/gm)

  expect(workers.length).toBeGreaterThan(0)
  expect(workers.filter((command) => !command.includes(' --no-healthcheck '))).toEqual([])
})

test('an update waits for the services with a health check, and stops at one that fails', () => {
  const commands = /^Update it[^]*?\n\n([^]*?)\n\n\S/m.exec(operations)?.[1] ?? ''

  expect(findAll(commands, /--wait (\S+)/g)).toEqual(['server-1', 'server-2'])
  expect(commands).not.toContain(';')
  expect(commands.match(/&&$/gm)).toHaveLength(3)
})
