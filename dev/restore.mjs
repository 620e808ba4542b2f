// `npm run restore -- DIR`: restores a backup into an empty data folder or database.
import { resolvePaths } from './resolve-paths.mjs'
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
const args = resolvePaths(process.argv.slice(2))
process.exitCode = await runWithSettings(['apps/server/src/bin/restore.ts', ...args])
