// Bundles the programs that tests start (`src/testing/test-program.ts`), and the threads that their
// servers start.
import path from 'node:path'
import { bundle } from './rolldown.config.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const documentImport = path.join(root, 'packages/document-import/src')
const programs = [
  'main',
  'worker',
  'testing/crash-test-server',
  ...['backup', 'events', 'files', 'keys', 'payments', 'restore', 'verify'].map(
    (name) => `bin/${name}`,
  ),
]
const threads = {
  'threads/docx-worker': path.join(documentImport, 'docx/worker/docx-worker.ts'),
  'threads/photo-worker': path.join(documentImport, 'photos/worker/photo-worker.ts'),
  'threads/prepare-worker': path.join(documentImport, 'pdf/prepare/worker/prepare-worker.ts'),
}
const bundled = bundle(programs, path.join(root, '.cache/test-programs'))

export default { ...bundled, input: { ...bundled.input, ...threads } }
