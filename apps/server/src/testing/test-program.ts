import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')
let isBuilt = false

type TestProgram =
  | 'main'
  | 'worker'
  | 'testing/crash-test-server'
  | `bin/${'backup' | 'events' | 'files' | 'keys' | 'payments' | 'restore' | 'verify'}`

/**
 * The file of this program, bundled anew if its sources have changed. It starts with a quarter of the
 * processor time that its sources take. The sources of each program that people start are run by at
 * least one test.
 */
export function testProgram(name: TestProgram): string {
  if (!isBuilt) {
    const { status } = spawnSync(process.execPath, ['dev/build-test-programs.mjs'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) {
      throw new Error('The programs of the tests could not be bundled.')
    }
    isBuilt = true
  }

  return path.join(root, '.cache/test-programs', `${name}.js`)
}
