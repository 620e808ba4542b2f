import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
let isBuilt = false

/** What `npm start` runs, bundled anew if its sources have changed. Relative to the root. */
export function serverProgram(): string {
  if (!isBuilt) {
    const { status } = spawnSync(process.execPath, ['dev/build-server.mjs'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) {
      throw new Error('The server could not be bundled.')
    }
    isBuilt = true
  }

  return 'apps/server/dist/main.js'
}
