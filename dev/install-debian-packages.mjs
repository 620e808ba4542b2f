// Installs what tests run from Debian while npm installs the dependencies: one waits for the network or
// the disk when the other computes. What this does not get, `pdf-programs.mjs` and `browser.mjs` install
// or name.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { installedBrowser } from './browser.mjs'
import { missingPdfPackages } from './pdf-programs.mjs'
import { canInstallFromDebian } from './setup.mjs'

/** Resolves when apt-get has ended; at once if nothing is missing or we are not root on Debian. */
export async function installDebianPackages() {
  const pdfPackages = missingPdfPackages()
  const packages = [...pdfPackages, ...missingBrowserPackages()]
  if (packages.length === 0 || !canInstallFromDebian()) {
    return
  }
  console.log(`Installing ${packages.join(', ')} with apt-get…`)
  // One by one: a release of Debian may not have each of them. The browser has its fonts recommended.
  const install = (name) =>
    `apt-get install -y -qq ${pdfPackages.includes(name) ? '--no-install-recommends ' : ''}${name}`
  await run(['apt-get update -qq', ...packages.map(install)].join('; '))
}

/** Playwright's own, where somebody has installed it, is as good. */
function missingBrowserPackages() {
  const playwrightBrowsers =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache', 'ms-playwright')
  return installedBrowser() || existsSync(playwrightBrowsers) ? [] : ['chromium-headless-shell']
}

function run(command) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', resolve)
  })
}
