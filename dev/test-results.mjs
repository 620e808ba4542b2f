import path from 'node:path'
import { root } from './setup.mjs'

/** Which tests failed, and which passed only when they were repeated, from Vitest's JSON report. */
export function listVitestResults(report) {
  const results = { failed: [], repeated: [] }
  for (const file of report?.testResults ?? []) {
    const name = path.relative(root, file.name)
    const broken = file.assertionResults.filter(({ status }) => status === 'failed')
    if (file.status === 'failed' && broken.length === 0 && file.message) {
      results.failed.push(`${name}: ${firstLine(file.message)}`)
    }
    for (const test of broken) {
      results.failed.push(`${name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed' && test.failureMessages.length > 0) {
        results.repeated.push(`${name} > ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
      }
    }
  }
  return results
}

/** Files with tests that neither passed nor failed nor were skipped, because their process ended. */
export function listUnfinishedFiles(report) {
  const isUnfinished = ({ status }) => status === 'pending'

  return (report?.testResults ?? [])
    .filter(({ assertionResults }) => assertionResults.some(isUnfinished))
    .map(({ name }) => path.relative(root, name))
}

/** The same from Playwright's JSON report. */
export function listPlaywrightResults(report) {
  const results = { failed: [], repeated: [] }
  for (const suite of report?.suites ?? []) {
    addSuite(suite, results)
  }
  return results
}

function addSuite(suite, results) {
  for (const spec of suite.specs ?? []) {
    const statuses = spec.tests.map(({ status }) => status)
    const name = `e2e/${spec.file}:${spec.line} ${spec.title}`
    if (statuses.includes('unexpected')) {
      results.failed.push(name)
    } else if (statuses.includes('flaky')) {
      results.repeated.push(name)
    }
  }
  for (const child of suite.suites ?? []) {
    addSuite(child, results)
  }
}

function firstLine(text = '') {
  return text.split('\n')[0]
}
