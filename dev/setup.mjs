// Everything that a fresh clone needs before it can run. Plain JavaScript, for whatever Node the
// machine has: from here on the project's own Node 24 (the npm package `node`) does the work.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const bin = path.join(root, 'node_modules', '.bin')
const node = path.join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')

/** Installs the dependencies where they are missing or the lock file has changed. */
export function ensureInstalled() {
  const stamp = path.join(root, 'node_modules', '.countersign-lock')
  const wanted = sha256(readFileSync(path.join(root, 'package-lock.json')))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) {
    return
  }

  console.log('Installing dependencies (once, and again when the lock file changes)…')
  // Development parts are needed to build the web app, whatever NODE_ENV says.
  runOrExit('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'])
  if (spawnSync(node, ['--version']).status !== 0) {
    fail(
      'The package `node` did not install its binary. Check that npm may run its install script (package.json, "allowScripts"; `npm config get ignore-scripts` must be false).',
    )
  }
  writeFileSync(stamp, wanted)
}

/** Builds the web app where its sources have changed since the last build. */
export function ensureWebBuilt() {
  const stamp = path.join(root, 'apps', 'web', 'dist', '.sources')
  const wanted = fingerprint(['apps/web', 'packages/contract', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return
  }

  console.log('Building the web app…')
  runOrExit(node, [path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: path.join(root, 'apps', 'web'),
  })
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Runs a program under the project's Node and answers its exit code; signals are passed on. */
export function run24(args, { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  const child = spawn(node, args, { cwd, stdio, env: { ...withOwnNode(), ...env } })
  const pass = (signal) => child.kill(signal)
  process.on('SIGTERM', pass)
  process.on('SIGINT', pass)
  const watch = endWithNpm(child)
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      process.off('SIGTERM', pass)
      process.off('SIGINT', pass)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/**
 * npm runs a script in a shell, and a SIGTERM to npm ends that shell without a word to us. Whoever
 * ends `npm start` means the server: when our parent has gone, the server is asked to end.
 */
function endWithNpm(child) {
  const parent = process.ppid
  return setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) {
      child.kill('SIGTERM')
    }
  }, 200)
}

/** The environment in which `node` means the project's own. */
export function withOwnNode() {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` }
}

export function fail(words) {
  console.error(words)
  process.exit(1)
}

function runOrExit(command, args, options = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (done.status !== 0) {
    fail(`\`${path.basename(command)} ${args.slice(0, 2).join(' ')}\` failed.`)
  }
}

function fingerprint(places) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesIn(path.join(root, place))) {
      hash.update(path.relative(root, file)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function filesIn(place) {
  if (statSync(place).isFile()) {
    return [place]
  }
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules' && entry.name !== 'dist')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(path.join(place, entry.name)))
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
