// The programs that tests read PDFs and seals with, because they are not ours. Installed with apt-get
// when running as root and one is missing.
import { spawnSync } from 'node:child_process'
import { isInstalled } from './counterparts.mjs'
import { canInstallFromDebian, fail } from './setup.mjs'

const programs = { pdfsig: 'poppler-utils', qpdf: 'qpdf', openssl: 'openssl' }

/** Where they cannot be installed, all tests are not run, but some of them may not need any. */
export function ensurePdfPrograms({ isWhole }) {
  const missing = findMissing()
  if (missing.length === 0) {
    return
  }
  const packages = missingPdfPackages()
  if (canInstallFromDebian()) {
    console.log(`Installing ${packages.join(', ')} with apt-get…`)
    install(packages)
  }
  const stillMissing = findMissing()
  if (stillMissing.length > 0) {
    const message = [
      `The tests read PDFs with ${Object.keys(programs).join(', ')}. Not installed: ${stillMissing.join(', ')}.`,
      `On Debian or Ubuntu: sudo apt-get install -y ${packages.join(' ')}`,
      'On macOS: brew install poppler qpdf openssl',
    ].join('\n')
    if (isWhole) {
      fail(message)
    }
    console.warn(message)
  }
}

export function missingPdfPackages() {
  return findMissing().map((program) => programs[program])
}

function findMissing() {
  return Object.keys(programs).filter((program) => !isInstalled(program))
}

function install(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
