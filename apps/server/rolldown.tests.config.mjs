// Bundles the programs that tests start (`src/testing/test-program.ts`), and the threads that their
// servers start.
import path from 'node:path'
import { bundle } from './rolldown.config.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const esign = path.join(root, 'packages/esign/src')
const programs = [
  'main',
  'worker',
  'testing/crash-test-server',
  ...['backup', 'events', 'files', 'keys', 'payments', 'restore'].map((name) => `bin/${name}`),
]
const threads = {
  'threads/docx-worker': path.join(esign, 'intake/own-docx/worker/docx-worker.ts'),
  'threads/photo-worker': path.join(esign, 'photos/worker/photo-worker.ts'),
  'threads/prepare-worker': path.join(esign, 'intake/own-pdf/prepare/worker/prepare-worker.ts'),
}
const bundled = bundle(programs, path.join(root, '.cache/test-programs'))

export default { ...bundled, input: { ...bundled.input, ...threads } }
