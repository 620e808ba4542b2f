// `npm start`: installs and builds what is missing, then starts the server.
import { ensureInstalled, ensureWebBuilt, runWithSettings } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
process.exitCode = await runWithSettings(['apps/server/src/main.ts'])
