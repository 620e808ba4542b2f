// `npm run verify -- file.pdf [root.pem]`: checks a sealed file, offline.
import path from 'node:path'
import { ensureInstalled, root, run24 } from './setup.mjs'

ensureInstalled()
// Paths are meant from where the command was typed.
const from = process.env.INIT_CWD ?? process.cwd()
const entry = path.join(root, 'apps/server/src/bin/verify.ts')
process.exitCode = await run24([entry, ...process.argv.slice(2)], { cwd: from })
