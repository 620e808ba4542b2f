// `npm start`: installs and builds what is missing, then starts the server.
import { ensureInstalled, ensureWebBuilt, runWithSettings, serverFlags } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
process.exitCode = await runWithSettings([...serverFlags, 'apps/server/src/main.ts'])
