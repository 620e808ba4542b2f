// `npm test`: installs and builds what is missing, then runs the Vitest tests and the browser journeys.
// `npm test -- unit …` and `npm test -- e2e …` run one of them; `npm test -- counterparts …` runs the
// tests with real servers from Debian. Other arguments go to the runner: file name filters and flags,
// for Vitest unless the first argument is `e2e`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runPlaywright } from './playwright.mjs'
import { findBrowser } from './browser.mjs'
import { missingCounterparts } from './counterparts.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'
import { createMemoryFolder } from './memory-folder.mjs'
import { fetchOldChromium } from './old-chromium.mjs'
import { ensurePdfPrograms } from './pdf-programs.mjs'
import { listPlaywrightResults, listUnfinishedFiles, listVitestResults } from './test-results.mjs'
import { ensureFormsBuilt, ensureInstalled, ensureWebBuilt, root, run24 } from './setup.mjs'

const [first, ...rest] = process.argv.slice(2)
const runner = ['unit', 'e2e', 'counterparts'].includes(first) ? first : undefined
const args = runner ? rest : process.argv.slice(2)

const isWhole = !runner && args.length === 0

const packages = installDebianPackages()
ensureInstalled()
await packages
ensurePdfPrograms({ isWhole })
if (runner === 'counterparts') {
  requireCounterparts()
}
ensureWebBuilt()
ensureFormsBuilt()

const reports = path.join(root, '.cache', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const browser = await findBrowser()
console.log(`Browser: ${browser.executable} (${browser.source})`)
const memory = runner === 'counterparts' ? undefined : createMemoryFolder()
if (memory) {
  process.env.TMPDIR = memory.folder
  process.on('exit', memory.remove)
}
const total = { passed: 0, failed: 0, skipped: 0 }
const failed = []
const repeated = []

if (runner !== 'e2e') {
  await vitest()
}
if (runner === 'e2e' || isWhole) {
  await playwright(browser.executable, args)
}
if (runner === 'counterparts' && args.length === 0) {
  await runInOldChromium()
}

console.log('')
if (total.passed + total.failed === 0) {
  console.log(noMatch())
} else {
  printNames('Passed only on a later try:', repeated)
  printNames('Failed:', failed)
  const skipped = total.skipped ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

function requireCounterparts() {
  const missing = missingCounterparts()
  if (missing.length === 0) {
    return
  }
  for (const { program, usedFor } of missing) {
    console.error(`${program} is not installed. It is used for: ${usedFor}.`)
  }
  const packages = [...new Set(missing.flatMap((counterpart) => counterpart.packages))]
  console.error(`On Debian: apt-get install -y --no-install-recommends ${packages.join(' ')}`)
  process.exit(1)
}

function printNames(heading, names) {
  if (names.length > 0) {
    console.log([heading, ...names].join('\n  '), '\n')
  }
}

function noMatch() {
  const hint =
    runner === 'e2e'
      ? 'Journeys are e2e/*.spec.ts: `npm test -- e2e journey`.'
      : 'Filters are parts of a file name: `npm test -- packet-flow`; for journeys `npm test -- e2e journey`.'
  return `No test matches "${args.join(' ')}". ${hint}`
}

async function vitest() {
  const first = await runVitest(args)
  const unfinished = listUnfinishedFiles(first.result)
  const names = unfinished.map((file) => `${file}: the process of its tests ended`)
  if (!process.env.CI || first.result?.numFailedTests > 0 || unfinished.length === 0) {
    failed.push(...names)
    countVitest(first)
    return
  }

  // In CI, where no test failed but a process ended, its files run again, once.
  repeated.push(...names)
  countVitest({ ...first, code: 0 })
  countVitest(await runVitest(unfinished))
}

function countVitest({ code, result }) {
  collectNames(listVitestResults(result))
  count(code, {
    found: result?.testResults.length !== 0,
    passed: result?.numPassedTests,
    failed: result?.numFailedTests,
    skipped: result?.numPendingTests,
  })
}

async function runVitest(filters) {
  const report = path.join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const code = await run24(
    [
      path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...(runner === 'counterparts'
        ? ['--project=counterparts']
        : ['--project=!counterparts', '--project=!soak']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env: { CHROMIUM_PATH: browser.executable } },
  )

  return { code, result: readReport(report) }
}

/** Today's Playwright sees not all requests of so old a browser: these journeys do without. */
async function runInOldChromium() {
  const executable = fetchOldChromium()
  if (executable) {
    await playwright(executable, ['journey.spec', 'signing-room', 'small-phone', 'pages-drawn'])
  }
}

async function playwright(executable, args) {
  const report = path.join(reports, 'playwright.json')
  const code = await runPlaywright('e2e', executable, {
    args,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const result = readReport(report)
  collectNames(listPlaywrightResults(result))
  const { stats } = result ?? {}
  count(code, {
    found: result?.suites.length !== 0,
    passed: stats && stats.expected + stats.flaky,
    failed: stats?.unexpected,
    skipped: stats?.skipped,
  })
}

function collectNames(results) {
  failed.push(...results.failed)
  repeated.push(...results.repeated)
}

function count(code, { found, passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.skipped += skipped
  // A run that breaks outside its tests has failed, whatever it counted.
  total.failed += failed === 0 && code !== 0 && found ? 1 : failed
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
