// Prepares a fresh clone. Plain JavaScript for whatever Node the machine has (20 or later): everything
// after this runs on the project's own Node 24, the npm package `node`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasProductionPackages } from './installed-packages.mjs'
import { withSetupLock } from './setup-lock.mjs'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules', '.bin')
const lock = path.join(root, '.cache', 'setup.lock')
const node = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
const notSources = ['node_modules', 'dist', 'testing', 'golden']

/** Installs the dependencies if they are missing or the lock file has changed. */
export function ensureInstalled() {
  const stamp = path.join(root, 'node_modules', '.countersign-lock')
  const expected = sha256(readFileSync(path.join(root, 'package-lock.json')))
  const isInstalled = () =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === expected && existsSync(node)
  if (!isInstalled()) {
    withSetupLock(lock, () => isInstalled() || install(stamp, expected))
  }
}

/**
 * For commands of operators: what `npm ci --omit=dev` has installed is enough, and replacing it would
 * break the servers that run from it.
 */
export function ensureCommandsInstalled() {
  if (!existsSync(node) || !hasProductionPackages(root)) {
    ensureInstalled()
  }
}

function install(stamp, expected) {
  console.log('Installing dependencies…')
  // An installation that is interrupted is not taken for a finished one.
  rmSync(stamp, { force: true })
  // The build of the web app needs development dependencies, whatever NODE_ENV is.
  // Without the warnings that packages need a newer Node: everything after this runs on Node 24.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier']
  runOrExit('npm', ['ci', '--include=dev', '--include=optional', ...quiet])
  if (spawnSync(node, ['--version']).status !== 0) {
    fail(
      'The package `node` did not install its binary. npm must be allowed to run its install script (package.json, "allowScripts"; `npm config get ignore-scripts` must be false).',
    )
  }
  writeFileSync(stamp, expected)
}

/** Builds the web app if its sources have changed since the last build. */
export function ensureWebBuilt() {
  ensureBuilt({
    what: 'the web app',
    folder: path.join(root, 'apps', 'web'),
    sources: ['apps/web', 'packages/answers', 'packages/contract', 'package-lock.json'],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  })
}

/** Compiles the forms that have changed since the last time. */
export function ensureFormsBuilt() {
  ensureBuilt({
    what: 'the forms',
    folder: path.join(root, 'packages', 'form-library'),
    sources: ['packages', 'package-lock.json'],
    command: ['packages/form-library/src/built-forms/main.ts'],
  })
}

/** Bundles the server if its sources have changed since the last time, and compiles its forms. */
export function ensureServerBuilt() {
  ensureFormsBuilt()
  ensureBuilt({
    what: 'the server',
    folder: path.join(root, 'apps', 'server'),
    sources: ['apps/server', 'packages', 'package-lock.json'],
    command: ['node_modules/rolldown/bin/cli.mjs', '-c', 'rolldown.config.mjs'],
  })
}

/** Bundles the programs that tests of the server start, if their sources have changed. */
export function ensureTestProgramsBuilt() {
  ensureBuilt({
    what: 'the programs of the tests',
    folder: path.join(root, 'apps', 'server'),
    dist: path.join(root, '.cache', 'test-programs'),
    sources: ['apps/server', 'packages', 'package-lock.json'],
    ignored: notSources.filter((name) => name !== 'testing'),
    command: ['node_modules/rolldown/bin/cli.mjs', '-c', 'rolldown.tests.config.mjs'],
  })
}

/** `command`: a program in `node_modules` that writes into `dist`, by default of the folder. */
function ensureBuilt({
  what,
  folder,
  dist = path.join(folder, 'dist'),
  sources,
  ignored = notSources,
  command,
}) {
  const stamp = path.join(dist, '.sources')
  const expected = fingerprint(sources, ignored)
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === expected
  if (!isBuilt()) {
    withSetupLock(lock, () => isBuilt() || build({ what, folder, command, stamp, expected }))
  }
}

function build({ what, folder, command: [program, ...args], stamp, expected }) {
  console.log(`Building ${what}…`)
  // A build that is interrupted leaves files of both: no stamp is true then.
  rmSync(stamp, { force: true })
  runOrExit(node, [path.join(root, program), ...args], {
    cwd: folder,
    // Rolldown lists every file there; errors go to the other one.
    stdio: ['inherit', 'ignore', 'inherit'],
  })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, expected)
}

/**
 * Flags of Node for a server. Node's default lets short-lived objects take 128 MB in each thread before
 * it collects them. The Dockerfile and countersign.service have them too.
 */
export const serverFlags = ['--max-semi-space-size=8']

/** Runs a program that reads settings: variables from `.env` apply unless they are set already. */
export function runWithSettings(args, options) {
  const file = path.join(root, '.env')

  return run24(existsSync(file) ? [`--env-file=${file}`, ...args] : args, options)
}

/** Runs a program on Node 24, forwards signals, and resolves to its exit code. */
export function run24(args, { env = {}, cwd = root } = {}) {
  const child = spawn(node, args, { cwd, stdio: 'inherit', env: { ...withOwnNode(), ...env } })
  const forward = (signal) => child.kill(signal)
  process.on('SIGTERM', forward)
  process.on('SIGINT', forward)
  const watch = stopWithNpm(child)
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      process.off('SIGTERM', forward)
      process.off('SIGINT', forward)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/**
 * npm runs a script in a shell, and a SIGTERM to npm kills that shell without forwarding the signal. So
 * the child is stopped when our parent process is gone.
 */
function stopWithNpm(child) {
  const parent = process.ppid
  return setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) {
      child.kill('SIGTERM')
    }
  }, 200)
}

/** The environment with the project's own Node first in PATH. */
export function withOwnNode() {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
}

/** As root, on Debian or Ubuntu. */
export function canInstallFromDebian() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}

function runOrExit(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (result.status !== 0) {
    fail(`\`${path.basename(command)} ${args.slice(0, 2).join(' ')}\` failed.`)
  }
}

/** Of the files and of where they are: the bundle of the server has absolute paths. */
function fingerprint(paths, ignored) {
  const hash = createHash('sha256').update(root)
  for (const file of paths.flatMap((name) => listFiles(path.join(root, name), ignored))) {
    hash.update(path.relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(name, ignored) {
  if (statSync(name).isFile()) {
    return [name]
  }
  return readdirSync(name, { withFileTypes: true })
    .filter(({ name: entry }) => !ignored.includes(entry) && !/\.test\.tsx?$/.test(entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => listFiles(path.join(name, entry.name), ignored))
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
