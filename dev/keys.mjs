// `npm run keys -- show | rotate [--lost-key] | import file.p12`: the keys that seal files.
import { resolvePaths } from './resolve-paths.mjs'
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
const [verb = '', ...rest] = process.argv.slice(2)
const args = verb ? [verb, ...resolvePaths(rest)] : []
process.exitCode = await runWithSettings(['apps/server/src/bin/keys.ts', ...args])
