// `npm run dev`: the server and the web app, both with reload.
import { ensureInstalled, ensureWebBuilt, runWithSettings } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
process.exitCode = await runWithSettings(['dev/dev-servers.mjs'])
