// `npm run keys -- show | rotate | import file.p12`: the keys that seal.
import path from 'node:path'
import { ensureInstalled, run24 } from './setup.mjs'

ensureInstalled()
const [verb, file, ...more] = process.argv.slice(2)
// The path is meant from where the command was typed.
const args = file ? [path.resolve(process.env.INIT_CWD ?? '.', file), ...more] : []
process.exitCode = await run24(['apps/server/src/bin/keys.ts', ...(verb ? [verb] : []), ...args])
