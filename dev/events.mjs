// `npm run events -- verify`: checks the hash chains of the recorded events.
import { ensureCommandsInstalled, runWithSettings } from './setup.mjs'

ensureCommandsInstalled()
process.exitCode = await runWithSettings([
  'apps/server/src/bin/events.ts',
  ...process.argv.slice(2),
])
