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
// With a channel, by whose end the server learns that this process is gone, also if it was killed.
process.exitCode = await runWithSettings([...serverFlags, 'apps/server/dist/main.js'], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
