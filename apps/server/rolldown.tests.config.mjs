// Bundles the programs that tests start: `src/testing/test-program.ts`.
import path from 'node:path'
import { bundle } from './rolldown.config.mjs'

const programs = [
  'main',
  'testing/crash-test-server',
  ...['backup', 'events', 'files', 'keys', 'payments', 'restore'].map((name) => `bin/${name}`),
]

export default bundle(programs, path.resolve(import.meta.dirname, '../../.cache/test-programs'))
