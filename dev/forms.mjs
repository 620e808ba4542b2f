// `npm run forms -- review FOLDER`: the texts of all forms and states, for a lawyer.
import { resolvePaths } from './resolve-paths.mjs'
import { ensureInstalled, run24 } from './setup.mjs'

ensureInstalled()
const [verb, ...folders] = process.argv.slice(2)
const args = verb ? [verb, ...resolvePaths(folders)] : []
process.exitCode = await run24(['packages/form-library/src/review/main.ts', ...args])
