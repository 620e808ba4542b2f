// `npm run backup -- DIR`: backs up the database and the files while the server runs.
import { resolvePaths } from './resolve-paths.mjs'
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
const args = resolvePaths(process.argv.slice(2))
process.exitCode = await runWithSettings(['apps/server/src/bin/backup.ts', ...args])
