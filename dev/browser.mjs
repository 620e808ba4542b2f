// Finds a Chromium for the browser tests: one that is installed, Playwright's, the one in the npm
// package `@sparticuz/chromium`, or Debian's by apt as root, in that order. Never skips in silence.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './setup.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Answers `{ executable, source }` of a Chromium that starts, or throws in words. */
export async function findBrowser() {
  for (const find of [installedBrowser, playwrights, fromNpm, fromDebian]) {
    const found = await find()
    if (found && starts(found.executable)) {
      return found
    }
  }
  throw new Error(
    'No Chromium was found to test with. Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  )
}

export function installedBrowser() {
  const named = process.env.CHROMIUM_PATH
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  const executable = [named, ...onPath, ...places].find((place) => place && existsSync(place))
  return executable && { executable, source: 'installed' }
}

async function playwrights() {
  try {
    const { chromium } = await import('@playwright/test')
    const executable = chromium.executablePath()
    return existsSync(executable) ? { executable, source: "Playwright's" } : undefined
  } catch {
    return undefined
  }
}

async function fromNpm() {
  try {
    const require = createRequire(path.join(root, 'e2e', 'package.json'))
    const { default: chromium } = await import(require.resolve('@sparticuz/chromium'))
    return { executable: await chromium.executablePath(), source: '@sparticuz/chromium' }
  } catch {
    return undefined
  }
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) {
    return undefined
  }
  console.log('Installing Chromium with apt-get…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  return { executable: '/usr/bin/chromium', source: "Debian's" }
}

function starts(executable) {
  const done = spawnSync(
    executable,
    ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'],
    { timeout: 60_000 },
  )
  return done.status === 0
}
