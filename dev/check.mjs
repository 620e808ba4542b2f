// `npm run check`: types, lint, format, OpenAPI, layers, unused code, licenses, migrations, as in CI.
import { spawn } from 'node:child_process'
import { ensureInstalled, root, withOwnNode } from './setup.mjs'

ensureInstalled()

// The native compiler. Other tools need the API of `typescript` 6.
const tsc = 'node node_modules/typescript-native/bin/tsc'
const checks = [
  [
    'types',
    `${tsc} -p tsconfig.json && ${tsc} -p apps/web/tsconfig.json && ${tsc} -p e2e/tsconfig.json`,
  ],
  [
    'lint',
    'eslint . --cache --cache-strategy content --cache-location .cache/eslint --max-warnings 0',
  ],
  ['lint with types', 'oxlint --type-aware --deny-warnings apps packages e2e bench'],
  [
    'format',
    'prettier --check --log-level warn --cache --cache-strategy content --cache-location .cache/prettier .',
  ],
  [
    'OpenAPI',
    'node apps/server/src/bin/openapi.ts .cache/openapi.json && redocly lint .cache/openapi.json --format=summary',
  ],
  ['layers', 'depcruise --config .dependency-cruiser.cjs packages apps e2e bench'],
  ['folders', 'depcruise --config .dependency-cruiser.folders.mjs packages apps/server/src'],
  ['unused', 'knip'],
  ['licenses', 'node dev/licenses.mjs'],
  ['migrations', 'node packages/database/src/migration-check/check-migrations.ts'],
]

let failed = 0
const queue = [...checks]
await Promise.all([next(), next()])
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${checks.length} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1

async function next() {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const [name, command] = check
    const began = Date.now()
    const { code, output } = await run(command)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    if (code !== 0) {
      failed += 1
      console.log(output)
    }
  }
}

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, env: withOwnNode() })
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('exit', (code) => resolve({ code, output }))
  })
}
