// Finds a Chromium for the browser tests, in this order: an installed one, Playwright's, one that an npm
// package brings and that is fetched then, or Debian's, installed with apt-get when running as root. Chromium
// without its windows (`chromium-headless-shell`) comes first: the journeys take a quarter less time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { canInstallFromDebian, root } from './setup.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** `{ executable, source }` of a Chromium that starts; throws if there is none. */
export async function findBrowser() {
  for (const find of [installedBrowser, fromPlaywright, fromNpm, fromDebian]) {
    const found = await find()
    if (found && (await starts(found.executable))) {
      return found
    }
  }
  throw new Error(
    'The browser tests need Chromium, and none was found. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}

export function installedBrowser() {
  const configured = process.env.CHROMIUM_PATH
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
  const executable = [configured, ...onPath, ...macPaths].find((file) => file && existsSync(file))
  return executable && { executable, source: 'installed' }
}

async function fromPlaywright() {
  try {
    const { chromium } = await import('@playwright/test')
    const executable = chromium.executablePath()
    return existsSync(executable) ? { executable, source: "Playwright's" } : undefined
  } catch {
    return undefined
  }
}

/** 67 MB that nobody needs who has a browser. */
const npmPackage = '@sparticuz/chromium'
const npmVersion = '153.0.0'

async function fromNpm() {
  const folder = path.join(root, '.cache', 'chromium')
  const require = createRequire(path.join(folder, 'package.json'))
  try {
    if (!existsSync(path.join(folder, 'node_modules', npmPackage))) {
      console.log(`Fetching ${npmPackage}…`)
      const options = ['--prefix', folder, '--no-audit', '--no-fund', '--loglevel', 'error']
      spawnSync('npm', ['install', ...options, `${npmPackage}@${npmVersion}`], {
        stdio: 'inherit',
        // Behind a company's proxy npm trusts what the machine trusts.
        env: { ...process.env, NODE_USE_SYSTEM_CA: '1' },
      })
    }
    const { default: chromium } = await import(require.resolve(npmPackage))
    return { executable: await chromium.executablePath(), source: npmPackage }
  } catch {
    return undefined
  }
}

function fromDebian() {
  if (!canInstallFromDebian()) {
    return undefined
  }
  console.log('Installing Chromium with apt-get…')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { status } = spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit' })
    if (status === 0) {
      return { executable: `/usr/bin/${name}`, source: "Debian's" }
    }
  }
  return undefined
}

async function starts(executable) {
  const { chromium } = await import('@playwright/test')
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: executable, args }).catch(() => undefined)
  await browser?.close()
  return browser !== undefined
}
