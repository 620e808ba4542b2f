// `npm run verify -- file.pdf [root.pem]`: checks a sealed file, offline.
import path from 'node:path'
import { ensureCommandsInstalled, root, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
// Relative to the folder where the command was typed.
const from = process.env.INIT_CWD ?? process.cwd()
const entry = path.join(root, 'apps/server/src/bin/verify.ts')
process.exitCode = await runWithSettings([entry, ...process.argv.slice(2)], { cwd: from })
