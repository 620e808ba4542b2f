// `npm test`: sets up what is missing, then the unit and API tests, then the journeys in Chromium.
// `npm test -- unit` and `npm test -- e2e` run one half.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from './browser.mjs'
import { ensureInstalled, ensureWebBuilt, root, run24 } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()

const which = process.argv[2] ?? 'all'
const reports = path.join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await findBrowser()
console.log(`Browser: ${browser.executable} (${browser.source})`)
const total = { passed: 0, failed: 0, skipped: 0 }

if (which !== 'e2e') {
  await vitest()
}
if (which !== 'unit') {
  await playwright()
}

console.log('')
console.log(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function vitest() {
  const report = path.join(reports, 'vitest.json')
  const code = await run24(
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { CHROMIUM_PATH: browser.executable } },
  )
  const result = read(report)
  count(code, result?.numPassedTests, result?.numFailedTests, result?.numPendingTests)
}

async function playwright() {
  const report = path.join(reports, 'playwright.json')
  const code = await run24(
    [path.join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '-c', 'e2e'],
    { env: { CHROMIUM_PATH: browser.executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  )
  const stats = read(report)?.stats
  const passed = stats && stats.expected + stats.flaky
  count(code, passed, stats?.unexpected, stats?.skipped)
}

function count(code, passed = 0, failed = 0, skipped = 0) {
  total.passed += passed
  total.skipped += skipped
  // A run that breaks outside of its tests has failed, whatever it counted.
  total.failed += failed === 0 && code !== 0 ? 1 : failed
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
