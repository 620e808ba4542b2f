// `npm run keys -- show | rotate | import file.p12`: the keys that seal files.
import path from 'node:path'
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
const [verb, file, ...more] = process.argv.slice(2)
// Relative to the folder where the command was typed.
const args = file ? [path.resolve(process.env.INIT_CWD ?? '.', file), ...more] : []
process.exitCode = await runWithSettings([
  'apps/server/src/bin/keys.ts',
  ...(verb ? [verb] : []),
  ...args,
])
