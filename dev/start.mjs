// `npm start`: installs and builds what is missing, then starts the server.
import {
  ensureInstalled,
  ensureServerBuilt,
  ensureWebBuilt,
  runWithSettings,
  serverFlags,
} from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
ensureServerBuilt()
process.exitCode = await runWithSettings([...serverFlags, 'apps/server/dist/main.js'])
